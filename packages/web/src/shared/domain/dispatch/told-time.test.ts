import { expect, it } from 'vitest';
import { lastTold } from './told-time.ts';

type Entries = Parameters<typeof lastTold>[0];

const day = Date.parse('2026-11-27T00:00:00.000Z');
const minuteMs = 60_000;
const at = (minutes: number) => new Date(day + minutes * minuteMs).toISOString();

/** An hour of the next day, at which it is planned. */
const start = (hour: number) => at((24 + hour) * 60);
const [ten, two, four] = [10, 14, 16].map(start) as [string, string, string];

const planned = (minutes: number, after: string, before?: string): Entries[number] => ({
  ...{ action: 'plan', internal: false, recordedAt: at(minutes) },
  changes: [{ field: 'planStart', before, after }],
});
const note = (minutes: number, more: Partial<Entries[number]> = {}): Entries[number] => ({
  ...{ action: 'progress', internal: false, recordedAt: at(minutes) },
  ...more,
});

it('is the time before those that were changed again before anything was sent', () => {
  const entries = [planned(0, ten), planned(300, two, ten), planned(310, four, two)];
  expect(lastTold(entries, two, day + 311 * minuteMs)).toBe(ten);
  const back = [planned(0, ten), planned(300, two, ten), planned(302, ten, two), planned(304, four, ten)];
  expect(lastTold(back, ten, day + 305 * minuteMs)).toBe(ten);
});

it('is the last one where the customer was told of it, or has seen it for an hour', () => {
  const told = [planned(0, ten), planned(300, two, ten), note(301), planned(310, four, two)];
  expect(lastTold(told, two, day + 311 * minuteMs)).toBe(two);
  const seen = [planned(0, ten), planned(300, two, ten), planned(360, four, two)];
  expect(lastTold(seen, two, day + 361 * minuteMs)).toBe(two);
});

it('is not made known by what customers do not see, or by what was sent before it', () => {
  const inside = [
    planned(0, ten),
    planned(300, two, ten),
    note(301, { internal: true }),
    planned(310, four, two),
  ];
  expect(lastTold(inside, two, day + 311 * minuteMs)).toBe(ten);
  const before = [planned(0, ten), note(299), planned(300, two, ten), planned(310, four, two)];
  expect(lastTold(before, two, day + 311 * minuteMs)).toBe(ten);
});

it('is the one it had where nothing was before it, or its history tells of none', () => {
  expect(lastTold([planned(300, two), planned(301, four, two)], two, day + 302 * minuteMs)).toBe(two);
  expect(lastTold([note(0, { action: 'accept' })], two, day)).toBe(two);
});
