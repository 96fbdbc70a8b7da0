import { type TeamPlan, weighPlan } from '@svcdesk/core/scheduling';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CandidateRow } from '../orders/index.ts';
import type { DayEntry, PersonDays } from '../plans/index.ts';
import { type ChosenPlan, choosePlan } from './choose.ts';
import { type PlanMaterial, timeToCome } from './problem.ts';
import { type SolverProblem, solve } from './solver/index.ts';
import type { WorkRow } from './works.ts';

const minuteMs = 60_000;
const dayStart = Date.UTC(2026, 10, 25);
/** Minutes of the first day as an instant; now is ten past nine. */
const at = (minute: number) => dayStart + minute * minuteMs;
const iso = (minute: number) => new Date(at(minute)).toISOString();
const now = 550;
const days = 2;

/** Places on a line, each half an hour by road from the next. */
const placeOf = (index: number) => ({ latitude: 31 + 0.0964 * index, longitude: 121 });

interface Drawn {
  readonly id: string;
  readonly site?: number | undefined;
  readonly owner?: number | undefined;
  readonly begin?: number | undefined;
  readonly minutes: number;
  readonly dueAt?: number | undefined;
  readonly priority?: number;
  readonly accepted?: boolean;
}

function rowOf({ id, site = 0, owner, begin, minutes, dueAt, ...drawn }: Drawn): WorkRow {
  return {
    ...{ id, orderNo: id, title: id, version: 1, priority: drawn.priority ?? 3 },
    ...{ groupId: 'g1', catalogId: 'k1', cellId: `c${site}`, cellName: `c${site}`, round: 1 },
    ...{ serviceMode: 'onSite', ...placeOf(site), accepted: drawn.accepted ?? owner !== undefined },
    ownerId: owner === undefined ? null : `p${owner}`,
    resolveDueAt: dueAt === undefined ? null : iso(dueAt),
    planStart: owner === undefined || begin === undefined ? null : iso(begin),
    planEnd: owner === undefined || begin === undefined ? null : iso(begin + minutes),
  };
}

/** A group of people with office hours on two days, and what they have planned. */
function company(peopleCount: number, drawn: readonly Drawn[], named: readonly string[] = []): PlanMaterial {
  const works = drawn.map(rowOf);
  const people = Array.from({ length: peopleCount }, (_, index) => `p${index}`);
  const open = Array.from({ length: days }, (_, day) => [
    { from: at(day * 1440 + 510), to: at(day * 1440 + 750) },
    { from: at(day * 1440 + 810), to: at(day * 1440 + 1050) },
  ]).flat();
  const entriesOf = (id: string) =>
    works
      .flatMap(({ id: orderId, ownerId, planStart, planEnd, ...row }): DayEntry[] =>
        ownerId === id && planStart !== null && planEnd !== null
          ? [
              {
                ...{ id: `e-${orderId}`, orderId, onSite: true },
                ...{ from: Date.parse(planStart), to: Date.parse(planEnd) },
                place: { latitude: row.latitude ?? 0, longitude: row.longitude ?? 0 },
              },
            ]
          : [],
      )
      .sort((a, b) => a.from - b.from || a.to - b.to);
  const daysOf = (id: string): PersonDays => ({
    dayOf: () => {
      throw new Error('Nobody asks how full a day is');
    },
    openFrom: () => open,
    onCallFrom: () => [],
    openFor: () => open,
    duty: [],
    leaves: [],
    entries: entriesOf(id),
    taken: (makesWay = () => false) => entriesOf(id).filter((entry) => !makesWay(entry)),
  });
  return {
    ...{ works, people, travellers: people, named: new Set(named), declined: new Map(), away: () => [] },
    minutesOf: new Map(drawn.map(({ id, minutes }) => [id, minutes])),
    candidates: people.map(
      (accountId): CandidateRow => ({
        ...{ accountId, groupId: 'g1', catalogId: 'k1', asksSkill: false, skill: null },
        ...{ name: accountId, groupName: 'g1', photo: null, regionCodes: null },
      }),
    ),
    days: {
      people: new Map(people.map((id) => [id, daysOf(id)])),
      travel: { kmPerHour: 30, unknownMinutes: 30 },
      isOnCall: () => false,
    },
    ...{ from: '2026-11-25', dayStart, startAt: at(now), until: at(days * 1440) },
  };
}

