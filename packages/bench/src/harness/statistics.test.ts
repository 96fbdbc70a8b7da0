import { describe, expect, it } from 'vitest';
import { median, medianRatio, percentile } from './statistics.ts';

describe('median', () => {
  it('takes the middle, or the mean of the two in the middle', () => {
    expect(median([5, 1, 3])).toBe(3);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect(median([7])).toBe(7);
  });

  it('compares numbers as numbers and leaves its input alone', () => {
    const values = [10, 9, 100];
    expect(median(values)).toBe(10);
    expect(values).toEqual([10, 9, 100]);
  });

  it('of nothing is not a number', () => {
    expect(median([])).toBeNaN();
  });
});

describe('percentile', () => {
  const hundred = Float64Array.from({ length: 100 }, (_, index) => index + 1);

  it('is the smallest value that the share does not exceed', () => {
    expect(percentile(hundred, 0.5)).toBe(50);
    expect(percentile(hundred, 0.95)).toBe(95);
    expect(percentile(hundred, 1)).toBe(100);
  });

  it('of one value is that value', () => {
    expect(percentile([3], 0.95)).toBe(3);
    expect(percentile([3], 0)).toBe(3);
  });

  it('of nothing is not a number', () => {
    expect(percentile([], 0.5)).toBeNaN();
  });
});

describe('medianRatio', () => {
  it('compares within rounds, so that a machine which slows down changes nothing', () => {
    expect(medianRatio([60, 30, 6], [100, 50, 10])).toBeCloseTo(0.6);
  });

  it('forgives one odd round', () => {
    expect(medianRatio([6, 6, 600], [10, 10, 10])).toBeCloseTo(0.6);
  });
});
