import type { Instant } from '../sla/instant.ts';
import { lateMinutesOf } from './free-time.ts';
import { type LoadOfDay, loadLevel, loadOf } from './load.ts';

/** Why an engineer suits an order, or does not; each has a phrase. */
export const suggestionReasons = [
  'onLeave',
  'notWorking',
  'onDuty',
  'skillExpert',
  'skillSkilled',
  'skillBasic',
  'skillMissing',
  'areaServed',
  'areaNear',
  'areaOutside',
  'inTime',
  'late',
  'noTime',
  'knowsAsset',
  'knowsSite',
  'closeBy',
  'free',
  'busy',
  'overloaded',
] as const;

/** A reason of a suggestion. */
export type SuggestionReason = (typeof suggestionReasons)[number];

/** How an engineer's areas cover a site's district: by the district itself, its city, its province, or not. */
export type AreaFit = 'district' | 'city' | 'province' | 'none';

/** What an order asks of an engineer. */
export interface SuggestionNeeds {
  /** Its catalogue entry asks for a skill. */
  readonly skill: boolean;
  /** It is done at a site whose region is known. */
  readonly area: boolean;
  /** It comes outside working hours and cannot wait until the office opens, so that the person on duty goes first. */
  readonly offHours: boolean;
  /** Expected minutes; 0 unless said. */
  readonly minutes?: number | undefined;
  /** When it has to be resolved. */
  readonly dueAt?: Instant | undefined;
}

/** What an engineer has worked on before: an asset of the order, or something else at its site. */
export const workedBefore = ['asset', 'site'] as const;

/** One of {@link workedBefore}. */
export type WorkedBefore = (typeof workedBefore)[number];

/** An engineer who might take an order. */
export interface SuggestionCandidate {
  readonly accountId: string;
  /** Best level of a skill that is asked for: 1 basic, 2 skilled, 3 expert. */
  readonly skillLevel?: number | undefined;
  readonly area: AreaFit;
  /** Of the day that they are judged by; 1 is full. */
  readonly saturation: number;
  /** Days by which that day is later than the wanted one; 0 unless said. */
  readonly waitsDays?: number | undefined;
  /** Their load of that day; if it is not known, `saturation` is taken for it. */
  readonly day?: LoadOfDay | undefined;
  /** Number of their open orders, with or without an appointment. */
  readonly openCount: number;
  readonly onDuty: boolean;
  /** They are on leave when it is to be done. */
  readonly onLeave: boolean;
  /** They have no working hours on that day, and no on-call time that counts for the work. */
  readonly notWorking?: boolean | undefined;
  /** When they can be at the work; null if they have no free time for it, absent if that is not known. */
  readonly arrivesAt?: Instant | null | undefined;
  /** Distance between where they work that day and the order's site. */
  readonly distanceMeters?: number | undefined;
  readonly before?: WorkedBefore | undefined;
}

/** A candidate with the reasons for and against them. */
export interface Suggestion<C extends SuggestionCandidate = SuggestionCandidate> {
  readonly candidate: C;
  /** They have a skill that is needed, work on that day and are not on leave. Only such engineers are sent unasked. */
  readonly fits: boolean;
  /** Load of the day without this work; 1 is full, and below 0.5 they are free. */
  readonly load: number;
  /** Whole minutes by which they end after the deadline; absent if they end in time, or there is none. */
  readonly lateMinutes?: number | undefined;
  /**
   * 0 to 100, whole.
   * @deprecated It says nothing of deadlines. Go by the order of suggestions, and by `fits`.
   */
  readonly score: number;
  readonly reasons: readonly SuggestionReason[];
}

/** Points of each part; together 100. */
const weights = { skill: 40, area: 25, load: 25, near: 10 } as const;

const skillShare: Readonly<Record<number, number>> = { 1: 0.5, 2: 0.8, 3: 1 };
const areaShare: Readonly<Record<AreaFit, number>> = { district: 1, city: 0.8, province: 0.6, none: 0 };
/** With this many open orders an engineer gets half the points for open orders. */
const openPerHalf = 6;
/** Up to the first distance an engineer is close by; from the second on distance gives no points. */
const closeMeters = 5_000;
const farMeters = 30_000;

function nearShare(distance: number | undefined): number {
  if (distance === undefined) return 0;
  return Math.min(1, Math.max(0, (farMeters - distance) / (farMeters - closeMeters)));
}

/** How free an engineer is, 0 to 1: half by the day's saturation, half by the number of open orders. */
function loadShare({ saturation, openCount }: SuggestionCandidate): number {
  return 0.5 * Math.min(1, Math.max(0, 1 - saturation)) + 0.5 * (openPerHalf / (openPerHalf + openCount));
}

