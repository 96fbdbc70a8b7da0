import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isBetterPlan,
  judgePlan,
  mayDo,
  type PlanPerson,
  type PlanWork,
  planCosts,
  reasonsOfStop,
  stopCost,
  unplacedCost,
  unplacedReason,
  waysTo,
  weighPlan,
} from './team-plan.ts';
import { stretchesOf } from './timeline.ts';

/** Places stand on a line, a minute apart by the number between them; 0 is not known and half an hour from anywhere. */
const way = (from: number, to: number) => (from && to ? Math.abs(from - to) : 30);
const day = [
  { from: 0, to: 180 },
  { from: 240, to: 540 },
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

describe('what a plan costs', () => {
  it('weighs what is late by its priority, and leaves out nothing that could be late instead', () => {
    const late = (priority: number) => stopCost(work({ priority, dueAt: 60 }), 'p1', 10);
    expect(late(1)).toBeGreaterThan(late(4));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), fc.nat(14 * 1440), (priority, begin) => {
        const each = work({ priority, dueAt: 0, pressing: true, promised: { personId: 'other', begin: 0 } });
        const longestWay = 240;
        expect(stopCost(each, 'p1', begin) + longestWay).toBeLessThan(unplacedCost(each));
      }),
    );
  });

  it('takes each minute late as one on the road by the weight of the priority, however late it is, and an hour at once', () => {
    const more = (priority: number, begin: number) =>
      stopCost(work({ priority, dueAt: 120 }), 'p1', begin) - stopCost(work({ priority }), 'p1', begin);
    // An hour of work that begins at 60 ends just when it is due.
    expect(more(4, 60)).toBe(0);
    expect(more(4, 61)).toBeCloseTo(60 + 1);
    expect(more(4, 90)).toBeCloseTo(60 + 30);
    expect(more(1, 90)).toBeCloseTo(8 * (60 + 30));
    expect(more(4, 60 + 3 * 1440)).toBeCloseTo(60 + 3 * 1440);
    // What has been late for long counts no more than what is left out.
    expect(more(4, 60 + 20 * 1440)).toBeCloseTo(more(4, 60 + 14 * 1440));
  });

  it('leaves out what is due after these days rather than what is pressing', () => {
    expect(unplacedCost(work({ pressing: true }))).toBeGreaterThan(unplacedCost(work()));
    const [calm, urgent] = [work({ priority: 4 }), { priority: 1, dueAt: 0 }];
    const waits = (minutes: number) =>
      stopCost(work(urgent), 'p1', minutes) - stopCost(work(urgent), 'p1', 0);
    expect(waits(60)).toBeLessThan(unplacedCost(calm));
    expect(waits(65)).toBeGreaterThan(unplacedCost(calm));
  });

  it('counts what differs from what is promised', () => {
    const promised = work({ promised: { personId: 'p1', begin: 60 } });
    const free = work();
    const more = (personId: string, begin: number) =>
      stopCost(promised, personId, begin) - stopCost(free, personId, begin);
    expect(more('p1', 60)).toBe(0);
    expect(more('p1', 100)).toBe(planCosts.otherTime + 40 * planCosts.otherTimeMinute);
    expect(more('p1', 60 + 2 * 1440)).toBe(2 * planCosts.otherDay);
    expect(more('p2', 60)).toBe(planCosts.otherPerson);
  });

  it('moves what is promised within its day rather than to another, and to a near time or day rather than a far one', () => {
    const minute = fc.integer({ min: 0, max: 7 * 1440 - 1 });
    const dayOf = (begin: number) => Math.floor(begin / 1440);
    fc.assert(
      fc.property(minute, minute, minute, fc.integer({ min: 1, max: 4 }), (begin, one, other, priority) => {
        const promised = work({ priority, promised: { personId: 'p1', begin } });
        const more = (personId: string, at: number) =>
          stopCost(promised, personId, at) - stopCost(work({ priority }), personId, at);
        const daysTo = (at: number) => Math.abs(dayOf(at) - dayOf(begin));
        const [near, far] = [one, other].sort(
          (a, b) => daysTo(a) - daysTo(b) || Math.abs(a - begin) - Math.abs(b - begin),
        ) as [number, number];
        expect(more('p1', near)).toBeLessThanOrEqual(more('p1', far) + 1e-9);
        // By another engineer it is a small repair too.
        if (daysTo(near) < daysTo(far)) expect(more('p2', near)).toBeLessThan(more('p1', far));
      }),
    );
  });

  it('weighs another day as urgent work that ends half an hour late, or calm work that ends late by half a day', () => {
    const day = planCosts.otherDay;
    const late = (priority: number, minutes: number) =>
      stopCost(work({ priority, dueAt: 60 }), 'p1', minutes) - stopCost(work({ priority }), 'p1', minutes);
    for (const [priority, minutes] of [
      [1, 30],
      [2, 2 * 60],
      [3, 5 * 60],
      [4, 11 * 60],
    ] as const)
      expect(late(priority, minutes)).toBeCloseTo(day);
  });

  it('takes no time for another one where only a person was promised', () => {
    const promised = work({ promised: { personId: 'p1' } });
    expect(stopCost(promised, 'p1', 300)).toBe(stopCost(work(), 'p1', 300));
    expect(stopCost(promised, 'p2', 300)).toBe(stopCost(work(), 'p2', 300) + planCosts.otherPerson);
  });

  it('counts ways, also those to appointments', () => {
    const stretches = stretchesOf(day, [{ from: 300, to: 360, place: 30 }], 5);
    const problem = { people: [person({ stretches })], works: [work()], way, unknown: 0 };
    expect(judgePlan(problem, new Map([['p1', ['w1']]])).travelMinutes).toBe(25);
    expect(judgePlan(problem, new Map()).travelMinutes).toBe(25);
  });

  it('tells who goes where and when, what ends too late, and what is left out', () => {
    const [early, late, whole] = [
      work({ id: 'early', dueAt: 65 }),
      work({ id: 'late', place: 30, dueAt: 120 }),
      work({ id: 'whole', priority: 1 }),
    ];
    const people = [person(), person({ id: 'p2' })];
    const problem = { people, works: [early, late, whole], way, unknown: 0 };
    const plan = judgePlan(problem, new Map([['p1', ['early', 'late']]]));
    const { cost, ...rest } = plan;
    expect(rest).toEqual({
      stops: [
        // It ends just when it is due.
        { workId: 'early', personId: 'p1', begin: 5, end: 65, way: 5, late: 0 },
        { workId: 'late', personId: 'p1', begin: 85, end: 145, way: 20, late: 25 },
      ],
      unplaced: ['whole'],
      travelMinutes: 25,
      lateCount: 1,
    });
    expect(cost).toBeCloseTo(25 + stopCost(early, 'p1', 5) + stopCost(late, 'p1', 85) + unplacedCost(whole));
  });

  it('is the same however it is counted, and is worth a change only where less is late and a minute is saved', () => {
    const works = [work({ id: 'early', dueAt: 30 }), work({ id: 'gone', pressing: true })];
    const plan = judgePlan({ people: [person()], works, way, unknown: 0 }, new Map([['p1', ['early']]]));
    const weight = weighPlan(works, plan.stops, plan.travelMinutes);
    expect(weight.cost).toBe(plan.cost);
    expect(weight.lateness).toBe(2 * (60 + 35) + 2 * planCosts.unplaced);
    const than = (cost: number, lateness: number) => isBetterPlan(weight, { cost, lateness });
    expect(than(weight.cost + 1, weight.lateness)).toBe(true);
    expect(than(weight.cost + 0.9, weight.lateness)).toBe(false);
    expect(than(weight.cost + 99, weight.lateness - 1)).toBe(false);
  });

  it('counts the ways between all that a person does, and after a night from anywhere', () => {
    const visits = [
      { begin: 0, end: 60, place: 10 },
      { begin: 60, end: 90 },
      { begin: 80, end: 140, place: 30 },
      { begin: 140 + 479, end: 640, place: 25 },
      { begin: 640 + 480, end: 1200, place: 24 },
    ];
    expect(waysTo(visits, way, 0)).toEqual([30, 0, 20, 5, 30]);
  });

  it('calls nothing late that is never due', () => {
    const problem = { people: [person()], works: [work()], way, unknown: 0 };
    const plan = judgePlan(problem, new Map([['p1', ['w1']]]));
    expect([plan.lateCount, plan.unplaced, plan.stops.map(({ late }) => late)]).toEqual([0, [], [0]]);
  });

  it('refuses what breaks a rule, and names whom and what', () => {
    const problem = { people: [person()], works: [work({ skillIds: ['lifts'] })], way, unknown: 0 };
    const judged = (works: PlanWork<number>[], ids: string[]) => () =>
      judgePlan({ ...problem, works }, new Map([['p1', ids]]));
    expect(judged(problem.works, ['w1'])).toThrow(new RangeError('p1 may not do w1'));
    expect(judged([work()], ['w1', 'w1'])).toThrow(RangeError);
    expect(judged([work()], ['w1', 'w1'])).toThrow(/^w1 /);
    expect(judged([work()], ['other'])).toThrow(/^other /);
    expect(judged([work({ minutes: 476 })], ['w1'])).toThrow(RangeError);
    expect(judged([work({ minutes: 476 })], ['w1'])).toThrow(/^p1 /);
  });
});

