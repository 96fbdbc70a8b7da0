import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { orders } from '../contract/index.ts';
import type { SvcdeskError } from '../errors/index.ts';
import { type MockAnswer, mockTransport } from '../testing/index.ts';
import { type CallerOptions, createCaller } from './caller.ts';

const order = { orderId: '0193e4a0-0000-7000-8000-000000000001' };
const cut = new Error('connection reset');

function caller(answers: Parameters<typeof mockTransport>[0], options: Partial<CallerOptions> = {}) {
  const { transport, requests } = mockTransport(answers);
  return { requests, ...createCaller({ baseUrl: 'http://desk', transport, random: () => 0, ...options }) };
}

/** The error of a call that does not succeed. */
function failing(call: Promise<unknown>): Promise<SvcdeskError> {
  return call.then(
    () => Promise.reject(new Error('it succeeded')),
    (error: SvcdeskError) => error,
  );
}

it('does not try again what its caller has ended, and tells of no attempt that was not made', async () => {
  const heard: string[] = [];
  const note = (name: string) => () => void heard.push(name);
  const hooks = { request: note('request'), retry: note('retry') };
  const timeUp = new DOMException('The time is up.', 'TimeoutError');
  const ending = new AbortController();
  const { call, requests } = caller(
    () => {
      ending.abort(timeUp);
      return cut;
    },
    { hooks },
  );
  expect(await failing(call(orders.detail, order, { signal: ending.signal }))).toMatchObject({
    code: 'timeout',
    cause: timeUp,
  });
  expect([heard, requests.length]).toEqual([['request'], 1]);
  await failing(call(orders.detail, order, { signal: ending.signal }));
  expect([heard, requests.length]).toEqual([['request'], 1]);
  const meanwhile = new AbortController();
  const inPause = caller([cut], { hooks: { ...hooks, retry: () => meanwhile.abort() } });
  const ended = await failing(inPause.call(orders.detail, order, { signal: meanwhile.signal }));
  expect([ended.code, heard, inPause.requests.length]).toEqual(['aborted', ['request', 'request'], 1]);
});

describe('the time of a call', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const silent = new Promise<never>(() => {});

  /** What becomes of a call, how often it was sent and how long it took. */
  async function outcome(answers: (count: number) => MockAnswer | Promise<MockAnswer>, options = {}) {
    const { call, requests } = caller((_, count) => answers(count));
    const begunAt = Date.now();
    const failed = failing(call(orders.detail, order, options)).then(({ code, message }) => ({
      code,
      message,
      tookMs: Date.now() - begunAt,
    }));
    await vi.runAllTimersAsync();
    return { ...(await failed), sent: requests.length };
  }

  it('is that of all its attempts together', async () => {
    const hangsThen = (count: number) => (count === 1 ? new Error('cut') : silent);
    expect(await outcome(hangsThen, { timeoutMs: 300 })).toEqual({
      code: 'timeout',
      message: expect.stringContaining('waited 300 ms'),
      tookMs: 300,
      sent: 2,
    });
    expect(await outcome(() => silent)).toMatchObject({ code: 'timeout', tookMs: 30_000, sent: 1 });
  });

  it('is over where there is none left for another attempt, which is not waited for', async () => {
    expect(await outcome(() => new Error('cut'), { timeoutMs: 700 })).toMatchObject({
      code: 'network',
      tookMs: 250,
      sent: 2,
    });
    const busy = { status: 10503, http: 503, headers: { 'retry-after': '60' } };
    expect(await outcome(() => busy)).toMatchObject({ code: 'unavailable', tookMs: 0, sent: 1 });
  });
});