function skillReason(level: number | undefined): SuggestionReason {
  if (level === undefined) return 'skillMissing';
  if (level >= 3) return 'skillExpert';
  return level >= 2 ? 'skillSkilled' : 'skillBasic';
}

function areaReason(area: AreaFit): SuggestionReason {
  if (area === 'none') return 'areaOutside';
  return area === 'district' ? 'areaServed' : 'areaNear';
}

/** Load of a candidate's day with further minutes of work. */
function dayLoad({ day, saturation }: SuggestionCandidate, minutes: number): number {
  if (!day) return saturation;
  return loadOf({ ...day, unplannedMinutes: day.unplannedMinutes + minutes });
}

const lacksSkill = ({ skillLevel }: SuggestionCandidate, { skill }: SuggestionNeeds) =>
  skill && skillLevel === undefined;

const minuteMs = 60_000;

/** Minutes by which they end after the deadline; undefined in time, without a deadline, or without a time for it. */
const lateMinutesBy = ({ arrivesAt }: SuggestionCandidate, { dueAt, minutes = 0 }: SuggestionNeeds) =>
  arrivesAt == null ? undefined : lateMinutesOf(arrivesAt + minutes * minuteMs, dueAt);

/**
 * Load of the day with this work, in tenths of a day, rounded up, so that the way decides over a few minutes. The load is
 * rounded to the decimals that it has first: else floating point would put a full day above 10 tenths. Who is on call does
 * nothing then that can wait, so only what is planned stands in the way of work that cannot.
 */
function tenthsWith(candidate: SuggestionCandidate, { minutes = 0, offHours }: SuggestionNeeds): number {
  const { day, onDuty } = candidate;
  const isOnCall = day && offHours && onDuty;
  const judged = isOnCall ? { ...candidate, day: { ...day, unplannedMinutes: 0 } } : candidate;
  return Math.ceil(Math.round(dayLoad(judged, minutes) * 10_000) / 1000);
}

const fullTenths = 10;

const dayMs = 24 * 60 * minuteMs;

/** How many days more than the one that they are judged by it takes to do this work and all that is promised. */
const furtherDays = (candidate: SuggestionCandidate, needs: SuggestionNeeds): number =>
  Math.max(0, Math.ceil(tenthsWith(candidate, needs) / fullTenths) - 1);

/** Whether the day does not hold this work beside all that is promised. */
const isOverfull = (candidate: SuggestionCandidate, needs: SuggestionNeeds): boolean =>
  furtherDays(candidate, needs) > 0;

/**
 * When they are taken to come; null if they have no time for it. The earliest free time of a day that is too full says
 * little, since work without an appointment is to be done in it: what it does not hold is done on the days that follow.
 */
function expectedArrival(candidate: SuggestionCandidate, needs: SuggestionNeeds): Instant | null {
  const { arrivesAt } = candidate;
  return arrivesAt == null ? null : arrivesAt + furtherDays(candidate, needs) * dayMs;
}

/** Lateness is compared in steps of so many minutes that are begun: fewer are felt by nobody. */
export const lateStepMinutes = 30;

/**
 * How late they are taken to come: 0 if they end in time, 1 if they arrive in time and end late, 2 if they arrive late or
 * have no time for it; then by how many steps they end late.
 */
function lateness(
  candidate: SuggestionCandidate,
  needs: SuggestionNeeds,
): readonly [kind: number, steps: number] {
  const { dueAt } = needs;
  if (dueAt === undefined) return [0, 0];
  const arrivesAt = expectedArrival(candidate, needs);
  if (arrivesAt === null) return [2, Number.POSITIVE_INFINITY];
  const lateMinutes = lateMinutesBy({ ...candidate, arrivesAt }, needs);
  if (lateMinutes === undefined) return [0, 0];
  return [arrivesAt > dueAt ? 2 : 1, Math.ceil(lateMinutes / lateStepMinutes)];
}

function reasonsOf(candidate: SuggestionCandidate, needs: SuggestionNeeds, load: number): SuggestionReason[] {
  const { area, distanceMeters, onLeave, notWorking, onDuty, arrivesAt, before } = candidate;
  const reasons: SuggestionReason[] = [];
  if (onLeave) reasons.push('onLeave');
  else if (notWorking) reasons.push('notWorking');
  if (needs.offHours && onDuty) reasons.push('onDuty');
  if (needs.skill) reasons.push(skillReason(candidate.skillLevel));
  if (needs.area) reasons.push(areaReason(area));
  // A person who is away is not judged by arrival.
  if (!onLeave && !notWorking) {
    if (arrivesAt === null) reasons.push('noTime');
    else if (needs.dueAt !== undefined && arrivesAt !== undefined) {
      if (lateMinutesBy(candidate, needs) !== undefined) reasons.push('late');
      else if (!isOverfull(candidate, needs)) reasons.push('inTime');
    }
  }
  if (before) reasons.push(before === 'asset' ? 'knowsAsset' : 'knowsSite');
  if (distanceMeters !== undefined && distanceMeters <= closeMeters) reasons.push('closeBy');
  const level = loadLevel(load);
  // A person who is away is not free, however little they have to do.
  if (!(level === 'free' && (onLeave || notWorking))) reasons.push(level);
  return reasons;
}