describe('why work stands where it does', () => {
  it('names who may not: of another group, without a skill, who declined it', () => {
    expect(mayDo(person(), work({ skillIds: ['cooling', 'lifts'] }))).toBe(true);
    expect(mayDo(person(), work({ skillIds: ['lifts'] }))).toBe(false);
    expect(mayDo(person(), work({ groupId: 'g2' }))).toBe(false);
    expect(mayDo(person(), work({ notBy: ['p1'] }))).toBe(false);
  });

  it('leaves work with whom it belongs to, whatever it asks for', () => {
    const kept = work({ onlyBy: 'p1', groupId: 'g2', skillIds: ['lifts'] });
    expect(mayDo(person(), kept)).toBe(true);
    expect(mayDo(person({ id: 'p2', groupIds: ['g2'], skillIds: ['lifts'] }), kept)).toBe(false);
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

  it('says that there is no time where any stretch of anybody is long enough, to the minute', () => {
    const people = [person()];
    expect(unplacedReason({ people }, work({ minutes: 200 }))).toBe('noTime');
    expect(unplacedReason({ people }, work({ minutes: 300 }))).toBe('noTime');
  });

  it('looks at nobody but whom work belongs to, of that group or not', () => {
    const people = [person(), person({ id: 'p2', stretches: [] })];
    expect(unplacedReason({ people }, work({ onlyBy: 'p1', groupId: 'g2' }))).toBe('noTime');
    expect(unplacedReason({ people }, work({ onlyBy: 'gone' }))).toBe('noMember');
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

  it('names only what holds: the promised time, what is due within two hours, a way of a quarter of an hour', () => {
    const stop = { workId: 'w1', personId: 'p1', begin: 30, end: 90, way: 20, late: 0 };
    const reasons = (
      fields: Partial<PlanWork<number>>,
      own = {},
      people = [person(), person({ id: 'p2' })],
    ) => reasonsOfStop({ people }, work(fields), { ...stop, ...own });
    expect(reasons({ promised: { personId: 'p1', begin: 60 } })).toEqual(['first']);
    expect(reasons({ promised: { personId: 'p2', begin: 30 } })).toEqual(['first']);
    expect(reasons({ dueAt: 90 + 120 })).toEqual(['due']);
    expect(reasons({ dueAt: 90 + 121 })).toEqual(['first']);
    expect(reasons({}, { way: 15 })).toEqual(['near']);
    expect(reasons({}, { way: 16 })).toEqual(['first']);
    // Nobody goes anywhere for it, so that nothing is near.
    expect(reasons({ place: undefined }, { way: 0 })).toEqual(['first']);
    // It stays with whose it is, but another could do it as well.
    expect(reasons({ onlyBy: 'p1' })).toEqual(['first']);
    // Of a team of one everything is done by the only one.
    expect(reasons({}, {}, [person()])).toEqual(['first']);
  });
});
