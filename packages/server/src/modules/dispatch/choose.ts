import {
  advance,
  beforeWork,
  isBetterPlan,
  judgePlan,
  mayDo,
  type PlannedStop,
  type PlanWeight,
  type PlanWork,
  planCosts,
  type TeamPlan,
  weighPlan,
} from '@svcdesk/core/scheduling';
import { isOwnerAway, type PlanMaterial, problemOf, timeToCome } from './problem.ts';
import { withRoads } from './roads.ts';
import { type SolverProblem, withWays } from './solver/index.ts';

/** The chosen plan of all works. */
export interface ChosenPlan {
  /** The problem that was searched: without the works that keep their appointment. */
  readonly problem: SolverProblem;
  /** All works: those that were searched for and those that keep their appointment. */
  readonly works: readonly PlanWork<number>[];
  readonly stops: readonly PlannedStop[];
  readonly travelMinutes: number;
  /** Ids of works at a time at which their engineer is to be elsewhere too. */
  readonly doubled: ReadonlySet<string>;
  readonly weight: PlanWeight;
}

/** Searches for a plan of a problem. */
export type PlanSearch = (problem: SolverProblem) => Promise<TeamPlan>;

/**
 * Searches in which appointments may change, at most. Works that lost theirs in one search keep them in the next; if
 * the last still loses one, every appointment is kept.
 */
const maxSearches = 3;

/**
 * Chooses a plan. Works with an appointment that their owner can keep do keep it, and the others are planned around them.
 * With `moves` appointments may change, if the plan then costs less and no more is late; where the request names works,
 * only those that make room for them. Only works that it names may lose theirs.
 */
export async function choosePlan(
  given: PlanMaterial,
  moves: boolean,
  search: PlanSearch,
): Promise<ChosenPlan> {
  const standing = standingWorks(given);
  const { material, chosen } = await withOwners(given, standing, search);
  if (!moves || standing.size === 0) return chosen;
  const fixed = new Set(untenable(material, standing, chosen.doubled));
  for (let searched = 0; searched < maxSearches && fixed.size < standing.size; searched++) {
    const moved = await planAround(material, fixed, search);
    const placed = new Set(moved.stops.map(({ workId }) => workId));
    const lost = [...standing].filter((id) => !placed.has(id));
    if (lost.length === 0) {
      const wanted = material.named.size > 0 ? onlyNeeded(material, standing, moved, chosen) : moved;
      return isBetterPlan(wanted.weight, chosen.weight) ? wanted : chosen;
    }
    for (const id of lost) fixed.add(id);
  }
  return chosen;
}

/**
 * The moved plan with only those changes that works without an appointment to keep need. People who get none of these, and
 * exchange none with those who do, keep their appointments, since a request that names works asks for nothing else.
 */
function onlyNeeded(
  material: PlanMaterial,
  standing: ReadonlySet<string>,
  moved: ChosenPlan,
  kept: ChosenPlan,
): ChosenPlan {
  const takerOf = new Map(moved.stops.map(({ workId, personId }) => [workId, personId]));
  const handed = moved.works.flatMap(({ id, promised }) => {
    const taker = takerOf.get(id);
    const isHanded = standing.has(id) && promised && taker !== undefined && taker !== promised.personId;
    return isHanded ? [[promised.personId, taker]] : [];
  });
  const concerned = new Set(
    moved.stops.flatMap(({ workId, personId }) => (standing.has(workId) ? [] : [personId])),
  );
  for (;;) {
    const before = concerned.size;
    for (const pair of handed)
      if (pair.some((id) => concerned.has(id))) for (const id of pair) concerned.add(id);
    if (concerned.size === before) break;
  }
  const planned = [
    ...moved.stops.filter(({ personId }) => concerned.has(personId)),
    ...kept.stops.filter(({ workId, personId }) => standing.has(workId) && !concerned.has(personId)),
  ];
  return { ...moved, ...weighed(material, moved.works, planned) };
}

/**
 * Ids of works with a future appointment that their owner can keep: one of the people who are planned, and not absent
 * then. Named works are left out, since the request asks for another time for them.
 */
function standingWorks(material: PlanMaterial): ReadonlySet<string> {
  const people = new Set(material.people);
  const promised = new Set(
    problemOf(material).works.flatMap(({ id, promised: to }) =>
      to?.begin !== undefined && people.has(to.personId) ? [id] : [],
    ),
  );
  return new Set(
    material.works.flatMap((row) =>
      promised.has(row.id) && !material.named.has(row.id) && timeToCome(row, material) ? [row.id] : [],
    ),
  );
}

