import { describe, expect, it } from 'vitest';
import { driveCalls } from './drive-calls.ts';

/** A clock that goes on by a millisecond whenever it is read. */
function countingClock(): () => number {
  let ms = 0;
  return () => ms++;
}

describe('driveCalls', () => {
  it('keeps as many calls in flight as asked for, and ends', async () => {
    let now = 0;
    let most = 0;
    const result = await driveCalls(
      async () => {
        most = Math.max(most, ++now);
        await new Promise((resolve) => setImmediate(resolve));
        now--;
      },
      { inFlight: 5, forMs: 30 },
      countingClock(),
    );
    expect(most).toBe(5);
    expect(now).toBe(0);
    expect(result.callsPerSecond).toBeGreaterThan(0);
    expect(result.p95Ms).toBeGreaterThanOrEqual(result.p50Ms);
  });

  it('counts calls through, so that they can differ', async () => {
    const counts: number[] = [];
    const load = { inFlight: 2, forMs: 10 };
    const { calls } = await driveCalls(async (count) => counts.push(count), load, countingClock());
    expect(counts.length).toBe(calls);
    expect(counts.slice(0, 3)).toEqual([0, 1, 2]);
  });

  it('fails as soon as a call does', async () => {
    const failing = driveCalls(() => Promise.reject(new Error('refused')), { inFlight: 3, forMs: 1000 });
    await expect(failing).rejects.toThrow('refused');
  });
});
