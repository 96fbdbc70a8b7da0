import {
  type JudgedPlan,
  judgePlan,
  mayDo,
  type PlanPerson,
  type PlanWork,
  roomFor,
  stretchesOf,
  workdayMinutes,
  workingSpans,
} from '@svcdesk/core/scheduling';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SolverProblem, solve, solveGreedily, withWays } from './index.ts';

const hours = [0, 1440].flatMap((day) => [
  { from: day, to: day + 180 },
  { from: day + 240, to: day + 540 },
]);
const limits = { maxMs: Number.POSITIVE_INFINITY, attempts: 60, seed: 7 };
const placeCount = 12;

const places = fc.array(
  fc.record({
    latitude: fc.double({ min: 31, max: 31.4, noNaN: true }),
    longitude: fc.double({ min: 121, max: 121.5, noNaN: true }),
  }),
  { minLength: placeCount - 1, maxLength: placeCount - 1 },
);
const place = fc.nat(placeCount - 1);
const skills = fc.subarray(['cooling', 'lifts', 'network']);
const people = fc.array(
  fc.record({
    skillIds: skills,
    groupIds: fc.subarray(['g1', 'g2'], { minLength: 1 }),
    worked: fc.subarray(hours),
    taken: fc.array(
      fc.record({
        from: fc.nat(2000),
        minutes: fc.integer({ min: 10, max: 200 }),
        place: fc.option(place, { nil: undefined }),
      }),
      { maxLength: 3 },
    ),
    home: place,
  }),
  { maxLength: 5 },
);
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const works = fc.array(
  fc.record({
    priority: fc.integer({ min: 1, max: 4 }),
    minutes: fc.integer({ min: 5, max: 320 }),
    place: maybe(place),
    dueAt: maybe(fc.integer({ min: -100, max: 2000 })),
    earliest: maybe(fc.nat(1600)),
    window: maybe(fc.nat(400)),
    skillIds: skills,
    groupId: fc.constantFrom('g1', 'g2', 'g3'),
    notBy: maybe(fc.subarray(['p0', 'p1'])),
    promised: maybe(fc.record({ person: fc.nat(5), begin: maybe(fc.nat(2000)) })),
  }),
  { maxLength: 30 },
);

/** A company made up by chance: people with hours, leave and appointments, and more work than they may have time for. */
const company = fc
  .record({ places, people, works })
  .map((drawn): { problem: SolverProblem; taken: readonly (readonly { from: number; to: number }[])[] } => {
    const busy = drawn.people.map(({ taken }) =>
      taken
        .map(({ from, minutes, place: at }) => ({ from, to: from + minutes, place: at }))
        .sort((a, b) => a.from - b.from || a.to - b.to),
    );
    return {
      taken: busy,
      problem: {
        travel: { kmPerHour: 30, unknownMinutes: 30 },
        places: [null, ...drawn.places],
        people: drawn.people.map(
          ({ skillIds, groupIds, worked, home }, index): PlanPerson<number> => ({
            id: `p${index}`,
            skillIds,
            groupIds,
            stretches: stretchesOf(worked, busy[index] ?? [], home),
          }),
        ),
        works: drawn.works.map(
          ({ window, promised, ...work }, index): PlanWork<number> => ({
            ...work,
            id: `w${index}`,
            latest: window === undefined ? undefined : (work.earliest ?? 0) + window,
            promised: promised && { personId: `p${promised.person}`, begin: promised.begin },
          }),
        ),
      },
    };
  });

/** Looked at anew, without anything that the search uses, what every plan has to keep. */
function expectKept({ people: all, works: asked, places: known, travel }: SolverProblem, plan: JudgedPlan) {
  const { way } = withWays({ people: all, works: asked, places: known, travel });
  const byId = new Map(asked.map((work) => [work.id, work]));
  const planned = [...plan.stops.map(({ workId }) => workId), ...plan.unplaced];
  expect(planned.toSorted()).toEqual([...byId.keys()].toSorted());
  for (const person of all) {
    const stops = plan.stops.filter(({ personId }) => personId === person.id);
    for (const [index, { workId, begin, end }] of stops.entries()) {
      const work = byId.get(workId) as PlanWork<number>;
      expect(mayDo(person, work)).toBe(true);
      expect(end - begin).toBe(work.minutes);
      expect(begin).toBeGreaterThanOrEqual(work.earliest ?? 0);
      expect(begin).toBeLessThanOrEqual(work.latest ?? begin);
      const within = person.stretches.findIndex(({ from, to }) => from <= begin && begin < to);
      const stretch = person.stretches[within];
      const isWhole = stretch !== undefined && end <= stretch.to;
      const room = isWhole
        ? { to: stretch.to, end: stretch.end, breakMinutes: 0 }
        : roomFor(person.stretches, within, work);
      expect(room && end <= room.to).toBe(true);
      // The break that it ran through comes after it.
      const next = stops[index + 1];
      if (next) expect(next.begin).toBeGreaterThanOrEqual(end + (room?.breakMinutes ?? 0));
      const after = room?.end;
      if (after !== undefined && work.place !== undefined)
        expect(end + way(work.place, after)).toBeLessThanOrEqual(room?.to ?? 0);
      const before = stops[index - 1];
      if (!before) continue;
      const from = byId.get(before.workId)?.place;
      const sameStretch = stretch !== undefined && before.begin >= stretch.from;
      const needed =
        sameStretch && from !== undefined && work.place !== undefined ? way(from, work.place) : 0;
      expect(begin).toBeGreaterThanOrEqual(before.end + needed);
    }
  }
}

