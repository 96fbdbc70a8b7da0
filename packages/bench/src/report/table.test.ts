import { describe, expect, it } from 'vitest';
import type { Outcome } from '../harness/judge.ts';
import { formatTable } from './table.ts';

const outcome: Outcome = {
  name: 'sdk.call',
  work: 'one call',
  rounds: 7,
  thrownAway: 1,
  foreignCores: 0.123,
  rows: [
    {
      case: '50 in flight',
      measure: 'callsPerSecond',
      product: 41234.4,
      against: 'undici Pool',
      other: 56500,
      ratio: 0.7298,
      goal: { case: '50 in flight', measure: 'callsPerSecond', on: 'ratio', atLeast: 0.6 },
      met: true,
    },
    { case: '50 in flight', measure: 'p95Ms', product: 1.5 },
  ],
  unjudged: [{ case: 'orders list', measure: 'wallMs', on: 'ratio', atMost: 1, against: 'gh' }],
  met: true,
};

describe('formatTable', () => {
  it('lines up names to the left and numbers to the right', () => {
    const [head, first, second] = formatTable([outcome]).split('\n');
    expect(head).toBe('benchmark  case          measure  svcdesk   limit               ratio  goal');
    expect(first).toBe(
      'sdk.call   50 in flight  calls/s   41,234  56,500  undici Pool   0.73  ≥ 0.60 ×  met',
    );
    expect(second).toBe('sdk.call   50 in flight  p95 ms      1.50');
  });

  it('says below what was thrown away, what could not be judged and why something failed', () => {
    const failed = { ...outcome, met: false, failure: 'could not be measured: no browser' };
    const text = formatTable([failed]);
    expect(text).toContain('sdk.call: MISSED; 7 rounds, 1 thrown away, others used at most 0.12 cores');
    expect(text).toContain('not judged: orders list against gh, which is not installed');
    expect(text).toContain('could not be measured: no browser');
  });
});
