import {
  type PlanMinute,
  roomFor,
  type Stretch,
  type TimedWork,
  timeStops,
  type WayBetween,
} from './timeline.ts';
import { nightMinutes } from './travel.ts';
import { priorityWeight } from './urgency.ts';

/** Work that has to be done by a person at some time. Times are whole minutes from the beginning of the plan. */
export interface PlanWork<P> extends TimedWork<P> {
  readonly id: string;
  /** 1 the most urgent to 4. */
  readonly priority: number;
  /** When it has to be done; after that it is late. */
  readonly dueAt?: PlanMinute | undefined;
  /** One of these skills is needed; none of them named: anybody's will do. */
  readonly skillIds: readonly string[];
  /** Members of this group may do it. */
  readonly groupId: string;
  /** Who may not, such as an engineer who has declined it. */
  readonly notBy?: readonly string[] | undefined;
  /** Who has it and keeps it; skills and groups do not count then. */
  readonly onlyBy?: string | undefined;
  /** What is promised today. */
  readonly promised?: PromisedStop | undefined;
  /** Something of it, such as an answer, is due within the days that are planned. */
  readonly pressing?: boolean | undefined;
}

/** Who was to do it, and when it was to begin if it was said. */
export interface PromisedStop {
  readonly personId: string;
  readonly begin?: PlanMinute | undefined;
}

/** A person who may be given work. */
export interface PlanPerson<P> {
  readonly id: string;
  readonly skillIds: readonly string[];
  readonly groupIds: readonly string[];
  /** When they can be given work, the earliest first, apart from each other. */
  readonly stretches: readonly Stretch<P>[];
}

/** Who could do what, and what the ways are. */
export interface TeamPlanProblem<P> {
  readonly people: readonly PlanPerson<P>[];
  readonly works: readonly PlanWork<P>[];
  readonly way: WayBetween<P>;
  /** The place that stands for not knowing where. */
  readonly unknown: P;
}

/** Works of each person in the order that they are done; what stands with nobody is not planned. */
export type TeamPlan = ReadonlyMap<string, readonly string[]>;

/** Whether a person may do work and can: it is theirs, or of their group, in need of a skill of theirs, and not refused to them. */
export function mayDo(
  { id, skillIds, groupIds }: Pick<PlanPerson<unknown>, 'id' | 'skillIds' | 'groupIds'>,
  work: Pick<PlanWork<unknown>, 'skillIds' | 'groupId' | 'notBy' | 'onlyBy'>,
): boolean {
  if (work.onlyBy !== undefined) return work.onlyBy === id;
  if (!groupIds.includes(work.groupId) || work.notBy?.includes(id)) return false;
  return work.skillIds.length === 0 || work.skillIds.some((skill) => skillIds.includes(skill));
}

/**
 * What things cost, in minutes on the road. Late work costs at once, by the minute up to a day, and a share of each minute
 * after it; leaving it out costs more than any lateness of a plan, and more yet of what is pressing. Another person than
 * was promised costs less than another day; another time costs at once, since somebody has to be told of it. Whatever can
 * wait costs a little by the hour, so that of two equal plans the sooner one wins.
 */
export const planCosts = {
  late: 60,
  lateMinutes: 1440,
  laterShare: 0.1,
  maxLateMinutes: 14 * 1440,
  unplaced: 4500,
  pressing: 2,
  waitedHour: 0.1,
  otherPerson: 120,
  otherTime: 30,
  otherTimeMinute: 0.25,
  maxOtherTime: 180,
} as const;

/** What it costs to leave work out of the plan. */
export const unplacedCost = ({ priority, pressing }: Pick<PlanWork<unknown>, 'priority' | 'pressing'>) =>
  priorityWeight(priority) * planCosts.unplaced * (pressing ? planCosts.pressing : 1);

/** What it costs that work which begins then is late; nothing in time. */
function lateCost({ priority, dueAt, minutes }: PlanWork<unknown>, begin: PlanMinute): number {
  const late = dueAt === undefined ? 0 : Math.min(begin + minutes - dueAt, planCosts.maxLateMinutes);
  if (late <= 0) return 0;
  const later = Math.max(0, late - planCosts.lateMinutes);
  return priorityWeight(priority) * (planCosts.late + late - (1 - planCosts.laterShare) * later);
}

