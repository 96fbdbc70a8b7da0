import { beforeEach, expect, test, vi } from 'vitest';

/** A browser's history, which steps back some time after it is told to. */
function slowHistory(entries: { overlay?: number }[] = [{}]) {
  const listeners: (() => void)[] = [];
  vi.stubGlobal('addEventListener', (_name: string, listener: () => void) => listeners.push(listener));
  vi.stubGlobal('history', {
    get state() {
      return entries.at(-1);
    },
    pushState: (state: object) => void entries.push(state),
    back: () =>
      setTimeout(() => {
        entries.pop();
        for (const listener of listeners) listener();
      }, 50),
  });
  return entries;
}

let openOverlay: typeof import('./overlay-history.ts').openOverlay;
let dropStaleOverlays: typeof import('./overlay-history.ts').dropStaleOverlays;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  ({ openOverlay, dropStaleOverlays } = await import('./overlay-history.ts'));
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

test('back closes the overlay that is on top, and only that', async () => {
  const entries = slowHistory();
  const [below, above] = [vi.fn(), vi.fn()];
  openOverlay(below);
  openOverlay(above);
  await vi.runAllTimersAsync();
  expect(entries).toHaveLength(3);
  history.back();
  await vi.runAllTimersAsync();
  expect(above).toHaveBeenCalledOnce();
  expect(below).not.toHaveBeenCalled();
});

test('one that opens while another still takes back its entry keeps its own', async () => {
  const entries = slowHistory();
  const takeBack = openOverlay(vi.fn());
  await vi.runAllTimersAsync();
  const gone = takeBack();
  const close = vi.fn();
  openOverlay(close);
  await vi.runAllTimersAsync();
  await gone;
  expect(entries).toHaveLength(2);
  expect(close).not.toHaveBeenCalled();
  history.back();
  await vi.runAllTimersAsync();
  expect(close).toHaveBeenCalledOnce();
});

test('a page that was loaded anew with overlays open steps off the entries that they left', async () => {
  const entries = slowHistory([{}, { overlay: 1 }, { overlay: 2 }]);
  dropStaleOverlays();
  await vi.runAllTimersAsync();
  expect(entries).toEqual([{}]);
});

test('an overlay of this page is never taken for one that an earlier page left', async () => {
  const entries = slowHistory([{}, { overlay: 1 }]);
  const close = vi.fn();
  openOverlay(close);
  await vi.runAllTimersAsync();
  history.back();
  await vi.runAllTimersAsync();
  expect(close).toHaveBeenCalledOnce();
  expect(entries).toEqual([{}]);
});

test('back over an entry from which somebody went on leaves the screen at once', async () => {
  const entries = slowHistory();
  const takeBack = openOverlay(vi.fn());
  await vi.runAllTimersAsync();
  // A link in the overlay led on; the overlay went with its screen.
  entries.push({});
  await takeBack();
  history.back();
  await vi.runAllTimersAsync();
  expect(entries).toEqual([{}]);
});

test('whoever waits for an overlay to be gone hears of it when the stale entries below are gone, too', async () => {
  const entries = slowHistory();
  const takeBackBelow = openOverlay(vi.fn());
  const takeBackAbove = openOverlay(vi.fn());
  await vi.runAllTimersAsync();
  await takeBackBelow();
  const gone = takeBackAbove().then(() => entries.length);
  await vi.runAllTimersAsync();
  await expect(gone).resolves.toBe(1);
});
