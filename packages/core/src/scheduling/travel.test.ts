import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultTravel, wayMinutes } from './travel.ts';

const tower = { latitude: 31.2397, longitude: 121.4998 };
const square = { latitude: 31.2304, longitude: 121.4737 };
const place = fc.record({
  latitude: fc.double({ min: -80, max: 80, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('the way between two places', () => {
  it('takes the straight line made longer by 1.4, at the speed of the tenant', () => {
    // 2.69 km straight are 3.76 km of road.
    expect(wayMinutes(tower, square, { kmPerHour: 30, unknownMinutes: 30 })).toBe(8);
    expect(wayMinutes(tower, square, { kmPerHour: 60, unknownMinutes: 30 })).toBe(4);
  });

  it('takes what is allowed for unknown ways where an end is not known', () => {
    expect(wayMinutes(undefined, square, defaultTravel)).toBe(30);
    expect(wayMinutes(tower, undefined, { kmPerHour: 30, unknownMinutes: 45 })).toBe(45);
  });

  it('takes nothing to where one is, and as long there as back', () => {
    fc.assert(
      fc.property(place, place, (a, b) => {
        expect(wayMinutes(a, a, defaultTravel)).toBe(0);
        expect(wayMinutes(a, b, defaultTravel)).toBe(wayMinutes(b, a, defaultTravel));
        expect(Number.isInteger(wayMinutes(a, b, defaultTravel))).toBe(true);
      }),
    );
  });
});
