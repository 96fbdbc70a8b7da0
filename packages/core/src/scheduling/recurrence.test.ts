import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  besideHoliday,
  nextOccurrence,
  occurrence,
  type PlanRhythm,
  wantedOn,
} from './recurrence.ts';

const never = () => false;
const monthly: PlanRhythm = {
  every: { count: 1, unit: 'month' },
  anchorOn: '2026-01-31',
  mode: 'fixed',
  onHoliday: 'keep',
  leadDays: 0,
  onOpen: 'merge',
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

  it('move over a month of days off, but not over more', () => {
    const offUntil = (last: string) => (value: string) => value >= '2026-10-01' && value <= last;
    expect(besideHoliday('2026-10-01', 'next', offUntil('2026-10-31'))).toBe('2026-11-01');
    expect(besideHoliday('2026-10-01', 'next', offUntil('2026-11-01'))).toBe('2026-10-01');
  });
});

describe('what a plan wants', () => {
  const made = (wanted: { make: readonly { occurrenceOn: string }[] }) =>
    wanted.make.map(({ occurrenceOn }) => occurrenceOn);
  const off = (value: string) => value >= '2026-10-01' && value <= '2026-10-07';

  it('begins with the newest occurrence and no past', () => {
    expect(wantedOn(monthly, '2026-04-05', undefined, never)).toEqual({
      make: [{ occurrenceOn: '2026-03-31', dueOn: '2026-03-31' }],
      skipped: [],
    });
  });

  it('after an outage is only the newest, and the others are noted skipped', () => {
    const wanted = wantedOn(monthly, '2026-04-30', { occurrenceOn: '2026-01-31' }, never);
    expect(made(wanted)).toEqual(['2026-04-30']);
    expect(wanted.skipped.map((one) => one.occurrenceOn)).toEqual(['2026-02-28', '2026-03-31']);
    const past = wantedOn(monthly, '2026-04-29', { occurrenceOn: '2026-01-31' }, never);
    expect([made(past), past.skipped.map((one) => one.occurrenceOn)]).toEqual([
      ['2026-03-31'],
      ['2026-02-28'],
    ]);
  });

  it('is nothing new when asked twice', () => {
    fc.assert(
      fc.property(day, day, fc.nat(90), fc.boolean(), (anchorOn, today, leadDays, merges) => {
        const onOpen = merges ? 'merge' : 'create';
        const rhythm: PlanRhythm = { ...monthly, anchorOn, leadDays, onOpen };
        const last = wantedOn(rhythm, today, undefined, never).make.at(-1);
        if (last) expect(wantedOn(rhythm, today, last, never)).toEqual({ make: [], skipped: [] });
      }),
    );
  });

  it('is each occurrence once over the days, none lost, however far ahead it looks', () => {
    const ahead = fc.integer({ min: 0, max: 20 });
    const move = fc.constantFrom('keep', 'next', 'previous') as fc.Arbitrary<PlanRhythm['onHoliday']>;
    fc.assert(
      fc.property(
        ahead,
        fc.integer({ min: 1, max: 9 }),
        fc.boolean(),
        move,
        (leadDays, count, merges, onHoliday) => {
          const rhythm: PlanRhythm = {
            every: { count, unit: 'day' },
            anchorOn: '2026-09-10',
            mode: 'fixed',
            onHoliday,
            leadDays,
            onOpen: merges ? 'merge' : 'create',
            sinceOn: '2026-09-10',
          };
          const all: string[] = [];
          const due: string[] = [];
          let last: { occurrenceOn: string } | undefined;
          for (let n = 0; n < 60; n++) {
            const { make, skipped } = wantedOn(rhythm, addDays('2026-09-10', n), last, off);
            const noted = [...skipped, ...make].toSorted((a, b) =>
              a.occurrenceOn < b.occurrenceOn ? -1 : 1,
            );
            all.push(...noted.map(({ occurrenceOn }) => occurrenceOn));
            due.push(...make.map(({ dueOn }) => dueOn));
            last = noted.at(-1) ?? last;
          }
          expect(all).toEqual(all.map((_, n) => occurrence(rhythm.anchorOn, rhythm.every, n)));
          expect(all.length).toBeGreaterThan(5);
          expect(due).toEqual([...new Set(due)]);
        },
      ),
    );
  });

  it('makes one of those that days off move to one day, and notes the others', () => {
    const daily: PlanRhythm = {
      ...{ every: { count: 1, unit: 'day' }, anchorOn: '2026-09-28', mode: 'fixed', onHoliday: 'next' },
      ...{ leadDays: 0, onOpen: 'create', sinceOn: '2026-09-28' },
    };
    const off = (day: string) => day >= '2026-10-01' && day <= '2026-10-07';
    const wanted = wantedOn(daily, '2026-10-08', { occurrenceOn: '2026-09-30' }, off);
    expect(wanted.make).toEqual([{ occurrenceOn: '2026-10-08', dueOn: '2026-10-08' }]);
    expect(wanted.skipped.map(({ occurrenceOn }) => occurrenceOn)).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((day) => `2026-10-0${day}`),
    );
    const before = wantedOn(
      { ...daily, onHoliday: 'previous' },
      '2026-09-30',
      { occurrenceOn: '2026-09-29' },
      off,
    );
    expect(before.make).toEqual([{ occurrenceOn: '2026-10-07', dueOn: '2026-09-30' }]);
    expect(before.skipped).toHaveLength(7);
  });

  it('looks ahead as far as it is told, but one that merges not beyond its next turn', () => {
    const weekly: PlanRhythm = {
      ...monthly,
      every: { count: 1, unit: 'week' },
      anchorOn: '2026-03-02',
      leadDays: 7,
    };
    expect(made(wantedOn(weekly, '2026-03-02', undefined, never))).toEqual(['2026-03-02']);
    const each: PlanRhythm = { ...weekly, onOpen: 'create' };
    expect(made(wantedOn(each, '2026-03-02', undefined, never))).toEqual(['2026-03-02', '2026-03-09']);
    expect(made(wantedOn({ ...each, mode: 'afterDone' }, '2026-03-02', undefined, never))).toEqual([
      '2026-03-02',
    ]);
  });

  it('counts from the day the last one was done, and waits while one is open', () => {
    const rhythm: PlanRhythm = { ...monthly, mode: 'afterDone' };
    const open = { occurrenceOn: '2026-01-31' };
    expect(wantedOn(rhythm, '2027-01-01', open, never)).toEqual({ make: [], skipped: [] });
    const done = { ...open, doneOn: '2026-02-15' };
    expect(made(wantedOn(rhythm, '2026-03-14', done, never))).toEqual([]);
    expect(wantedOn(rhythm, '2026-03-15', done, never)).toEqual({
      make: [{ occurrenceOn: '2026-03-15', dueOn: '2026-03-15' }],
      skipped: [],
    });
    expect(made(wantedOn(rhythm, '2026-03-20', done, never))).toEqual(['2026-03-15']);
    // The plan still runs on its last day.
    expect(made(wantedOn({ ...rhythm, endOn: '2026-03-15' }, '2026-03-20', done, never))).toHaveLength(1);
    expect(made(wantedOn({ ...rhythm, endOn: '2026-03-14' }, '2026-03-20', done, never))).toEqual([]);
  });

  it('ends with the plan', () => {
    const ending: PlanRhythm = { ...monthly, endOn: '2026-03-01' };
    expect(made(wantedOn(ending, '2026-12-31', { occurrenceOn: '2026-02-28' }, never))).toEqual([]);
    expect(made(wantedOn(ending, '2026-12-31', { occurrenceOn: '2026-01-31' }, never))).toEqual([
      '2026-02-28',
    ]);
    const onLastDay: PlanRhythm = { ...monthly, endOn: '2026-02-28' };
    expect(made(wantedOn(onLastDay, '2026-02-28', { occurrenceOn: '2026-01-31' }, never))).toEqual([
      '2026-02-28',
    ]);
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
  });

  it('goes by the due day, which days off may bring forward or put back', () => {
    const rhythm: PlanRhythm = { ...monthly, anchorOn: '2026-09-05', onHoliday: 'previous' };
    const last = { occurrenceOn: '2026-09-05' };
    expect(made(wantedOn(rhythm, '2026-09-29', last, off))).toEqual([]);
    expect(wantedOn(rhythm, '2026-09-30', last, off).make).toEqual([
      { occurrenceOn: '2026-10-05', dueOn: '2026-09-30' },
    ]);
    const later: PlanRhythm = { ...rhythm, onHoliday: 'next' };
    expect(made(wantedOn(later, '2026-10-07', last, off))).toEqual([]);
    expect(wantedOn(later, '2026-10-08', last, off).make[0]?.dueOn).toBe('2026-10-08');
  });

  it('is found as far ahead as a run of days off may bring it forward', () => {
    const october = (value: string) => value >= '2026-10-01' && value <= '2026-10-31';
    const rhythm: PlanRhythm = { ...monthly, anchorOn: '2026-10-31', onHoliday: 'previous' };
    expect(wantedOn(rhythm, '2026-09-30', undefined, october).make).toEqual([
      { occurrenceOn: '2026-10-31', dueOn: '2026-09-30' },
    ]);
  });

  it('is no second order for a day that has one when days off are entered later', () => {
    const daily: PlanRhythm = {
      ...{ every: { count: 1, unit: 'day' }, anchorOn: '2026-09-28', mode: 'fixed' },
      ...{ onHoliday: 'previous', leadDays: 0, onOpen: 'create' },
    };
    const wanted = wantedOn(daily, '2026-09-30', { occurrenceOn: '2026-09-30' }, off);
    expect(wanted.make).toEqual([]);
    expect(wanted.skipped.map(({ occurrenceOn }) => occurrenceOn)).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((each) => `2026-10-0${each}`),
    );
  });

  it('is nothing that was due before the plan was made', () => {
    const rhythm: PlanRhythm = { ...monthly, sinceOn: '2026-04-05' };
    expect(wantedOn(rhythm, '2026-04-12', undefined, never)).toEqual({ make: [], skipped: [] });
    expect(made(wantedOn(rhythm, '2026-04-30', undefined, never))).toEqual(['2026-04-30']);
    expect(nextOccurrence(rhythm, undefined, never)?.dueOn).toBe('2026-04-30');
  });

  it('is told beforehand', () => {
    expect(nextOccurrence(monthly, { occurrenceOn: '2026-01-31' }, never)?.dueOn).toBe('2026-02-28');
    expect(
      nextOccurrence({ ...monthly, endOn: '2026-02-01' }, { occurrenceOn: '2026-01-31' }, never),
    ).toBeUndefined();
    expect(nextOccurrence(monthly, undefined, never)?.dueOn).toBe('2026-01-31');
    const afterDone: PlanRhythm = { ...monthly, mode: 'afterDone' };
    expect(nextOccurrence(afterDone, { occurrenceOn: '2026-01-31' }, never)).toBeUndefined();
    expect(
      nextOccurrence(afterDone, { occurrenceOn: '2026-01-31', doneOn: '2026-02-10' }, never)?.dueOn,
    ).toBe('2026-03-10');
  });

  it('is told also for the day that the plan is made on and for its last day', () => {
    const last = { occurrenceOn: '2026-01-31' };
    expect(nextOccurrence({ ...monthly, sinceOn: '2026-01-31' }, undefined, never)?.dueOn).toBe('2026-01-31');
    expect(nextOccurrence({ ...monthly, endOn: '2026-02-28' }, last, never)?.dueOn).toBe('2026-02-28');
    expect(nextOccurrence({ ...monthly, endOn: '2026-03-01' }, last, never)?.dueOn).toBe('2026-02-28');
    expect(nextOccurrence({ ...monthly, endOn: '2026-02-27' }, last, never)).toBeUndefined();
  });
});
