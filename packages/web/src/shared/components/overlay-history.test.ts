import { beforeEach, expect, test, vi } from 'vitest';

/** A browser's history, which steps back some time after it is told to. */
function slowHistory() {
  const entries: { overlay?: number }[] = [{}];
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

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  ({ openOverlay } = await import('./overlay-history.ts'));
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
