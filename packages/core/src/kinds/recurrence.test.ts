import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  besideHoliday,
  nextOccurrence,
  occurrence,
  type PlanRhythm,
  wantedBy,
} from './recurrence.ts';

const never = () => false;
const monthly: PlanRhythm = {
  every: { count: 1, unit: 'month' },
  anchorOn: '2026-01-31',
  mode: 'fixed',
  onHoliday: 'keep',
};
const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('days of a plan', () => {
  it('fall back to the last of a short month and come back to the 31st', () => {
    const days = [0, 1, 2, 3].map((n) => occurrence(monthly.anchorOn, monthly.every, n));
    expect(days).toEqual(['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30']);
    expect(addMonths('2028-02-29', 12)).toBe('2029-02-28');
  });

  it('grow strictly, whatever the unit', () => {
    const units = fc.constantFrom('day', 'week', 'month', 'quarter', 'year') as fc.Arbitrary<
      PlanRhythm['every']['unit']
    >;
    fc.assert(
      fc.property(day, units, fc.integer({ min: 1, max: 12 }), fc.nat(50), (anchor, unit, count, n) => {
        expect(occurrence(anchor, { count, unit }, n + 1) > occurrence(anchor, { count, unit }, n)).toBe(
          true,
        );
      }),
    );
  });

  it('move off a holiday forward or back, and stay when there is nothing but holidays', () => {
    const off = (value: string) => value >= '2026-10-01' && value <= '2026-10-07';
    expect(besideHoliday('2026-10-03', 'next', off)).toBe('2026-10-08');
    expect(besideHoliday('2026-10-03', 'previous', off)).toBe('2026-09-30');
    expect(besideHoliday('2026-10-03', 'keep', off)).toBe('2026-10-03');
    expect(besideHoliday('2026-10-03', 'next', () => true)).toBe('2026-10-03');
  });
});

describe('what a plan wants', () => {
  it('begins with the newest occurrence and no past', () => {
    expect(wantedBy(monthly, '2026-04-05', undefined, never)).toEqual({
      make: { occurrenceOn: '2026-03-31', dueOn: '2026-03-31' },
      skipped: [],
    });
  });

  it('after an outage makes only the newest and notes the others skipped', () => {
    const wanted = wantedBy(monthly, '2026-04-30', { occurrenceOn: '2026-01-31' }, never);
    expect(wanted.make?.occurrenceOn).toBe('2026-04-30');
    expect(wanted.skipped.map((one) => one.occurrenceOn)).toEqual(['2026-02-28', '2026-03-31']);
  });

  it('is nothing new when asked twice', () => {
    fc.assert(
      fc.property(day, day, (anchorOn, until) => {
        const made = wantedBy({ ...monthly, anchorOn }, until, undefined, never).make;
        if (made)
          expect(wantedBy({ ...monthly, anchorOn }, until, made, never)).toEqual({
            make: undefined,
            skipped: [],
          });
      }),
    );
  });

  it('counts from the day the last one was done, and waits while one is open', () => {
    const rhythm: PlanRhythm = { ...monthly, mode: 'afterDone' };
    expect(wantedBy(rhythm, '2027-01-01', { occurrenceOn: '2026-01-31' }, never)).toEqual({ skipped: [] });
    const wanted = wantedBy(
      rhythm,
      '2026-03-20',
      { occurrenceOn: '2026-01-31', doneOn: '2026-02-15' },
      never,
    );
    expect(wanted.make?.occurrenceOn).toBe('2026-03-15');
  });

  it('ends with the plan', () => {
    expect(
      wantedBy({ ...monthly, endOn: '2026-03-01' }, '2026-12-31', { occurrenceOn: '2026-02-28' }, never).make,
    ).toBeUndefined();
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
  });

  it('goes by the due day, which days off may bring forward or put back', () => {
    const off = (value: string) => value >= '2026-10-01' && value <= '2026-10-07';
    const rhythm: PlanRhythm = { ...monthly, anchorOn: '2026-09-05', onHoliday: 'previous' };
    const last = { occurrenceOn: '2026-09-05' };
    expect(wantedBy(rhythm, '2026-09-29', last, off).make).toBeUndefined();
    expect(wantedBy(rhythm, '2026-09-30', last, off).make).toEqual({
      occurrenceOn: '2026-10-05',
      dueOn: '2026-09-30',
    });
    const later: PlanRhythm = { ...rhythm, onHoliday: 'next' };
    expect(wantedBy(later, '2026-10-07', last, off).make).toBeUndefined();
    expect(wantedBy(later, '2026-10-08', last, off).make?.dueOn).toBe('2026-10-08');
  });

  it('is nothing that was due before the plan was made', () => {
    const rhythm: PlanRhythm = { ...monthly, sinceOn: '2026-04-05' };
    expect(wantedBy(rhythm, '2026-04-12', undefined, never)).toEqual({ skipped: [] });
    expect(wantedBy(rhythm, '2026-04-30', undefined, never).make?.occurrenceOn).toBe('2026-04-30');
    expect(nextOccurrence(rhythm, undefined, never)?.dueOn).toBe('2026-04-30');
  });

  it('is told beforehand', () => {
    expect(nextOccurrence(monthly, { occurrenceOn: '2026-01-31' }, never)?.dueOn).toBe('2026-02-28');
    expect(
      nextOccurrence({ ...monthly, endOn: '2026-02-01' }, { occurrenceOn: '2026-01-31' }, never),
    ).toBeUndefined();
    const afterDone: PlanRhythm = { ...monthly, mode: 'afterDone' };
    expect(nextOccurrence(afterDone, { occurrenceOn: '2026-01-31' }, never)).toBeUndefined();
    expect(
      nextOccurrence(afterDone, { occurrenceOn: '2026-01-31', doneOn: '2026-02-10' }, never)?.dueOn,
    ).toBe('2026-03-10');
  });
});
