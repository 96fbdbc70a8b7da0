import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { allCalls } from '../contract/docs/index.ts';
import type { Call } from '../contract/index.ts';
import { errorCodes, okStatus, SvcdeskError } from '../errors/index.ts';
import { type MockAnswer, mockTransport, sampleRequest } from '../testing/index.ts';
import { createCaller } from './caller.ts';
import { retryWaitMs } from './retry.ts';

const anyCall = fc.constantFrom(...allCalls);
const statuses = Object.values(errorCodes).flatMap((row) => ('status' in row ? [row.status] : []));
const anyAnswer: fc.Arbitrary<MockAnswer> = fc.oneof(
  fc.constant(new Error('cut')),
  fc.constantFrom(...statuses).map((status) => ({ status, headers: { 'retry-after': '0' } })),
  fc.constantFrom(404, 500, 502, 503, 504).map((http) => ({ text: '<html>', http })),
);

/** Makes one call against a server that always fails, and counts how often and under which keys it came. */
async function arrivals(call: Call, answers: MockAnswer[], retries: number) {
  const { transport, requests } = mockTransport(answers);
  const caller = createCaller({ baseUrl: 'http://desk', transport, retries, strict: false });
  const made = caller.raw(call, sampleRequest(call) as never).catch(() => {});
  await vi.runAllTimersAsync();
  await made;
  return requests.map(({ headers }) => headers['Idempotency-Key']);
}

// No test waits for the pause between two tries.
beforeAll(() => void vi.useFakeTimers());
afterAll(() => void vi.useRealTimers());

describe('sending again', () => {
  it('never repeats a call that forbids it, whatever goes wrong', async () => {
    const forbidding = allCalls.filter(({ retry }) => retry === false);
    expect(forbidding.map(({ id }) => id)).toContain('auth.login');
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...forbidding),
        anyAnswer,
        fc.nat(3),
        async (call, answer, retries) => {
          expect(await arrivals(call, [answer], retries)).toHaveLength(1);
        },
      ),
    );
  });

  it('never repeats a write without the key it was first sent with', async () => {
    await fc.assert(
      fc.asyncProperty(anyCall, anyAnswer, fc.nat(2), async (call, answer, retries) => {
        const keys = await arrivals(call, [answer], retries);
        expect(keys.length).toBeLessThanOrEqual(retries + 1);
        expect(new Set(keys).size).toBe(1);
        expect(keys[0] !== undefined).toBe(call.writes === true);
      }),
    );
  });

  it('repeats all others as often as it may when the line fails', async () => {
    await fc.assert(
      fc.asyncProperty(anyCall, fc.nat(3), async (call, retries) => {
        fc.pre(call.retry !== false);
        expect(await arrivals(call, [new Error('cut')], retries)).toHaveLength(retries + 1);
      }),
    );
  });

  it('never repeats what was answered, but for the answers that ask for it', async () => {
    const final = [okStatus, ...statuses.filter((status) => status !== 10007 && status !== 10503)];
    await fc.assert(
      fc.asyncProperty(anyCall, fc.constantFrom(...final), async (call, status) => {
        expect(await arrivals(call, [{ status }], 2)).toHaveLength(1);
      }),
    );
  });
});

describe('waiting before it', () => {
  it('doubles from half a second to eight seconds, half of it by chance', () => {
    const error = new SvcdeskError('network');
    const waits = (random: number) =>
      [1, 2, 3, 4, 5, 6, 20].map((attempt) => retryWaitMs(error, attempt, () => random));
    expect(waits(0)).toEqual([250, 500, 1000, 2000, 4000, 4000, 4000]);
    expect(waits(1)).toEqual([500, 1000, 2000, 4000, 8000, 8000, 8000]);
  });

  it('is as long as the server asks', () => {
    expect(retryWaitMs(new SvcdeskError('tooManyRequests', { retryAfterMs: 3000 }), 1, () => 1)).toBe(3000);
  });
});
