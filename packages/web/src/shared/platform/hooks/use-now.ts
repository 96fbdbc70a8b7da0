import { useSyncExternalStore } from 'react';
import { serverClock, serverNow } from '../clock.ts';

const tickMs = 30_000;
let nowMs = serverNow();
let timer: ReturnType<typeof setInterval> | undefined;
const listeners = new Set<() => void>();

function tick(): void {
  nowMs = serverNow();
  for (const listener of listeners) listener();
}

serverClock.subscribe(tick);

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    nowMs = serverNow();
    timer = setInterval(tick, tickMs);
    document.addEventListener('visibilitychange', tick);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}

/** The server's time in milliseconds, one clock for all cards of a page, moved every half minute. */
export function useNow(): number {
  return useSyncExternalStore(
    subscribe,
    () => nowMs,
    () => nowMs,
  );
}