const search = async (problem: SolverProblem): Promise<TeamPlan> =>
  solve(problem, { maxMs: Number.POSITIVE_INFINITY, attempts: 40, seed: 3 });

const beginsOf = ({ stops }: ChosenPlan) =>
  Object.fromEntries(stops.map(({ workId, personId, begin }) => [workId, [personId, begin]]));

describe('what is agreed', () => {
  it('stands though the way there is longer than there is time, whatever else may be done sooner', async () => {
    const soon = { id: 'soon', site: 1, owner: 0, begin: now + 10, minutes: 60, dueAt: now + 240 };
    const next = { id: 'next', site: 2, owner: 0, begin: now + 80, minutes: 60, dueAt: now + 400 };
    const late = { id: 'late', site: 4, owner: 1, begin: 840, minutes: 30, dueAt: 600, priority: 1 };
    const chosen = await choosePlan(company(2, [soon, next, late]), true, search);
    expect(beginsOf(chosen)).toEqual({
      soon: ['p0', now + 10],
      next: ['p0', now + 80],
      late: ['p1', now + 30],
    });
  });

  it('is not put off to another day, however short the way to it is reckoned', async () => {
    const material = company(1, [
      { id: 'here', site: 0, owner: 0, begin: 600, minutes: 29, dueAt: 700 },
      { id: 'there', site: 8, owner: 0, begin: 810, minutes: 60, dueAt: 990 },
      ...Array.from({ length: 6 }, (_, index) => ({
        id: `more${index}`,
        site: index,
        minutes: 60,
        dueAt: 1440,
      })),
    ]);
    const chosen = await choosePlan(material, true, search);
    expect(beginsOf(chosen)).toMatchObject({ here: ['p0', 600], there: ['p0', 810] });
  });

  it('is not made late for others in any company, and no more comes too late or costs more than as it stands', async () => {
    const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
    const works = fc.array(
      fc.record({
        site: fc.nat(5),
        owner: maybe(fc.nat(1)),
        begin: fc.option(fc.integer({ min: now, max: 1040 }), { nil: undefined, freq: 3 }),
        minutes: fc.integer({ min: 15, max: 120 }),
        slack: maybe(fc.integer({ min: -90, max: 240 })),
        priority: fc.integer({ min: 1, max: 4 }),
        accepted: fc.boolean(),
      }),
      { minLength: 4, maxLength: 14 },
    );
    await fc.assert(
      fc.asyncProperty(works, fc.boolean(), async (drawn, isNamed) => {
        const all = drawn.map(({ slack, ...each }, index) => ({
          ...{ ...each, id: `w${index}` },
          dueAt: slack === undefined ? undefined : (each.begin ?? now) + each.minutes + slack,
        }));
        const material = company(2, all, isNamed ? ['w0'] : []);
        const chosen = await choosePlan(material, true, search);
        const stopOf = new Map(chosen.stops.map((stop) => [stop.workId, stop]));
        expect(stopOf.size).toBe(chosen.stops.length);
        const standing = material.works.filter(
          (row) => !material.named.has(row.id) && timeToCome(row, material) !== undefined,
        );
        for (const { id, planEnd, resolveDueAt } of standing) {
          const isInTime = resolveDueAt === null || (planEnd ?? '') <= resolveDueAt;
          expect(stopOf.has(id)).toBe(true);
          if (isInTime) expect(stopOf.get(id)?.late).toBe(0);
        }
        const asItStands = standing.flatMap(({ id, ownerId }) => {
          const begin = all.find((each) => each.id === id)?.begin;
          return begin === undefined || ownerId === null ? [] : [{ workId: id, personId: ownerId, begin }];
        });
        const present = weighPlan(chosen.works, asItStands, 0);
        expect(chosen.weight.lateness).toBeLessThanOrEqual(present.lateness);
        const kept = await choosePlan(material, false, search);
        expect(beginsOf(kept)).toMatchObject(
          Object.fromEntries(asItStands.map(({ workId, personId, begin }) => [workId, [personId, begin]])),
        );
        expect(chosen.weight.cost).toBeLessThanOrEqual(kept.weight.cost);
      }),
      { numRuns: 300 },
    );
  });
});

