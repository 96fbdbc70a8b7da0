import { describe, expect, it } from 'vitest';
import { dayPart, loadLevel, percent } from './home.ts';

describe('the home page', () => {
  it('greets by the hour', () => {
    expect([3, 5, 10, 11, 13, 17, 18, 22, 23].map(dayPart)).toEqual([
      'night',
      'morning',
      'morning',
      'noon',
      'afternoon',
      'afternoon',
      'evening',
      'evening',
      'night',
    ]);
  });

  it('calls a day free below 0.6 and overbooked above 1', () => {
    expect([0, 0.5999, 0.6, 1, 1.0001].map(loadLevel)).toEqual(['free', 'free', 'full', 'full', 'over']);
    expect(percent(0.8249)).toBe('82%');
  });
});
