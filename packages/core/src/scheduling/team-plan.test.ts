import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  judgePlan,
  mayDo,
  type PlanPerson,
  type PlanWork,
  planCosts,
  reasonsOfStop,
  stopCost,
  unplacedCost,
  unplacedReason,
} from './team-plan.ts';
import { stretchesOf, timeStops } from './timeline.ts';

/** Places stand on a line, a minute apart by the number between them; 0 is not known and half an hour from anywhere. */
const way = (from: number, to: number) => (from && to ? Math.abs(from - to) : 30);
const day = [
  { from: 0, to: 180 },
  { from: 240, to: 540 },
];
const nextDay = [
  { from: 1440, to: 1620 },
  { from: 1680, to: 1980 },
];

const work = (fields: Partial<PlanWork<number>> = {}): PlanWork<number> => ({
  id: 'w1',
  priority: 3,
  minutes: 60,
  place: 10,
  skillIds: [],
  groupId: 'g1',
  ...fields,
});
const person = (fields: Partial<PlanPerson<number>> = {}): PlanPerson<number> => ({
  id: 'p1',
  skillIds: ['cooling'],
  groupIds: ['g1'],
  stretches: stretchesOf(day, [], 5),
  ...fields,
});
const beginsOf = (works: PlanWork<number>[], stretches = person().stretches) =>
  timeStops(works, stretches, way, 0)?.stops.map(({ begin }) => begin);

describe('the hours that work may be put into', () => {
  it('are working hours less breaks', () => {
    expect(stretchesOf(day, [], 5)).toEqual([
      { from: 0, to: 180, start: 5 },
      { from: 240, to: 540, start: undefined, afterBreak: true },
    ]);
  });

  it('end in time for an appointment, and go on from where that is', () => {
    expect(stretchesOf(day, [{ from: 300, to: 360, place: 8 }], 5)).toEqual([
      { from: 0, to: 180, start: 5 },
      { from: 240, to: 300, start: undefined, end: 8, afterBreak: true },
      { from: 360, to: 540, start: 8 },
    ]);
  });

  it('leave out what overlaps, runs over a break, or was before they begin', () => {
    const taken = [
      { from: -60, to: -10, place: 7 },
      { from: 100, to: 250, place: 8 },
      { from: 120, to: 260, place: 9 },
    ];
    expect(stretchesOf(day, taken, 5)).toEqual([
      { from: 0, to: 100, start: 7, end: 8 },
      { from: 260, to: 540, start: 9 },
    ]);
  });

  it('begin at home again after a night', () => {
    const twoDays = [...day, ...nextDay];
    const starts = stretchesOf(twoDays, [{ from: 500, to: 540, place: 8 }], 5).map(({ start }) => start);
    expect(starts).toEqual([5, undefined, 5, undefined]);
  });
});

describe('when works are done', () => {
  it('is as soon as one is there, one after the other', () => {
    expect(beginsOf([work(), work({ place: 30 })])).toEqual([5, 85]);
  });

  it('is after the break for what would run into it, with the way', () => {
    expect(beginsOf([work({ minutes: 150 }), work({ place: 30 })])).toEqual([5, 260]);
  });

  it('leaves time for the way to an appointment', () => {
    const stretches = stretchesOf(day, [{ from: 70, to: 100, place: 30 }], 5);
    // 5 there, 60 of work, 20 to the appointment at 70: too late.
    expect(beginsOf([work()], stretches)).toEqual([120]);
  });

  it('keeps to a window, and fails where that has passed', () => {
    expect(beginsOf([work({ earliest: 30, latest: 60 })])).toEqual([30]);
    expect(beginsOf([work({ minutes: 90 }), work({ latest: 60 })])).toBeUndefined();
    expect(beginsOf([work({ minutes: 541 })])).toBeUndefined();
  });

  it('runs on through a break where it is longer than what lies on either side, and has the break behind it', () => {
    expect(beginsOf([work({ minutes: 290 })])).toEqual([245]);
    expect(beginsOf([work({ minutes: 301 }), work()])).toEqual([5, 370]);
    // An appointment on the way is no break.
    const stretches = stretchesOf(day, [{ from: 190, to: 250 }], 5);
    expect(beginsOf([work({ minutes: 301 })], stretches)).toBeUndefined();
    const taken = stretchesOf(day, [{ from: 170, to: 180 }], 5);
    expect(beginsOf([work({ minutes: 301 })], taken)).toBeUndefined();
  });

  it('asks for no way where nobody has to go', () => {
    expect(beginsOf([work({ place: undefined }), work()])).toEqual([0, 65]);
  });
});