describe('a plan', () => {
  it('keeps every hard rule in every company', () => {
    fc.assert(
      fc.property(company, ({ problem, taken }) => {
        const plan = judgePlan(withWays(problem), solve(problem, limits));
        expectKept(problem, plan);
        for (const { personId, begin, end } of plan.stops) {
          const busy = taken[Number(personId.slice(1))] ?? [];
          expect(busy.every(({ from, to }) => to <= begin || from >= end)).toBe(true);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('gives nobody a day beyond what they can give, the ways included', () => {
    const minuteMs = 60_000;
    const days = [0, 1440].map((begin) => ({ from: begin * minuteMs, to: (begin + 1440) * minuteMs }));
    const office = days.flatMap((day) =>
      workingSpans({
        day,
        opening: [{ from: day.from + 510 * minuteMs, to: day.from + 1050 * minuteMs }],
      }).map(({ from, to }) => ({ from: from / minuteMs, to: to / minuteMs })),
    );
    const town = fc.array(
      fc.record({
        latitude: fc.double({ min: 31, max: 31.05, noNaN: true }),
        longitude: fc.double({ min: 121, max: 121.05, noNaN: true }),
      }),
      { minLength: 5, maxLength: 5 },
    );
    const manyWorks = fc.array(
      fc.record({
        minutes: fc.oneof(fc.integer({ min: 5, max: 90 }), fc.integer({ min: 241, max: 480 })),
        at: maybe(fc.nat(5)),
      }),
      {
        minLength: 20,
        maxLength: 40,
      },
    );
    fc.assert(
      fc.property(town, manyWorks, (sites, drawn) => {
        const able = { skillIds: [], groupIds: ['g1'], stretches: stretchesOf(office, [], 0) };
        const problem: SolverProblem = {
          travel: { kmPerHour: 30, unknownMinutes: 30 },
          places: [null, ...sites],
          people: ['p0', 'p1'].map((id) => ({ ...able, id })),
          works: drawn.map(({ minutes, at }, index) => ({
            ...{ id: `w${index}`, priority: 3, minutes, place: at, skillIds: [], groupId: 'g1' },
          })),
        };
        const { stops } = judgePlan(withWays(problem), solve(problem, limits));
        for (const { id } of problem.people) {
          const own = stops.filter(({ personId }) => personId === id);
          const minutes = [0, 1440].map((begin) =>
            own
              .filter((stop) => stop.begin >= begin && stop.begin < begin + 1440)
              .reduce((sum, stop) => sum + stop.end - stop.begin + stop.way, 0),
          );
          expect(Math.max(...minutes)).toBeLessThanOrEqual(workdayMinutes);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('costs no more than the one that it begins with, and is the same for the same seed', () => {
    fc.assert(
      fc.property(company, ({ problem }) => {
        const costOf = (attempts: number) =>
          judgePlan(withWays(problem), solve(problem, { ...limits, attempts })).cost;
        const costs: number[] = [];
        const plan = solve(problem, limits, ({ cost }) => costs.push(cost));
        expect(solve(problem, limits)).toEqual(plan);
        expect(costOf(limits.attempts)).toBeLessThanOrEqual(costOf(0));
        // What the search counts is what the rules count.
        expect(judgePlan(withWays(problem), plan).cost).toBeCloseTo(costs.at(-1) ?? 0, 6);
      }),
      { numRuns: 60 },
    );
  });

  it('leaves what is promised where it is while nothing speaks for a change', () => {
    const person = (id: string, home: number): PlanPerson<number> => ({
      id,
      skillIds: [],
      groupIds: ['g1'],
      stretches: stretchesOf(hours, [], home),
    });
    const problem: SolverProblem = {
      travel: { kmPerHour: 30, unknownMinutes: 30 },
      places: [null, { latitude: 31, longitude: 121 }, { latitude: 31.02, longitude: 121 }],
      people: [person('near', 1), person('promised', 2)],
      works: [
        {
          id: 'w',
          priority: 3,
          minutes: 60,
          place: 1,
          skillIds: [],
          groupId: 'g1',
          promised: { personId: 'promised', begin: 9 },
        },
      ],
    };
    expect(solve(problem, limits).get('promised')).toEqual(['w']);
    const free = problem.works.map(({ promised: _, ...work }) => work);
    expect(solve({ ...problem, works: free }, limits).get('near')).toEqual(['w']);
  });

  it('puts in time what taking one order after the other leaves late', () => {
    const late = (id: string, priority: number, dueAt: number, at: number, skillIds: string[]) => ({
      ...{ id, priority, minutes: 120, dueAt, place: at, skillIds, groupId: 'g1' },
    });
    const problem: SolverProblem = {
      travel: { kmPerHour: 30, unknownMinutes: 30 },
      places: [null, { latitude: 31, longitude: 121 }, { latitude: 31.05, longitude: 121 }],
      people: [
        { id: 'all', skillIds: ['lifts'], groupIds: ['g1'], stretches: stretchesOf(hours, [], 1) },
        { id: 'one', skillIds: [], groupIds: ['g1'], stretches: stretchesOf(hours, [], 2) },
      ],
      // The first is nearest to the one who alone could do the second.
      works: [late('any', 3, 170, 1, []), late('lift', 3, 175, 1, ['lifts'])],
    };
    const judged = (plan: ReturnType<typeof solve>) => judgePlan(withWays(problem), plan).lateCount;
    expect(judged(solveGreedily(problem))).toBe(1);
    expect(judged(solve(problem, limits))).toBe(0);
  });
});
