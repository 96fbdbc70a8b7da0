import { describe, expect, it } from 'vitest';
import { dayWithRoom, firstGap } from './free-time.ts';

const clock = (time: string) => `2026-01-05T${time}:00.000Z`;

describe('a time that is free', () => {
  it('is on the first day with room for the work', () => {
    const days = [
      { date: '2026-01-05', saturation: 1, plannedMinutes: 470, capacityMinutes: 480 },
      { date: '2026-01-06', saturation: 0, plannedMinutes: 0, capacityMinutes: 0 },
      { date: '2026-01-07', saturation: 0.5, plannedMinutes: 240, capacityMinutes: 480 },
    ];
    expect(dayWithRoom(days, 60)?.date).toBe('2026-01-07');
    expect(dayWithRoom(days, 10)?.date).toBe('2026-01-05');
    expect(dayWithRoom(days, 600)).toBeUndefined();
  });

  it('lies over nothing that is planned', () => {
    const planned = [
      { start: clock('03:00'), end: clock('04:00') },
      { start: clock('01:30'), end: clock('02:30') },
      { start: clock('06:00'), end: clock('07:00') },
    ];
    expect(firstGap(planned, clock('01:00'), 60)).toBe(clock('04:00'));
    expect(firstGap(planned, clock('01:00'), 30)).toBe(clock('01:00'));
    expect(firstGap(planned, clock('04:00'), 240)).toBe(clock('07:00'));
    expect(firstGap([], clock('01:00'), 60)).toBe(clock('01:00'));
  });
});
