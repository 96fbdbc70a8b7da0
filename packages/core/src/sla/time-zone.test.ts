import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateOfDay, dayMs, dayOfDate, isTimeZone, timeZone, weekdayOf } from './time-zone.ts';

const zones = [
  'Asia/Shanghai',
  'America/New_York',
  'Europe/Berlin',
  'Africa/Cairo',
  'Australia/Lord_Howe',
  'UTC',
];
const instants = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2030, 0) });

describe('time zones', () => {
  it('are known by every name that they have, and by no other', () => {
    const real = [
      'UTC',
      'Asia/Kolkata',
      'Asia/Calcutta',
      'Europe/Kyiv',
      'Asia/Shanghai',
      'America/Argentina/Ushuaia',
    ];
    expect(real.filter((name) => !isTimeZone(name))).toEqual([]);
    expect(['Asia/Shangai', '+08:00', '-03', '', 'Mars/Olympus', '\0'].filter(isTimeZone)).toEqual([]);
  });

  it('agree with Intl about the local time of any instant', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), instants, (name, instant) => {
        const local = new Date(instant + timeZone(name).offsetMs(instant)).toISOString().slice(0, 19);
        const text = new Intl.DateTimeFormat('sv-SE', {
          timeZone: name,
          dateStyle: 'short',
          timeStyle: 'medium',
        }).format(instant);
        expect(local.replace('T', ' ')).toBe(text);
      }),
    );
  });

  it('find the day that holds an instant, also when a day has no midnight', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), instants, (name, instant) => {
        const zone = timeZone(name);
        const day = zone.dayOf(instant);
        expect(zone.dayStart(day)).toBeLessThanOrEqual(instant);
        expect(zone.dayStart(day + 1)).toBeGreaterThan(instant);
      }),
    );
  });

  it('turn a local time back into its instant, except where the clocks skip or repeat it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...zones), instants, (name, instant) => {
        const zone = timeZone(name);
        const local = instant + zone.offsetMs(instant);
        const found = zone.instantOf(local);
        expect(found + zone.offsetMs(found)).toBe(local);
        expect(found).toBeLessThanOrEqual(instant);
      }),
    );
  });

  it('take a time that the clocks skip with the offset before the change', () => {
    const skipped = Date.UTC(2026, 2, 8, 2, 30);
    expect(timeZone('America/New_York').instantOf(skipped)).toBe(Date.UTC(2026, 2, 8, 7, 30));
  });

  it('know the long and the short day of the year', () => {
    const zone = timeZone('America/New_York');
    const length = (date: string) => zone.dayStart(dayOfDate(date) + 1) - zone.dayStart(dayOfDate(date));
    expect(length('2026-03-08')).toBe(dayMs - 3_600_000);
    expect(length('2026-11-01')).toBe(dayMs + 3_600_000);
  });

  it('refuse a zone that does not exist', () => {
    expect(() => timeZone('Nowhere/Land')).toThrow(RangeError);
  });
});

describe('days', () => {
  it('are read from their dates, weeks beginning on Monday', () => {
    expect(dateOfDay(dayOfDate('2026-11-20'))).toBe('2026-11-20');
    expect(weekdayOf(dayOfDate('2026-11-20'))).toBe(4);
    expect(weekdayOf(dayOfDate('1969-12-28'))).toBe(6);
    expect(dayOfDate('no date')).toBeNaN();
  });
});
