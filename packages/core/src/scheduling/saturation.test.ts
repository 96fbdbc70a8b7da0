import { describe, expect, it } from 'vitest';
import { capacityMinutes, plannedDay, saturationLevel, saturationOf, saturationStep } from './index.ts';

const hourMs = 3_600_000;
const midnight = Date.UTC(2026, 10, 20);
const at = (hours: number) => midnight + hours * hourMs;
const span = (from: number, to: number) => ({ from: at(from), to: at(to) });
const day = span(0, 24);
const office = [span(8.5, 17.5)];

describe('capacity', () => {
  it('is a workday when the calendar opens, and nothing when it does not', () => {
    expect(capacityMinutes({ day, opening: office, leaves: [] })).toBe(480);
    expect(capacityMinutes({ day, opening: [], leaves: [] })).toBe(0);
  });

  it('of a shift is its minutes less the break', () => {
    const shifts = [{ ...span(8.5, 17.5), breakMinutes: 60 }];
    expect(capacityMinutes({ day, shifts, opening: [], leaves: [] })).toBe(480);
    expect(capacityMinutes({ day, shifts: [], opening: office, leaves: [] })).toBe(0);
  });

  it('of a shift across midnight is shared by both days', () => {
    const shifts = [{ ...span(22, 30), breakMinutes: 0 }];
    expect(capacityMinutes({ day, shifts, opening: [], leaves: [] })).toBe(120);
    expect(capacityMinutes({ day: span(24, 48), shifts, opening: [], leaves: [] })).toBe(360);
  });

  it('is lessened by leave, overlapping leave once', () => {
    const leaves = [span(8, 13), span(10, 13)];
    expect(capacityMinutes({ day, opening: office, leaves })).toBe(240);
    expect(capacityMinutes({ day, opening: office, leaves: [span(-24, 48)] })).toBe(0);
  });

  it('does not depend on the order in which leaves stand', () => {
    const leaves = [span(9, 10), span(8, 13), span(16.5, 17.5), span(12, 13)];
    for (const order of [leaves, leaves.toReversed(), [span(12, 13), ...leaves.slice(0, 3)]]) {
      expect(capacityMinutes({ day, opening: office, leaves: order })).toBe(187);
    }
  });

  it('of a shift is lessened by the part of it that leave covers', () => {
    const shifts = [{ ...span(8, 16), breakMinutes: 60 }];
    expect(capacityMinutes({ day, shifts, opening: [], leaves: [span(12, 20)] })).toBe(210);
    // Leave after midnight takes nothing from the evening before.
    const night = [{ ...span(22, 30), breakMinutes: 0 }];
    expect(capacityMinutes({ day, shifts: night, opening: [], leaves: [span(24, 30)] })).toBe(120);
    expect(capacityMinutes({ day: span(24, 48), shifts: night, opening: [], leaves: [span(22, 24)] })).toBe(
      360,
    );
  });

  it('takes nothing from shifts of other days, of no length, or from openings of none', () => {
    const shifts = [span(24, 32), span(-8, 0), span(9, 9)].map((each) => ({ ...each, breakMinutes: 60 }));
    expect(capacityMinutes({ day, shifts, opening: [], leaves: [] })).toBe(0);
    expect(capacityMinutes({ day, opening: [span(9, 9)], leaves: [] })).toBe(0);
  });
});

describe('what is planned', () => {
  const entry = (id: string, from: number, to: number, siteId?: string) => ({
    id,
    planStart: at(from),
    planEnd: at(to),
    siteId,
  });

  it('counts only the minutes inside the day, at any hour', () => {
    const planned = plannedDay(day, [entry('a', -2, 1), entry('b', 23, 26), entry('c', 30, 31)], 480, 30);
    expect(planned.parts.map((part) => [part.id, part.minutes])).toEqual([
      ['a', 60],
      ['b', 60],
    ]);
    expect(planned.minutes).toBe(120);
  });

  it('adds up overlaps and marks them', () => {
    const planned = plannedDay(day, [entry('a', 9, 11), entry('b', 10, 12), entry('c', 12, 13)], 480, 30);
    expect(planned.minutes).toBe(300);
    expect(planned.parts.map((part) => part.conflict)).toEqual([true, true, false]);
  });

  it('goes by time, then by id, however the entries stand', () => {
    const entries = [
      entry('d', 11, 12),
      entry('c', 9, 10),
      entry('a', 9, 10),
      entry('b', 9, 10),
      entry('e', 8, 9),
    ];
    for (const order of [entries, entries.toReversed()]) {
      expect(plannedDay(day, order, 480, 30).parts.map(({ id }) => id)).toEqual(['e', 'a', 'b', 'c', 'd']);
    }
  });

  it('marks no entries that only touch or stand apart', () => {
    const planned = plannedDay(day, [entry('a', 9, 10), entry('b', 10, 11), entry('c', 12, 13)], 480, 30);
    expect(planned.parts.map((part) => part.conflict)).toEqual([false, false, false]);
  });

  it('counts the way only on the day that it is gone', () => {
    const entries = [entry('a', -2, 2, 's'), entry('b', 24, 25, 's')];
    expect(plannedDay(day, entries, 480, 30).parts).toMatchObject([
      { id: 'a', minutes: 120, travelMinutes: 0 },
    ]);
    const next = plannedDay(span(24, 48), entries, 480, 30);
    expect(next.parts).toMatchObject([{ id: 'b', minutes: 90, travelMinutes: 30 }]);
  });

  it('counts the way to a site unless one is there already', () => {
    const entries = [
      entry('a', 9, 10, 's'),
      entry('b', 10, 11, 's'),
      entry('c', 11, 12),
      entry('d', 12, 13, 's'),
    ];
    expect(plannedDay(day, entries, 480, 30).parts.map((part) => part.minutes)).toEqual([90, 60, 60, 90]);
  });

  it('takes the whole capacity when it is for all day', () => {
    const all = { ...entry('a', 0, 24), allDay: true };
    expect(plannedDay(day, [all], 240, 30).minutes).toBe(240);
    expect(plannedDay(day, [all], 0, 30).minutes).toBe(480);
  });
});

describe('saturation', () => {
  it('is never infinite', () => {
    expect(saturationOf(0, 0)).toBe(0);
    expect(saturationOf(240, 0)).toBe(1.5);
    expect(saturationOf(160, 480)).toBe(0.3333);
  });

  it('has three levels', () => {
    expect([0.5999, 0.6, 1, 1.0001].map(saturationLevel)).toEqual(['free', 'busy', 'busy', 'overloaded']);
  });

  it('has shades that part its levels and never cross them', () => {
    expect([0, 0.01, 0.35, 0.36, 0.59, 0.6, 0.85, 0.86, 1, 1.01].map(saturationStep)).toEqual([
      0, 1, 1, 2, 2, 3, 3, 4, 4, 5,
    ]);
  });
});
