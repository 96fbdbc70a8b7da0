import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Database } from './db/index.ts';
import { type Chore, startHousekeeping } from './housekeeping.ts';

const db = {} as Database;
const at = new Date('2026-11-20T05:24:00.000Z');
const log = { error: vi.fn() };

beforeEach(() => {
  vi.useFakeTimers();
  log.error.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

it('does each chore as often as it asks, with the time it is then', async () => {
  const run = vi.fn(async () => {});
  const stop = startHousekeeping(db, () => at, log, [{ name: 'often', everyMs: 1_000, run }]);
  await vi.advanceTimersByTimeAsync(3_500);
  expect(run).toHaveBeenCalledTimes(3);
  expect(run).toHaveBeenCalledWith(db, at);
  await stop();
});

it('does not start a chore again beside itself, and waits for it when stopped', async () => {
  const slow = Promise.withResolvers<void>();
  const run = vi.fn(() => slow.promise);
  const stop = startHousekeeping(db, () => at, log, [{ name: 'slow', everyMs: 1_000, run }]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(run).toHaveBeenCalledTimes(1);
  let stopped = false;
  const stopping = stop().then(() => {
    stopped = true;
  });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(stopped).toBe(false);
  slow.resolve();
  await stopping;
  expect(run).toHaveBeenCalledTimes(1);
});

it('says which chore failed and tries it again', async () => {
  const failure = new Error('no database');
  const broken: Chore = { name: 'broken', everyMs: 1_000, run: vi.fn(() => Promise.reject(failure)) };
  const stop = startHousekeeping(db, () => at, log, [broken]);
  await vi.advanceTimersByTimeAsync(2_500);
  expect(log.error.mock.calls).toEqual([
    [{ err: failure, chore: 'broken' }, 'housekeeping failed'],
    [{ err: failure, chore: 'broken' }, 'housekeeping failed'],
  ]);
  await stop();
});