describe('what a plan costs', () => {
  it('weighs what is late by its priority, and leaves out nothing that could be late instead', () => {
    const late = (priority: number) => stopCost(work({ priority, dueAt: 60 }), 'p1', 10);
    expect(late(1)).toBeGreaterThan(late(4));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), fc.nat(14 * 1440), (priority, begin) => {
        const each = work({ priority, dueAt: 0, promised: { personId: 'other', begin: 0 } });
        const longestWay = 240;
        expect(stopCost(each, 'p1', begin) + longestWay).toBeLessThan(unplacedCost(each));
      }),
    );
  });

  it('counts what differs from what is promised', () => {
    const promised = work({ promised: { personId: 'p1', begin: 60 } });
    const free = work();
    const more = (personId: string, begin: number) =>
      stopCost(promised, personId, begin) - stopCost(free, personId, begin);
    expect(more('p1', 60)).toBe(0);
    expect(more('p1', 100)).toBe(40 * planCosts.otherTime);
    expect(more('p2', 60)).toBe(planCosts.otherPerson);
  });

  it('counts ways, also those to appointments', () => {
    const stretches = stretchesOf(day, [{ from: 300, to: 360, place: 30 }], 5);
    const problem = { people: [person({ stretches })], works: [work()], way, unknown: 0 };
    expect(judgePlan(problem, new Map([['p1', ['w1']]])).travelMinutes).toBe(25);
    expect(judgePlan(problem, new Map()).travelMinutes).toBe(25);
  });

  it('refuses what breaks a rule', () => {
    const problem = { people: [person()], works: [work({ skillIds: ['lifts'] })], way, unknown: 0 };
    expect(() => judgePlan(problem, new Map([['p1', ['w1']]]))).toThrow(RangeError);
    const twice = { ...problem, works: [work()] };
    expect(() => judgePlan(twice, new Map([['p1', ['w1', 'w1']]]))).toThrow(RangeError);
    const tooLong = { ...problem, works: [work({ minutes: 476 })] };
    expect(() => judgePlan(tooLong, new Map([['p1', ['w1']]]))).toThrow(RangeError);
  });
});

describe('why work stands where it does', () => {
  it('names who may not: of another group, without a skill, who declined it', () => {
    expect(mayDo(person(), work({ skillIds: ['cooling', 'lifts'] }))).toBe(true);
    expect(mayDo(person(), work({ skillIds: ['lifts'] }))).toBe(false);
    expect(mayDo(person(), work({ groupId: 'g2' }))).toBe(false);
    expect(mayDo(person(), work({ notBy: ['p1'] }))).toBe(false);
  });

  it('names why there is no place', () => {
    const people = [person()];
    const reason = (fields: Partial<PlanWork<number>>) => unplacedReason({ people }, work(fields));
    expect(reason({ groupId: 'g2' })).toBe('noMember');
    expect(reason({ skillIds: ['lifts'] })).toBe('noSkill');
    expect(reason({ minutes: 480 })).toBe('noTime');
    expect(reason({ minutes: 481 })).toBe('tooLong');
    expect(reason({})).toBe('noTime');
    const busy = person({ stretches: [] });
    expect(unplacedReason({ people: [busy] }, work())).toBe('noHours');
    expect(unplacedReason({ people: [busy, person({ id: 'other' })] }, work({ onlyBy: busy.id }))).toBe(
      'ownerBusy',
    );
  });

  it('names what weighs most first', () => {
    const people = [person(), person({ id: 'p2', skillIds: [] })];
    const stop = { workId: 'w1', personId: 'p1', begin: 30, end: 90, way: 20, late: 0 };
    const reasons = (fields: Partial<PlanWork<number>>, own = {}) =>
      reasonsOfStop({ people }, work(fields), { ...stop, ...own });
    expect(reasons({})).toEqual(['first']);
    expect(reasons({ dueAt: 120, skillIds: ['cooling'] }, { way: 5 })).toEqual(['due', 'onlyOne', 'near']);
    expect(reasons({ dueAt: 60 }, { late: 30 })).toEqual(['late']);
    expect(reasons({ promised: { personId: 'p1', begin: 30 } })).toEqual(['promised']);
  });
});
