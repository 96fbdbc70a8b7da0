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
let nextId = 1;
/** Stepping back takes its time: an entry made meanwhile would be what is stepped over. */
let steppedBack: Promise<void> = Promise.resolve();
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
    if (done) done();
    else gone.close();
  }
}

/** Adds the entry. The returned function takes it back and resolves when history stands where it stood before. */
export function openOverlay(close: () => void): () => Promise<void> {
  if (!listening) {
    addEventListener('popstate', onPop);
    listening = true;
  }
  const overlay = { id: nextId++, close };
  let state: 'opening' | 'open' | 'closed' = 'opening';
  async function open(): Promise<void> {
    await steppedBack;
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
    steppedBack = new Promise((resolve) => {
      waiting.set(overlay.id, resolve);
      history.back();
    });
    return steppedBack;
  };
}
