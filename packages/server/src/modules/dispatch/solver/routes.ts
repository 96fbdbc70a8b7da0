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

/** One person's works in order, with their times. Immutable, so that an attempt is undone by keeping the former route. */
export interface Route {
  /** Indexes of works. */
  readonly works: readonly number[];
  /** The person's progress before the first work and after each. */
  readonly after: readonly Progress<number>[];
  /** Costs of the stops, summed up to each; without travel. */
  readonly costTo: readonly number[];
  /** The ways before each work and after the last one, into which another may be inserted; {@link detour} reads them. */
  readonly gaps: readonly (readonly number[])[];
  /** Costs of the whole route, with travel. */
  readonly cost: number;
}

/** A problem with tables of what the search looks up often. */
export interface Compiled {
  readonly people: readonly PlanPerson<number>[];
  readonly works: readonly PlanWork<number>[];
  readonly way: WayBetween<number>;
  /** For each work, indexes of the people who may do it. */
  readonly able: readonly (readonly number[])[];
  readonly unplacedCosts: readonly number[];
  readonly empty: readonly Route[];
}

/** Builds the tables of a problem. */
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

/**
 * The ways between two works into which a stop may be inserted, three numbers for each: place from, place to (or
 * {@link nowhere} at the end of a day), minutes.
 */
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

/** Stands for no place: a day may end anywhere. */
const nowhere = -1;

const at = <T>(list: readonly T[], index: number): T => list[index] as T;

/**
 * The route of a person through works in this order; undefined if one of them fits nowhere. The works before `from` are
 * taken over from the former route.
 */
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

/** Progress of the present attempt. One object serves all: attempts are many, and each ends before the next begins. */
const attempt: Progress<number> = { stretch: 0, at: 0, here: 0, travel: 0, begin: 0, way: 0 };

function attemptFrom(progress: Progress<number>): Progress<number> {
  attempt.stretch = progress.stretch;
  attempt.at = progress.at;
  attempt.here = progress.here;
  attempt.travel = progress.travel;
  return attempt;
}

/** What a work at a place of a route adds to its cost; Infinity if a work fits nowhere then. */
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
      // From here on the route is as before.
      return cost - at(route.costTo, index + 1) + progress.travel - was.travel;
    }
  }
  return cost + travelToEnd(progress, stretches, way) - route.cost;
}

/** The least travel, in minutes, that a work adds in these gaps. Where it alone costs too much, nothing else is tried. */
function detour(way: WayBetween<number>, gaps: readonly number[], to: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let index = 0; index < gaps.length; index += 3) {
    const next = at(gaps, index + 1);
    // Asked from one place, since its ways lie beside each other in memory.
    const there = way(to, at(gaps, index));
    const more = next === nowhere ? there : there + way(to, next) - at(gaps, index + 2);
    if (more < least) least = more;
  }
  return least;
}

/** A place for a work in a person's route, and what it costs there. */
export interface Insertion {
  readonly personIndex: number;
  readonly place: number;
  readonly cost: number;
}

/** The cheapest place for a work in all routes of people who may do it; `skips` leaves places out by chance. */
export function cheapestInsertion(
  compiled: Compiled,
  routes: readonly Route[],
  workIndex: number,
  skips: () => boolean = () => false,
): Insertion | undefined {
  const { way } = compiled;
  const { place: to, latest } = at(compiled.works, workIndex);
  let [personIndex, place] = [-1, -1];
  // A place that costs more than leaving the work out is not taken.
  let cost = at(compiled.unplacedCosts, workIndex);
  for (const index of at(compiled.able, workIndex)) {
    const route = at(routes, index);
    for (let each = 0; each <= route.works.length; each++) {
      // Later places in the route are later in time too.
      if (latest !== undefined && at(route.after, each).at > latest) break;
      if (to !== undefined && detour(way, at(route.gaps, each), to) >= cost) continue;
      if (skips()) continue;
      const more = insertionCost(compiled, index, route, workIndex, each);
      if (more < cost) [personIndex, place, cost] = [index, each, more];
    }
  }
  return personIndex < 0 ? undefined : { personIndex, place, cost };
}

/** A route with one more work; undefined if one of its works fits nowhere then. */
export function withWork(
  compiled: Compiled,
  personIndex: number,
  route: Route,
  workIndex: number,
  place: number,
) {
  return routeOf(compiled, personIndex, route.works.toSpliced(place, 0, workIndex), route, place);
}
