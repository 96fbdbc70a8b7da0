import {
  advance,
  beforeWork,
  mayDo,
  type PlanPerson,
  type PlanWork,
  type Progress,
  type Stretch,
  stopCost,
  type TeamPlanProblem,
  travelToEnd,
  unplacedCost,
  type WayBetween,
} from '@svcdesk/core/scheduling';

/** Works of one person in their order, timed; never changed, so that an attempt is taken back by keeping the former. */
export interface Route {
  /** Works by their index. */
  readonly works: readonly number[];
  /** How far the person has come before the first work and after each. */
  readonly after: readonly Progress<number>[];
  /** What it costs when, and on whose day, they are done, summed up to each; without ways. */
  readonly costTo: readonly number[];
  /** Before each work and after the last one, the ways that another may be put into: places and minutes, as {@link detour} reads them. */
  readonly gaps: readonly (readonly number[])[];
  /** All that it costs, ways included. */
  readonly cost: number;
}

/** A problem with what is looked up again and again. */
export interface Compiled {
  readonly people: readonly PlanPerson<number>[];
  readonly works: readonly PlanWork<number>[];
  readonly way: WayBetween<number>;
  /** Of each work, whose it can be, by index. */
  readonly able: readonly (readonly number[])[];
  readonly unplacedCosts: readonly number[];
  readonly empty: readonly Route[];
}

/** Looks up what the search for a plan asks for. */
export function compile({ people, works, way, unknown }: TeamPlanProblem<number>): Compiled {
  const empty = people.map((person): Route => {
    const { stretches } = person;
    const before = beforeWork(stretches, unknown);
    return {
      works: [],
      after: [before],
      costTo: [0],
      gaps: [gapsBetween(before, undefined, undefined, person, way)],
      cost: travelToEnd(before, stretches, way),
    };
  });
  return {
    people,
    works,
    way,
    able: works.map((work) =>
      people.flatMap((person, index) => (person.stretches.length > 0 && mayDo(person, work) ? [index] : [])),
    ),
    unplacedCosts: works.map(unplacedCost),
    empty,
  };
}

/** The ways that a stop may be put into between two works: from where, to where (nowhere at the end of a day), minutes. */
function gapsBetween(
  { stretch: first, here }: Progress<number>,
  next: Progress<number> | undefined,
  nextPlace: number | undefined,
  { stretches }: PlanPerson<number>,
  way: WayBetween<number>,
): number[] {
  const gaps: number[] = [];
  const last = next?.stretch ?? stretches.length - 1;
  let from = here;
  for (let index = first; index <= last; index++) {
    const { start, end } = stretches[index] as Stretch<number>;
    if (index > first && start !== undefined) from = start;
    const to = index === last && next ? (nextPlace ?? end) : end;
    gaps.push(from, to ?? nowhere, to === undefined ? 0 : way(from, to));
  }
  return gaps;
}

/** No place: a day may end anywhere. */
const nowhere = -1;

const at = <T>(list: readonly T[], index: number): T => list[index] as T;

/** A route as its person goes it; undefined when one of its works fits in nowhere. What comes before `from` is as it was. */
export function routeOf(
  { people, works, way, empty }: Compiled,
  personIndex: number,
  sequence: readonly number[],
  former: Route = at(empty, personIndex),
  from = 0,
): Route | undefined {
  const person = at(people, personIndex);
  const { id, stretches } = person;
  const after = former.after.slice(0, from + 1);
  const costTo = former.costTo.slice(0, from + 1);
  const gaps = former.gaps.slice(0, from);
  let progress = at(after, from);
  let cost = at(costTo, from);
  for (let index = from; index < sequence.length; index++) {
    const work = at(works, at(sequence, index));
    const before = progress;
    progress = { ...before };
    if (!advance(progress, work, stretches, way)) return undefined;
    cost += stopCost(work, id, progress.begin);
    gaps.push(gapsBetween(before, progress, work.place, person, way));
    after.push(progress);
    costTo.push(cost);
  }
  gaps.push(gapsBetween(progress, undefined, undefined, person, way));
  return { works: sequence, after, costTo, gaps, cost: cost + travelToEnd(progress, stretches, way) };
}

/** How far an attempt has come; one for all, since attempts are many and each is over before the next. */
const attempt: Progress<number> = { stretch: 0, at: 0, here: 0, travel: 0, begin: 0, way: 0 };

function attemptFrom(progress: Progress<number>): Progress<number> {
  attempt.stretch = progress.stretch;
  attempt.at = progress.at;
  attempt.here = progress.here;
  attempt.travel = progress.travel;
  return attempt;
}

/** By how much a route costs more with a work at a place; Infinity when something fits in nowhere then. */
function insertionCost(
  { people, works, way }: Compiled,
  personIndex: number,
  route: Route,
  workIndex: number,
  place: number,
): number {
  const { id, stretches } = at(people, personIndex);
  const work = at(works, workIndex);
  const progress = attemptFrom(at(route.after, place));
  if (!advance(progress, work, stretches, way)) return Number.POSITIVE_INFINITY;
  let cost = at(route.costTo, place) + stopCost(work, id, progress.begin);
  for (let index = place; index < route.works.length; index++) {
    const next = at(works, at(route.works, index));
    if (!advance(progress, next, stretches, way)) return Number.POSITIVE_INFINITY;
    cost += stopCost(next, id, progress.begin);
    const was = at(route.after, index + 1);
    if (was.at === progress.at && was.stretch === progress.stretch && was.here === progress.here) {
      // From here on all goes as before.
      return cost - at(route.costTo, index + 1) + progress.travel - was.travel;
    }
  }
  return cost + travelToEnd(progress, stretches, way) - route.cost;
}

/** The least that a work adds to the ways of a route at a place. */
function detour(way: WayBetween<number>, gaps: readonly number[], to: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let index = 0; index < gaps.length; index += 3) {
    const next = at(gaps, index + 1);
    // Asked from the one place, which lie beside each other in memory.
    const there = way(to, at(gaps, index));
    const more = next === nowhere ? there : there + way(to, next) - at(gaps, index + 2);
    if (more < least) least = more;
  }
  return least;
}

/** Where a work costs least. */
export interface Insertion {
  readonly personIndex: number;
  readonly place: number;
  readonly cost: number;
}

/** Where a work costs least of all routes of who can do it; `skips` leaves out a place by chance. */
export function cheapestInsertion(
  compiled: Compiled,
  routes: readonly Route[],
  workIndex: number,
  skips: () => boolean = () => false,
): Insertion | undefined {
  const { way } = compiled;
  const { place: to, latest } = at(compiled.works, workIndex);
  let [personIndex, place] = [-1, -1];
  // Left out it costs that much: nothing dearer is worth a place.
  let cost = at(compiled.unplacedCosts, workIndex);
  for (const index of at(compiled.able, workIndex)) {
    const route = at(routes, index);
    for (let each = 0; each <= route.works.length; each++) {
      // An engineer who is free too late for it here is so at every later place.
      if (latest !== undefined && at(route.after, each).at > latest) break;
      if (to !== undefined && detour(way, at(route.gaps, each), to) >= cost) continue;
      if (skips()) continue;
      const more = insertionCost(compiled, index, route, workIndex, each);
      if (more < cost) [personIndex, place, cost] = [index, each, more];
    }
  }
  return personIndex < 0 ? undefined : { personIndex, place, cost };
}

/** A route with a work more. */
export function withWork(
  compiled: Compiled,
  personIndex: number,
  route: Route,
  workIndex: number,
  place: number,
) {
  return routeOf(compiled, personIndex, route.works.toSpliced(place, 0, workIndex), route, place);
}
