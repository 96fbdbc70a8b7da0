import { describe, expect, it } from 'vitest';
import { distanceMeters, isOutside } from './site-range.ts';

describe('the range of a site', () => {
  it('is measured along the earth', () => {
    const bund = { latitude: 31.2397, longitude: 121.4906 };
    const airport = { latitude: 31.1443, longitude: 121.8083 };
    expect(distanceMeters(bund, bund)).toBe(0);
    expect(Math.round(distanceMeters(bund, airport) / 1000)).toBe(32);
    expect(distanceMeters(bund, airport)).toBeCloseTo(distanceMeters(airport, bund), 6);
  });

  it('ends at 500 metres, the doubt of the fix taken off', () => {
    expect([isOutside(500, 0), isOutside(501, 0), isOutside(600, 100), isOutside(601, 100)]).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });

  it('is not judged by a fix that is too vague', () => {
    expect([isOutside(50_000, 2_000), isOutside(50_000, 2_001)]).toEqual([true, false]);
  });
});
