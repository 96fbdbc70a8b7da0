import { type CallHooks, createCallBack, numberBy } from './callbacks.ts';
import { aheadAfter, type CallerClock } from './clock-ahead.ts';
import { guardStorage } from './session/guarded-storage.ts';
import type { SessionStorage } from './session/storage.ts';

/**
 * The server's time on a device whose own clock may be wrong, as the replies of the server tell it. Whatever is compared
 * with an instant of the server, and the `at` of an action, goes by it.
 */
export interface ServerClock extends CallerClock {
  /** The same once a reply of this run has told it; undefined until then. */
  told(): number | undefined;
  /** Hears when the clock was put right; gives back what ends the listening. */
  subscribe(listener: () => void): () => void;
  /** What to wait for before `now` goes by what was kept, with a storage that is asynchronous; nothing otherwise. */
  ready?: (() => PromiseLike<unknown> | undefined) | undefined;
}

/** How the server's clock is made. */
export interface ServerClockOptions {
  /** The device's clock: milliseconds since 1970. */
  clock?: (() => number) | undefined;
  /** Where the difference of the two clocks outlives the program, so that it is known before there is a network. */
  storage?: SessionStorage | undefined;
  /** Key in the storage. */
  key?: string | undefined;
  /** `error` gets failures of the storage or a listener; the clock goes on in memory and with other listeners. */
  hooks?: Pick<CallHooks, 'error'> | undefined;
}

/** Makes a {@link ServerClock}. */
export function createServerClock(options: ServerClockOptions = {}): ServerClock {
  const { storage, key = 'svcdesk.clock', hooks } = options;
  const callBack = createCallBack('clock', hooks);
  const device = numberBy(callBack, 'clock', options.clock, Date.now);
  const kept = storage && guardStorage(storage, key, callBack);
  const listeners = new Set<() => void>();
  let aheadMs = keptAheadMs();
  let heard = false;
  let ready: Promise<unknown> | undefined = kept?.load()?.then(() => {
    ready = undefined;
    const keptMs = keptAheadMs();
    if (keptMs === aheadMs) return;
    // What a reply has told meanwhile is newer.
    if (heard) return void kept.write(String(aheadMs));
    aheadMs = keptMs;
    emit();
  });

  function keptAheadMs(): number {
    return Number(kept?.read()) || 0;
  }

  function emit() {
    for (const listener of [...listeners]) callBack(listener);
  }

  const now = () => device() + aheadMs;

  return {
    device,
    now,
    told: () => (heard ? now() : undefined),
    learn(reply, sentAtMs, heardAtMs) {
      const next = aheadAfter(reply, sentAtMs, heardAtMs, aheadMs);
      if (next === undefined) return;
      const first = !heard;
      heard = true;
      if (next !== aheadMs) {
        aheadMs = next;
        kept?.write(String(aheadMs));
      } else if (!first) return;
      emit();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ready: () => ready,
  };
}
