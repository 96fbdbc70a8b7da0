import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pause, timerMaxMs } from './pause.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('lasts as long as it is told', async () => {
  const ended = vi.fn();
  void pause(1000).then(ended);
  await vi.advanceTimersByTimeAsync(999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalled();
});

it('is ended by its signal, and does not begin when that has ended already', async () => {
  const stopped = new AbortController();
  const ended = vi.fn();
  void pause(60_000, stopped.signal).then(ended);
  stopped.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect(ended).toHaveBeenCalledTimes(1);
  void pause(60_000, stopped.signal).then(ended);
  await vi.advanceTimersByTimeAsync(0);
  expect(ended).toHaveBeenCalledTimes(2);
  expect(vi.getTimerCount()).toBe(0);
});

it('of more than a timer can hold is no pause of nothing', async () => {
  const ended = vi.fn();
  void pause(timerMaxMs * 2).then(ended);
  await vi.advanceTimersByTimeAsync(timerMaxMs - 1);
  expect(ended).not.toHaveBeenCalled();
});