/** What it costs that a person does work at a time, beside the way there. */
export function stopCost(work: PlanWork<unknown>, personId: string, begin: PlanMinute): number {
  const { priority, promised } = work;
  let cost = (priorityWeight(priority) * planCosts.waitedHour * begin) / 60 + lateCost(work, begin);
  if (!promised) return cost;
  if (promised.personId !== personId) cost += planCosts.otherPerson;
  if (promised.begin === undefined || promised.begin === begin) return cost;
  const { otherTime, otherTimeMinute, maxOtherTime } = planCosts;
  return cost + Math.min(maxOtherTime, otherTime + otherTimeMinute * Math.abs(begin - promised.begin));
}

/** What two plans of the same works are compared by. */
export interface PlanWeight {
  /** By {@link planCosts}. */
  readonly cost: number;
  /** What of it is for what ends late, or is left out. */
  readonly lateness: number;
}

/** What a plan comes to in which works stand so, and all others are left out. */
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

/** Whether a plan is worth changing another for: no more comes too late by it, and it saves a minute at least. */
export const isBetterPlan = (one: PlanWeight, other: PlanWeight): boolean =>
  one.lateness <= other.lateness && one.cost <= other.cost - 1;

/** Something that a person does at a place, or from anywhere (absent). */
export interface Visit<P> {
  readonly begin: PlanMinute;
  readonly end: PlanMinute;
  readonly place?: P | undefined;
}

/** Minutes of the way to each visit of a person, the earliest first; after a night from a place that nobody knows. */
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

/** A work where the plan puts it. */
export interface PlannedStop {
  readonly workId: string;
  readonly personId: string;
  readonly begin: PlanMinute;
  readonly end: PlanMinute;
  /** Minutes of the way to it. */
  readonly way: number;
  /** Minutes by which it ends too late, 0 when it does not. */
  readonly late: number;
}

/** What a plan comes to. */
export interface JudgedPlan {
  readonly stops: readonly PlannedStop[];
  /** Works that it leaves out. */
  readonly unplaced: readonly string[];
  readonly travelMinutes: number;
  readonly lateCount: number;
  /** By {@link planCosts}. */
  readonly cost: number;
}

/**
 * Times a plan and counts what it costs. Throws a RangeError for one that breaks a rule which no plan may break:
 * a person does what they may not, work stands twice, or there is no time for it.
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

/** Why a plan has no place for work; each has a phrase. */
export const unplacedReasons = ['noMember', 'noSkill', 'noHours', 'ownerBusy', 'tooLong', 'noTime'] as const;

/** Why a plan has no place for work. */
export type UnplacedReason = (typeof unplacedReasons)[number];

/** Why work can be done by nobody at any time, or only not beside the rest. */
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
  const stretches = able.flatMap((person) => person.stretches);
  if (stretches.length === 0) return work.onlyBy === undefined ? 'noHours' : 'ownerBusy';
  const isTooLong = stretches.every(
    ({ from }, index) => (roomFor(stretches, index, work)?.to ?? from) - from < work.minutes,
  );
  return isTooLong ? 'tooLong' : 'noTime';
}

/** Why work stands where a plan puts it; each has a phrase. */
export const stopReasons = ['ownerCannot', 'promised', 'onlyOne', 'due', 'late', 'near', 'first'] as const;

/** Why work stands where a plan puts it. */
export type StopReason = (typeof stopReasons)[number];

/** A way of so many minutes is short. */
const nearMinutes = 15;
/** What is due within so many minutes of its end stands there because of it. */
const dueSoonMinutes = 120;

/** Why work stands where a plan puts it, what weighs most first; never empty. */
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
  // Whose it is says nothing of who else could do it.
  const able = people.filter((person) => mayDo(person, { ...work, onlyBy: undefined }));
  if (people.length > 1 && able.length === 1 && able[0]?.id === personId) reasons.push('onlyOne');
  if (place !== undefined && way <= nearMinutes) reasons.push('near');
  return reasons.length > 0 ? reasons : ['first'];
}