describe('room for an order that is named', () => {
  /** An afternoon in which the calm work would have no time left after the urgent one, and a morning that is full. */
  const afternoon = (dueAt: number) =>
    company(
      1,
      [
        { id: 'morning', site: 0, owner: 0, begin: 580, minutes: 165, priority: 4 },
        { id: 'calm', site: 0, owner: 0, begin: 810, minutes: 135, priority: 4 },
        { id: 'urgent', site: 1, minutes: 60, priority: 1, dueAt },
      ],
      ['urgent'],
    );

  it('is not made on another day for minutes, but where urgent work would end more than half an hour late', async () => {
    // After the calm work it begins at 980 and ends at 1040.
    const bit = await choosePlan(afternoon(1025), true, search);
    expect(beginsOf(bit)).toMatchObject({ calm: ['p0', 810], urgent: ['p0', 980] });
    const long = await choosePlan(afternoon(960), true, search);
    expect(beginsOf(long)).toMatchObject({ morning: ['p0', 580], urgent: ['p0', 845] });
    expect(beginsOf(long).calm?.[1]).toBeGreaterThan(1440);
  });

  it('is made on the same day where that is enough', async () => {
    const works = [
      { id: 'calm', site: 0, owner: 0, begin: 810, minutes: 60, priority: 4 },
      { id: 'morning', site: 0, owner: 0, begin: 580, minutes: 165, priority: 4 },
      { id: 'urgent', site: 0, minutes: 60, priority: 1, dueAt: 880 },
    ];
    const chosen = await choosePlan(company(1, works, ['urgent']), true, search);
    expect(beginsOf(chosen)).toEqual({
      ...{ morning: ['p0', 580], urgent: ['p0', 810] },
      calm: ['p0', 870],
    });
  });

  it('changes nothing for people from whom none is needed, though less would be driven', async () => {
    const far = [
      { id: 'there', site: 3, owner: 1, begin: 840, minutes: 5 },
      { id: 'back', site: 0, owner: 1, begin: 940, minutes: 5 },
      { id: 'again', site: 3, owner: 1, begin: 1040, minutes: 5 },
    ];
    const near = { id: 'near', site: 9, owner: 0, begin: 600, minutes: 60 };
    const named = { id: 'named', site: 9, minutes: 60, dueAt: 750 };
    const asked = company(2, [...far, near, named], ['named']);
    const chosen = await choosePlan(asked, true, search);
    expect(beginsOf(chosen)).toMatchObject({
      ...{ near: ['p0', 600], named: ['p0', 660] },
      ...{ there: ['p1', 840], back: ['p1', 940], again: ['p1', 1040] },
    });
    // Where their days are asked for, less is driven.
    const all = await choosePlan({ ...asked, named: new Set() }, true, search);
    expect(beginsOf(all)).toMatchObject({ back: ['p1', 940], again: ['p1', 1040], there: ['p1', 1045] });
  });
});

describe('what was given to an engineer', () => {
  const given = { id: 'given', site: 3, owner: 0, minutes: 60, accepted: false };

  it('stays with them though another is nearer', async () => {
    const there = [
      { id: 'far', site: 8, owner: 0, begin: 600, minutes: 30 },
      { id: 'again', site: 8, owner: 0, begin: 2040, minutes: 30 },
      { id: 'near', site: 3, owner: 1, begin: 600, minutes: 30 },
    ];
    const chosen = await choosePlan(company(2, [{ ...given, dueAt: 2600 }, ...there]), false, search);
    expect(beginsOf(chosen).given?.[0]).toBe('p0');
  });

  it('goes to another where they could do it only too late', async () => {
    const busy = { id: 'busy', site: 0, owner: 0, begin: 600, minutes: 440 };
    const chosen = await choosePlan(company(2, [{ ...given, dueAt: 900 }, busy]), false, search);
    expect(beginsOf(chosen).given?.[0]).toBe('p1');
  });
});

it('leaves out what is due later rather than what is pressing', async () => {
  const busy = [0, 1440].map((day) => ({ id: `b${day}`, owner: 0, begin: day + 600, minutes: 450 }));
  const long = (id: string, dueAt: number) => ({ id, minutes: 150, dueAt });
  // One of them alone has time, in the morning of the second day.
  const later = busy.map((each, index) =>
    index === 0 ? each : { ...each, begin: 1440 + 745, minutes: 305 },
  );
  for (const pressing of ['one', 'two']) {
    const works = ['one', 'two'].map((id) => ({ ...long(id, id === pressing ? now - 30 : 9000), site: 0 }));
    const chosen = await choosePlan(company(1, [...later, ...works]), false, search);
    expect(chosen.stops.map(({ workId }) => workId)).toContain(pressing);
  }
});