/** Judges one candidate. What the order does not ask for is no reason for or against them. */
export function suggestionOf<C extends SuggestionCandidate>(
  candidate: C,
  needs: SuggestionNeeds,
): Suggestion<C> {
  const { skillLevel, area, onLeave } = candidate;
  const load = dayLoad(candidate, 0);
  const fits = !(lacksSkill(candidate, needs) || onLeave || candidate.notWorking);
  const skill = needs.skill ? (skillShare[Math.min(3, skillLevel ?? 0)] ?? 0) : 1;
  const points =
    weights.skill * skill +
    weights.area * (needs.area ? areaShare[area] : 1) +
    weights.load * loadShare(candidate) +
    weights.near * nearShare(candidate.distanceMeters);
  return {
    candidate,
    fits,
    load,
    lateMinutes: lateMinutesBy(candidate, needs),
    score: onLeave ? 0 : Math.round(points),
    reasons: reasonsOf(candidate, needs, load),
  };
}

/**
 * 0 fits, 2 does not work that day, 4 is on leave; a missing skill adds 1. An engineer who is there and lacks the skill
 * goes before one who has it and is not there.
 */
function standing(candidate: SuggestionCandidate, needs: SuggestionNeeds): number {
  const away = candidate.onLeave ? 4 : candidate.notWorking ? 2 : 0;
  return away + (lacksSkill(candidate, needs) ? 1 : 0);
}

const beforeRank = { asset: 0, site: 1 } as const;

/** What candidates are compared by, the first difference deciding; less is better. */
function ranks(candidate: SuggestionCandidate, needs: SuggestionNeeds): readonly number[] {
  const { onDuty, area, distanceMeters, before, waitsDays = 0 } = candidate;
  const isOutside = needs.area && area === 'none' ? 1 : 0;
  const late = lateness(candidate, needs);
  return [
    standing(candidate, needs),
    ...(needs.offHours ? [...late, onDuty ? 0 : 1, isOutside] : [isOutside, ...late]),
    isOverfull(candidate, needs) ? 1 : 0,
    waitsDays,
    tenthsWith(candidate, needs),
    distanceMeters === undefined ? Number.POSITIVE_INFINITY : Math.floor(distanceMeters / 1000),
    before ? beforeRank[before] : 2,
  ];
}

/**
 * Ranks the candidates for an order, the best first. The first difference in this list decides:
 *
 * 1. fits: has a skill that is needed, works on that day, is not on leave;
 * 2. serves the area;
 * 3. ends before the deadline, else arrives before it; whose day does not hold this work is taken to come days later;
 * 4. is less late, in steps of half an hour;
 * 5. has no more than a full day with this work;
 * 6. can be there on an earlier day;
 * 7. has less load with this work;
 * 8. has fewer kilometres to the site;
 * 9. has worked on the asset, else at the site;
 * 10. the account's id, so that the same question has the same answer.
 *
 * If the order comes outside working hours and cannot wait ({@link cannotWait}), 3 and 4 come before 2, and between them
 * who is on duty.
 */
export function suggestEngineers<C extends SuggestionCandidate>(
  candidates: readonly C[],
  needs: SuggestionNeeds,
): readonly Suggestion<C>[] {
  const ranked = candidates.map((candidate) => ({ candidate, by: ranks(candidate, needs) }));
  ranked.sort((a, b) => compareRanks(a.by, b.by) || (a.candidate.accountId < b.candidate.accountId ? -1 : 1));
  return ranked.map(({ candidate }) => suggestionOf(candidate, needs));
}

/** Compares by the first difference; less is better. */
export function compareRanks(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((rank, index) => rank !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) < (b[at] ?? 0) ? -1 : 1;
}

/** The first suggestion that fits; undefined if none does, since nobody else is sent unasked. */
export function bestSuggestion<S extends Pick<Suggestion, 'fits'>>(ranked: readonly S[]): S | undefined {
  return ranked.find(({ fits }) => fits);
}

/**
 * How the regions that an engineer serves cover a site's region. Both are codes of GB/T 2260: two digits for the
 * province, two for the city, two for the district. Trailing zeros stand for all below.
 */
export function areaFitOf(served: readonly string[], region: string): AreaFit {
  if (served.includes(region)) return 'district';
  if (served.includes(`${region.slice(0, 4)}00`)) return 'city';
  return served.includes(`${region.slice(0, 2)}0000`) ? 'province' : 'none';
}
