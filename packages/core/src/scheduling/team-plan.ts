import {
  isFor,
  type PlanMinute,
  roomFor,
  type Stretch,
  type TimedWork,
  timeStops,
  type WayBetween,
} from './timeline.ts';
import { nightMinutes } from './travel.ts';
import { priorityWeight } from './urgency.ts';

/** Work that a person has to do at some time. Times are whole minutes from the beginning of the plan. */
export interface PlanWork<P> extends TimedWork<P> {
  readonly id: string;
  /** 1 the most urgent to 4. */
  readonly priority: number;
  /** Deadline of its end. */
  readonly dueAt?: PlanMinute | undefined;
  /** One of these skills is needed; none if the list is empty. */
  readonly skillIds: readonly string[];
  /** Members of this group may do it. */
  readonly groupId: string;
  /** People who may not do it, such as an engineer who declined it. */
  readonly notBy?: readonly string[] | undefined;
  /** The owner who keeps it, whatever their skills and groups. */
  readonly onlyBy?: string | undefined;
  /** Its owner and appointment before the plan. */
  readonly promised?: PromisedStop | undefined;
  /** A deadline of it, such as that of the response, lies before the end of the plan. */
  readonly pressing?: boolean | undefined;
}

/** Owner of work before a plan, and when it was to begin if it had an appointment. */
export interface PromisedStop {
  readonly personId: string;
  readonly begin?: PlanMinute | undefined;
}

/** A person who may be given work. */
export interface PlanPerson<P> {
  readonly id: string;
  readonly skillIds: readonly string[];
  readonly groupIds: readonly string[];
  /** When they can be given work; sorted by time, not overlapping. */
  readonly stretches: readonly Stretch<P>[];
}

/** The people, the works, and the travel between places. */
export interface TeamPlanProblem<P> {
  readonly people: readonly PlanPerson<P>[];
  readonly works: readonly PlanWork<P>[];
  readonly way: WayBetween<P>;
  /** Stands for an unknown place. */
  readonly unknown: P;
}

/** Ids of works by person, in the order in which they are done. Works that no person has are not planned. */
export type TeamPlan = ReadonlyMap<string, readonly string[]>;

/**
 * Whether a person may do work: if `onlyBy` is set, only that person; else members of its group who are not in `notBy`
 * and have a skill that it needs.
 */
export function mayDo(
  { id, skillIds, groupIds }: Pick<PlanPerson<unknown>, 'id' | 'skillIds' | 'groupIds'>,
  work: Pick<PlanWork<unknown>, 'skillIds' | 'groupId' | 'notBy' | 'onlyBy'>,
): boolean {
  if (work.onlyBy !== undefined) return work.onlyBy === id;
  if (!groupIds.includes(work.groupId) || work.notBy?.includes(id)) return false;
  return work.skillIds.length === 0 || work.skillIds.some((skill) => skillIds.includes(skill));
}

/**
 * What plans are weighed by. The unit of costs is a minute of travel. `late`, `unplaced`, `unplacedLater` and `waitedHour`
 * are multiplied by the weight of the priority.
 *
 * - `late`: work that ends late, and 1 more for each minute up to `maxLateMinutes`. A minute costs the same however late
 *   the work is already, so that late urgent work goes before calm work that is still in time.
 * - `unplaced`: pressing work that is left out. That is more than all else can cost.
 * - `unplacedLater`: other work that is left out. It is done after these days, so low priority gives way to urgent work that
 *   would else end an hour later.
 * - `waitedHour`: each hour until work begins, so that the sooner one of two equal plans wins.
 * - `otherPerson`: another engineer than before the plan.
 * - Another time than the agreed one, by {@link movedCost}.
 *   - The same day: `otherTime`, since the customer has to be told, and `otherTimeMinute` for each minute of difference.
 *   - Another day: `otherDay` for each day of difference up to `maxOtherDays`, the most within a plan of a week.
 */
export const planCosts = {
  late: 60,
  maxLateMinutes: 14 * 1440,
  unplaced: 50_000,
  unplacedLater: 500,
  waitedHour: 0.1,
  otherPerson: 120,
  otherTime: 30,
  otherTimeMinute: 0.25,
  otherDay: 720,
  maxOtherDays: 6,
} as const;

/** The day of a minute. A plan begins at midnight; when the clock changes, days are an hour off from then on. */
const dayOfMinute = (minute: PlanMinute) => Math.floor(minute / 1440);

