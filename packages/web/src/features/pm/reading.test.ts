import { describe, expect, it } from 'vitest';
import { beyond, placeOnScale, readingOf } from './reading.ts';

describe('a reading', () => {
  it.each([
    ['24.5', 24.5],
    [' 24,5 ℃', 24.5],
    ['２４．５', 24.5],
    ['-3度', -3],
    ['－３ ℃', -3],
    ['− 3', -3],
    ['1,234 V', 1234],
    ['１，２３４．５', 1234.5],
    ['1 234.5 kPa', 1234.5],
    ['24。5', 24.5],
    ['58%', 58],
    ['二十四点五', 24.5],
    ['二十四点五摄氏度', 24.5],
    ['一百零五', 105],
    ['十二', 12],
    ['二百三十', 230],
    ['负三点零五', -3.05],
    ['二四点五', 24.5],
    ['两百', 200],
  ])('is understood however it is typed or said: %s', (typed, value) => expect(readingOf(typed)).toBe(value));

  it.each(['', '正常', '点五', 'abc', '1,2345'])('is nothing where no number stands: %s', (typed) =>
    expect(readingOf(typed)).toBeUndefined(),
  );

  it('is told by how much it is out of its limits', () => {
    expect(beyond(6.8, { min: 3, max: 6 })).toBe(0.8);
    expect(beyond(12.1, { min: 12.6 })).toBe(-0.5);
    expect(beyond(5, { min: 3, max: 6 })).toBe(0);
    expect(beyond(5, {})).toBe(0);
  });

  it('stands on a scale beside its limits', () => {
    const { at, from, to } = placeOnScale(6.8, { min: 3, max: 6 });
    expect(from).toBeLessThan(to);
    expect(at).toBeGreaterThan(to);
    expect(placeOnScale(1000, { min: 3, max: 6 }).at).toBe(100);
    expect(placeOnScale(10, { max: 80 }).from).toBe(0);
  });
});
