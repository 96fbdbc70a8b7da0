import { serverNow } from '../platform/clock.ts';
import { historyAtRest, stepBack } from '../platform/history-steps.ts';

/**
 * An open overlay owns one history entry, so that "back" closes it first (research: overlays, then pages, then leave).
 * Entries are made and taken back here only.
 */
interface OpenOverlay {
  id: number;
  close: () => void;
}

const stack: OpenOverlay[] = [];
const waiting = new Map<number, () => void>();
const takenBack: (() => void)[] = [];
/** Of this page alone: an entry that an earlier one left behind must not be taken for one of ours. */
let nextId = serverNow();
let listening = false;

function overlayIdOf(state: unknown): number | undefined {
  return (state as { overlay?: number } | null)?.overlay;
}

function onPop(): void {
  const shown = overlayIdOf(history.state);
  while (stack.length > 0 && stack.at(-1)?.id !== shown) {
    const gone = stack.pop();
    if (!gone) return;
    const done = waiting.get(gone.id);
    waiting.delete(gone.id);
    if (done) takenBack.push(done);
    else gone.close();
  }
  // A caller that waits may navigate, so it hears once no stale entry is left to step off.
  if (!dropStaleOverlays()) for (const done of takenBack.splice(0)) done();
}

function listen(): void {
  if (listening) return;
  addEventListener('popstate', onPop);
  listening = true;
}

/**
 * Steps off an entry whose overlay is not there, for a reload took it or the person went on from it; gives whether it does.
 * Called once as the page starts, and from then on by itself.
 */
export function dropStaleOverlays(): boolean {
  listen();
  const shown = overlayIdOf(history.state);
  const isStale = shown !== undefined && stack.every(({ id }) => id !== shown);
  if (isStale) void stepBack();
  return isStale;
}

/** Adds the entry. The returned function takes it back and resolves when history stands where it stood before. */
export function openOverlay(close: () => void): () => Promise<void> {
  listen();
  const overlay = { id: nextId++, close };
  let state: 'opening' | 'open' | 'closed' = 'opening';
  async function open(): Promise<void> {
    // An entry made during a step would be what is stepped over.
    await historyAtRest();
    if (state !== 'opening') return;
    state = 'open';
    stack.push(overlay);
    history.pushState({ ...(history.state as object | null), overlay: overlay.id }, '');
  }
  // Not at once: React's strict mode opens, closes and opens again in one go.
  setTimeout(() => void open());
  return () => {
    const was = state;
    state = 'closed';
    if (was !== 'open') return Promise.resolve();
    const place = stack.indexOf(overlay);
    if (place < 0) return Promise.resolve();
    if (overlayIdOf(history.state) !== overlay.id) {
      // Something navigated away above us: the entry is buried, and stepping back would undo that navigation.
      stack.splice(place, 1);
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      waiting.set(overlay.id, resolve);
      void stepBack();
    });
  };
}