/**
 * Cost of moving an appointment. It grows with how far it is moved, so that a small repair wins: any time of the same
 * day, even with another engineer, costs less than another day, for which the customer has to be free anew. Another day
 * pays off only if urgent work would end half an hour late otherwise; 2 hours for high, 5 for medium, 11 for low priority.
 * Every appointment counts as told, since customers see it on their order from when it is made.
 */
function movedCost(agreed: PlanMinute, begin: PlanMinute): number {
  if (begin === agreed) return 0;
  const { otherTime, otherTimeMinute, otherDay, maxOtherDays } = planCosts;
  const days = Math.abs(dayOfMinute(begin) - dayOfMinute(agreed));
  return days === 0
    ? otherTime + otherTimeMinute * Math.abs(begin - agreed)
    : otherDay * Math.min(days, maxOtherDays);
}

/** Cost of leaving work out of the plan. */
export const unplacedCost = ({ priority, pressing }: Pick<PlanWork<unknown>, 'priority' | 'pressing'>) =>
  priorityWeight(priority) * (pressing ? planCosts.unplaced : planCosts.unplacedLater);

/** Cost of the lateness of work that begins then; 0 if it ends in time. */
function lateCost({ priority, dueAt, minutes }: PlanWork<unknown>, begin: PlanMinute): number {
  const late = dueAt === undefined ? 0 : Math.min(begin + minutes - dueAt, planCosts.maxLateMinutes);
  return late > 0 ? priorityWeight(priority) * (planCosts.late + late) : 0;
}

/** Cost of work that a person begins then, without the way there. */
export function stopCost(work: PlanWork<unknown>, personId: string, begin: PlanMinute): number {
  const { priority, promised } = work;
  let cost = (priorityWeight(priority) * planCosts.waitedHour * begin) / 60 + lateCost(work, begin);
  if (!promised) return cost;
  if (promised.personId !== personId) cost += planCosts.otherPerson;
  return promised.begin === undefined ? cost : cost + movedCost(promised.begin, begin);
}

/** What two plans of the same works are compared by. */
export interface PlanWeight {
  /** By {@link planCosts}. */
  readonly cost: number;
  /** The part of it for works that end late or are left out. */
  readonly lateness: number;
}

/** Weighs a plan with these stops; works without a stop are left out. */
export function weighPlan(
  works: readonly PlanWork<unknown>[],
  stops: readonly Pick<PlannedStop, 'workId' | 'personId' | 'begin'>[],
  travelMinutes: number,
): PlanWeight {
  const stopOf = new Map(stops.map((stop) => [stop.workId, stop]));
  let [cost, lateness] = [travelMinutes, 0];
  for (const work of works) {
    const stop = stopOf.get(work.id);
    const late = stop ? lateCost(work, stop.begin) : unplacedCost(work);
    lateness += late;
    cost += stop ? stopCost(work, stop.personId, stop.begin) : late;
  }
  return { cost, lateness };
}

/** Whether a plan is worth changing another for: its lateness costs no more, and in all it costs less by a minute. */
export const isBetterPlan = (one: PlanWeight, other: PlanWeight): boolean =>
  one.lateness <= other.lateness && one.cost <= other.cost - 1;

/** Something that a person does, at a place or, without one, from anywhere. */
export interface Visit<P> {
  readonly begin: PlanMinute;
  readonly end: PlanMinute;
  readonly place?: P | undefined;
}

/** Minutes of the way to each visit of a person, sorted by time; after a night the way begins at an unknown place. */
export function waysTo<P>(visits: readonly Visit<P>[], way: WayBetween<P>, unknown: P): number[] {
  let here = unknown;
  let until: PlanMinute | undefined;
  return visits.map(({ begin, end, place }) => {
    if (until === undefined || begin - until >= nightMinutes) here = unknown;
    until = Math.max(end, until ?? end);
    if (place === undefined) return 0;
    const minutes = way(here, place);
    here = place;
    return minutes;
  });
}

/** Work with the person and time that a plan gives it. */
export interface PlannedStop {
  readonly workId: string;
  readonly personId: string;
  readonly begin: PlanMinute;
  readonly end: PlanMinute;
  /** Minutes of the way to it. */
  readonly way: number;
  /** Minutes by which it ends after its deadline, else 0. */
  readonly late: number;
}

/** A plan with its times and costs. */
export interface JudgedPlan {
  readonly stops: readonly PlannedStop[];
  /** Ids of works that it leaves out. */
  readonly unplaced: readonly string[];
  readonly travelMinutes: number;
  readonly lateCount: number;
  /** By {@link planCosts}. */
  readonly cost: number;
}

/**
 * Works out the times and costs of a plan. Throws a RangeError if a person does what they may not, work is planned twice,
 * or a person has no time for all of theirs.
 */
