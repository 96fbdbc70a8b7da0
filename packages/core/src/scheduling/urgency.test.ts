import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priorityCodes } from '../order/source.ts';
import { urgencyOf } from './urgency.ts';

const codes = fc.constantFrom(...priorityCodes);
const minutes = fc.integer({ min: -10_000, max: 10_000 });

describe('how urgent something is', () => {
  it('puts an urgent order before a calm one that is as late or due as soon', () => {
    expect(urgencyOf(1, -10)).toBeLessThan(urgencyOf(3, -10));
    expect(urgencyOf(1, 60)).toBeLessThan(urgencyOf(3, 60));
    expect(urgencyOf(3, -100)).toBeLessThan(urgencyOf(1, -10));
    expect(urgencyOf(3, 10)).toBeLessThan(urgencyOf(1, 60));
  });

  it('never puts what is in time before what is late, nor the less late of two alike first', () => {
    fc.assert(
      fc.property(codes, codes, minutes, minutes, (one, other, left, more) => {
        if (left <= 0 && more > 0) expect(urgencyOf(one, left)).toBeLessThan(urgencyOf(other, more));
        if (left < more) expect(urgencyOf(one, left)).toBeLessThan(urgencyOf(one, more));
      }),
    );
  });
});