/**
 * Ids of works whose appointments cannot be kept by the hours and travel times that are reckoned with here. They keep
 * them all the same, since the people who agreed on them may know better, and the others are planned around them. Those
 * that overlap another appointment, the `doubled`, are not among them: nobody can keep both.
 */
function untenable(
  material: PlanMaterial,
  standing: ReadonlySet<string>,
  doubled: ReadonlySet<string>,
): ReadonlySet<string> {
  const found = new Set<string>();
  for (;;) {
    const works = material.works.filter(({ id }) => !found.has(id));
    const { people, works: asked, way, unknown } = withWays(problemOf({ ...material, works }));
    const before = found.size;
    for (const { id, stretches } of people) {
      const progress = beforeWork(stretches, unknown);
      const own = asked
        .filter((work) => work.promised?.personId === id && standing.has(work.id) && !doubled.has(work.id))
        .map((work) => ({ work, begin: work.promised?.begin ?? 0 }))
        .sort((a, b) => a.begin - b.begin);
      const first = own.find(
        ({ work, begin }) => !advance(progress, { ...work, earliest: begin, latest: begin }, stretches, way),
      );
      if (first) found.add(first.work.id);
    }
    if (found.size === before) return found;
  }
}

/**
 * The plan in which all appointments are kept. An order that an engineer was given and has not accepted stays with
 * them, unless they cannot do it in these days, or not in time: then a second plan frees those orders, and the better
 * of the two is taken.
 */
async function withOwners(given: PlanMaterial, standing: ReadonlySet<string>, search: PlanSearch) {
  const asked = problemOf(given);
  const people = new Map(asked.people.map((person) => [person.id, person]));
  const works = new Map(asked.works.map((work) => [work.id, work]));
  const staying = given.works.flatMap((row) => {
    const { id, ownerId, accepted } = row;
    const [owner, work] = [people.get(ownerId ?? ''), works.get(id)];
    if (!owner || !work || accepted || standing.has(id) || given.named.has(id)) return [];
    if (isOwnerAway(row, given)) return [];
    return owner.stretches.length > 0 && mayDo(owner, work) ? [id] : [];
  });
  const material = { ...given, staying: new Set(staying) };
  const chosen = await planAround(material, standing, search);
  const inTime = new Set(chosen.stops.flatMap(({ workId, late }) => (late > 0 ? [] : [workId])));
  const stays = new Set([...material.staying].filter((id) => inTime.has(id)));
  if (given.onlyBy !== undefined || stays.size === material.staying.size) return { material, chosen };
  const freed = { ...material, staying: stays };
  const other = await planAround(freed, standing, search);
  return isBetterPlan(other.weight, chosen.weight)
    ? { material: freed, chosen: other }
    : { material, chosen };
}

/** The best plan found in which the works `fixed` keep their appointments. */
async function planAround(
  material: PlanMaterial,
  fixed: ReadonlySet<string>,
  search: PlanSearch,
): Promise<ChosenPlan> {
  const { works } = problemOf(material);
  const problem = problemOf({ ...material, works: material.works.filter(({ id }) => !fixed.has(id)) });
  const plan: TeamPlan = problem.works.length === 0 ? new Map() : await search(problem);
  const kept = works.flatMap((work): PlannedStop[] => {
    const { id: workId, promised, minutes, dueAt } = work;
    if (!fixed.has(workId) || promised?.begin === undefined) return [];
    const [begin, end] = [promised.begin, promised.begin + minutes];
    const late = Math.max(0, end - (dueAt ?? end));
    return [{ workId, personId: promised.personId, begin, end, way: 0, late }];
  });
  const planned = [...judgePlan(withWays(problem), plan).stops, ...kept];
  return { problem, works, ...weighed(material, works, planned) };
}

/**
 * Stops with their travel, and what they weigh. Nobody comes to one of two appointments at once, so each costs as much as
 * work that is left out: with `moves` the one that can move does.
 */
function weighed(
  material: PlanMaterial,
  works: readonly PlanWork<number>[],
  planned: readonly PlannedStop[],
) {
  const roads = withRoads(material, planned);
  const { cost, lateness } = weighPlan(works, roads.stops, roads.travelMinutes);
  return { ...roads, weight: { cost: cost + roads.doubled.size * planCosts.unplaced, lateness } };
}