export function judgePlan<P>(
  { people, works, way, unknown }: TeamPlanProblem<P>,
  plan: TeamPlan,
): JudgedPlan {
  const byId = new Map(works.map((work) => [work.id, work]));
  const open = new Set(byId.keys());
  const stops: PlannedStop[] = [];
  let travelMinutes = 0;
  for (const person of people) {
    const own = (plan.get(person.id) ?? []).map((id) => {
      const work = byId.get(id);
      if (!work || !open.delete(id)) throw new RangeError(`${id} is no work, or stands twice`);
      if (!mayDo(person, work)) throw new RangeError(`${person.id} may not do ${id}`);
      return work;
    });
    const timed = timeStops(own, person.stretches, way, unknown);
    if (!timed) throw new RangeError(`${person.id} has no time for all that is planned`);
    travelMinutes += timed.travelMinutes;
    for (const [index, { begin, end, way: minutes }] of timed.stops.entries()) {
      const work = own[index];
      if (!work) continue;
      const late = Math.max(0, end - (work.dueAt ?? end));
      stops.push({ workId: work.id, personId: person.id, begin, end, way: minutes, late });
    }
  }
  return {
    stops,
    unplaced: [...open],
    travelMinutes,
    lateCount: stops.filter(({ late }) => late > 0).length,
    cost: weighPlan(works, stops, travelMinutes).cost,
  };
}

/**
 * Reasons why a plan has no place for work; each has a phrase. `ownerAway` is that of an appointment which may not move and
 * whose engineer is away then, `underWay` that of work which its engineer is at, or on the way to.
 */
export const unplacedReasons = [
  'noMember',
  'noSkill',
  'noHours',
  'ownerBusy',
  'ownerAway',
  'underWay',
  'tooLong',
  'noTime',
] as const;

/** One of {@link unplacedReasons}. */
export type UnplacedReason = (typeof unplacedReasons)[number];

/** Why a plan has no place for work: no person could do it at any time, or none beside the other works. */
export function unplacedReason<P>(
  { people }: Pick<TeamPlanProblem<P>, 'people'>,
  work: PlanWork<P>,
): UnplacedReason {
  const isMember = ({ id, groupIds }: PlanPerson<P>) =>
    work.onlyBy === undefined ? groupIds.includes(work.groupId) : id === work.onlyBy;
  const members = people.filter(isMember);
  if (members.length === 0) return 'noMember';
  const able = members.filter((person) => mayDo(person, work));
  if (able.length === 0) return 'noSkill';
  const stretches = able.flatMap((person) => person.stretches.filter((stretch) => isFor(stretch, work.id)));
  if (stretches.length === 0) return work.onlyBy === undefined ? 'noHours' : 'ownerBusy';
  const isTooLong = stretches.every(
    ({ from }, index) => (roomFor(stretches, index, work)?.to ?? from) - from < work.minutes,
  );
  return isTooLong ? 'tooLong' : 'noTime';
}

/**
 * Reasons for the person and time of a stop; each has a phrase. `overlaps` is that of an appointment that is kept though its
 * engineer is to be elsewhere then.
 */
export const stopReasons = [
  'overlaps',
  'ownerCannot',
  'promised',
  'onlyOne',
  'due',
  'late',
  'near',
  'first',
] as const;

/** One of {@link stopReasons}. */
export type StopReason = (typeof stopReasons)[number];

/** Ways up to this many minutes are short. */
const nearMinutes = 15;
/** A deadline up to this many minutes after the end of work is a reason for its time. */
const dueSoonMinutes = 120;

/** Reasons for the person and time of a stop, the weightiest first; never empty. */
export function reasonsOfStop<P>(
  { people }: Pick<TeamPlanProblem<P>, 'people'>,
  work: PlanWork<P>,
  { personId, begin, end, way, late }: PlannedStop,
): readonly StopReason[] {
  const { promised, dueAt, place } = work;
  const reasons: StopReason[] = [];
  if (late > 0) reasons.push('late');
  if (promised?.personId === personId && promised.begin === begin) reasons.push('promised');
  if (late === 0 && dueAt !== undefined && dueAt - end <= dueSoonMinutes) reasons.push('due');
  // That the owner keeps it does not mean that only they could do it.
  const able = people.filter((person) => mayDo(person, { ...work, onlyBy: undefined }));
  if (people.length > 1 && able.length === 1 && able[0]?.id === personId) reasons.push('onlyOne');
  if (place !== undefined && way <= nearMinutes) reasons.push('near');
  return reasons.length > 0 ? reasons : ['first'];
}
