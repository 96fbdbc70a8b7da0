import { describe, expect, it } from 'vitest';
import { continueTrace, currentTrace, inTrace, traceHeaders, traceparent } from './trace.ts';

const id = '4bf92f3577b34da6a3ce929d0e0e4736';
const given = `00-${id}-00f067aa0ba902b7-00`;

describe('a trace', () => {
  it('goes on by a step of its own from what it was given', () => {
    const trace = continueTrace(given);
    expect(trace).toMatchObject({ traceId: id, flags: '00' });
    expect(trace.spanId).toMatch(/^(?!00f067aa0ba902b7)[\da-f]{16}$/);
    expect(continueTrace(`cc-${id}-00f067aa0ba902b7-01-what-will-be`).traceId).toBe(id);
  });

  it.each([
    undefined,
    null,
    '',
    'nonsense',
    `ff-${id}-00f067aa0ba902b7-01`,
    `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
    `00-${id}-${'0'.repeat(16)}-01`,
    `00-${id.toUpperCase()}-00f067aa0ba902b7-01`,
    `00-${id}-00f067aa0ba902b7-01'; DROP TABLE events; --`,
    `00-${id}-00f067aa0ba902b7-01-${'x'.repeat(300)}`,
  ])('begins anew where %j is given', (wrong) => {
    const { traceId, flags } = continueTrace(wrong);
    expect(traceId).toMatch(/^(?!4bf9)[\da-f]{32}$/);
    expect(flags).toBe('01');
  });

  it('is there for what is done in it, and told to others', async () => {
    expect([currentTrace(), traceparent(), traceHeaders()]).toEqual([undefined, undefined, {}]);
    const trace = continueTrace(given);
    await inTrace(trace, async () => {
      await Promise.resolve();
      const told = `00-${id}-${trace.spanId}-00`;
      expect([currentTrace(), traceparent(), traceHeaders()]).toEqual([trace, told, { traceparent: told }]);
    });
  });
});
