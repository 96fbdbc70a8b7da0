import type { Instant } from '../sla/instant.ts';
import { lateMinutesOf } from './arrival.ts';
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

/** How much of the asked-for area an engineer serves: the very district, its city or province, or none of them. */
export type AreaFit = 'district' | 'city' | 'province' | 'none';

/** What an order asks of an engineer. */
export interface SuggestionNeeds {
  /** Its catalogue asks for a skill. */
  readonly skill: boolean;
  /** It is done at a site whose region is known. */
  readonly area: boolean;
  /** It comes outside working hours, when the person on duty goes first. */
  readonly offHours: boolean;
  /** Minutes that it is expected to take; none unless said. */
  readonly minutes?: number | undefined;
  /** When it has to be resolved. */
  readonly dueAt?: Instant | undefined;
}

/** What of an order an engineer has worked on before: the very asset, or something else at its site. */
export const workedBefore = ['asset', 'site'] as const;

/** One of {@link workedBefore}. */
export type WorkedBefore = (typeof workedBefore)[number];

/** An engineer who might take an order. */
export interface SuggestionCandidate {
  readonly accountId: string;
  /** Best level of a skill that is asked for: 1 basic, 2 skilled, 3 expert. */
  readonly skillLevel?: number | undefined;
  readonly area: AreaFit;
  /** Of the day judged; 1 is full. */
  readonly saturation: number;
  /** By how many days that day is later than it could be for others; 0 unless said. */
  readonly waitsDays?: number | undefined;
  /** All that they have promised for that day; what is planned alone, by `saturation`, where it is not known. */
  readonly day?: LoadOfDay | undefined;
  /** Orders that are theirs and open, planned or not. */
  readonly openCount: number;
  readonly onDuty: boolean;
  /** Away when it is to be done. */
  readonly onLeave: boolean;
  /** They have no working hours on that day, and no duty. */
  readonly notWorking?: boolean | undefined;
  /** When they can be at the work; null: they have no free time for it, absent: it is not known. */
  readonly arrivesAt?: Instant | null | undefined;
  /** From where they work that day to the order's site. */
  readonly distanceMeters?: number | undefined;
  readonly before?: WorkedBefore | undefined;
}

/** A candidate with what speaks for and against them. */
export interface Suggestion<C extends SuggestionCandidate = SuggestionCandidate> {
  readonly candidate: C;
  /** They may and can: a skill that is needed, at work on that day, and not away. Nobody else is to be sent unasked. */
  readonly fits: boolean;
  /** All that is promised for the day, without this work; 1 is full, and below 0.5 they are free. */
  readonly load: number;
  /** Whole minutes by which they are done after what is due; absent when in time, or nothing is due. */
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
/** So many open orders weigh as much as half a day. */
const openPerHalf = 6;
/** Within this distance an engineer is close by, and from the second on no nearer than any other. */
const closeMeters = 5_000;
const farMeters = 30_000;

function nearShare(distance: number | undefined): number {
  if (distance === undefined) return 0;
  return Math.min(1, Math.max(0, (farMeters - distance) / (farMeters - closeMeters)));
}

/** How free an engineer is: half by what is planned that day, half by what waits unplanned. */
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

/** Load of a candidate's day with so many minutes of work more. */
function loadWith({ day, saturation }: SuggestionCandidate, minutes: number): number {
  if (!day) return saturation;
  return loadOf({ ...day, unplannedMinutes: day.unplannedMinutes + minutes });
}

const lacksSkill = ({ skillLevel }: SuggestionCandidate, { skill }: SuggestionNeeds) =>
  skill && skillLevel === undefined;

const minuteMs = 60_000;

/** By how many minutes they are done too late; undefined in time, with nothing due, or without a time for it. */
const lateMinutesBy = ({ arrivesAt }: SuggestionCandidate, { dueAt, minutes = 0 }: SuggestionNeeds) =>
  arrivesAt == null ? undefined : lateMinutesOf(arrivesAt + minutes * minuteMs, dueAt);

/** 0: done in time; 1: there in time, but done too late; 2: there too late, or without any time for it. */
function lateness(candidate: SuggestionCandidate, needs: SuggestionNeeds): 0 | 1 | 2 {
  const { arrivesAt } = candidate;
  if (needs.dueAt === undefined) return 0;
  if (arrivesAt == null || arrivesAt > needs.dueAt) return 2;
  return lateMinutesBy(candidate, needs) === undefined ? 0 : 1;
}

function reasonsOf(candidate: SuggestionCandidate, needs: SuggestionNeeds, load: number): SuggestionReason[] {
  const { area, distanceMeters, onLeave, notWorking, onDuty, arrivesAt, before } = candidate;
  const reasons: SuggestionReason[] = [];
  if (onLeave) reasons.push('onLeave');
  else if (notWorking) reasons.push('notWorking');
  if (needs.offHours && onDuty) reasons.push('onDuty');
  if (needs.skill) reasons.push(skillReason(candidate.skillLevel));
  if (needs.area) reasons.push(areaReason(area));
  // Who is away arrives at no time that anybody would promise.
  if (!onLeave && !notWorking) {
    if (arrivesAt === null) reasons.push('noTime');
    else if (needs.dueAt !== undefined && arrivesAt !== undefined)
      reasons.push(lateness(candidate, needs) > 0 ? 'late' : 'inTime');
  }
  if (before) reasons.push(before === 'asset' ? 'knowsAsset' : 'knowsSite');
  if (distanceMeters !== undefined && distanceMeters <= closeMeters) reasons.push('closeBy');
  const level = loadLevel(load);
  // Nothing promised makes nobody free who is away.
  if (!(level === 'free' && (onLeave || notWorking))) reasons.push(level);
  return reasons;
}

/** Reasons for and against one candidate. What an order does not ask for speaks for nobody and against nobody. */
export function suggestionOf<C extends SuggestionCandidate>(
  candidate: C,
  needs: SuggestionNeeds,
): Suggestion<C> {
  const { skillLevel, area, onLeave } = candidate;
  const load = loadWith(candidate, 0);
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

/** How far an engineer is from being sent: those who fit, then who would only have to learn it, then who is not there. */
function standing(candidate: SuggestionCandidate, needs: SuggestionNeeds): number {
  const away = candidate.onLeave ? 4 : candidate.notWorking ? 2 : 0;
  return away + (lacksSkill(candidate, needs) ? 1 : 0);
}

const beforeRank = { asset: 0, site: 1 } as const;

/** What candidates are compared by, the first difference deciding; less is better. */
function ranks(candidate: SuggestionCandidate, needs: SuggestionNeeds): readonly number[] {
  const { onDuty, area, distanceMeters, before, waitsDays = 0 } = candidate;
  // With the work at hand, in tenths begun: nobody goes beyond a full day while another need not, and a few minutes more
  // decide nothing that the way decides better.
  const tenths = Math.ceil(roundedLoad(loadWith(candidate, needs.minutes ?? 0) * 10));
  return [
    standing(candidate, needs),
    needs.offHours && onDuty ? 0 : 1,
    needs.area && area === 'none' ? 1 : 0,
    lateness(candidate, needs),
    tenths > 10 ? 1 : 0,
    waitsDays,
    tenths,
    distanceMeters === undefined ? Number.POSITIVE_INFINITY : Math.floor(distanceMeters / 1000),
    before ? beforeRank[before] : 2,
  ];
}

/** Of a load as many decimals as it has: what is full is not made fuller by how numbers are kept. */
const roundedLoad = (tenths: number) => Math.round(tenths * 1000) / 1000;

/**
 * Ranks who might take an order, the best first. The first of these differences decides: may and can (a skill that is
 * needed, at work, not away), outside working hours who is on duty, serves the area, done before it is due (else
 * there before it is), no more than a full day with it, on an earlier day, less load with it, fewer kilometres, worked on the asset or at the site before; at last the
 * account's id, so that the same question has the same answer.
 */
export function suggestEngineers<C extends SuggestionCandidate>(
  candidates: readonly C[],
  needs: SuggestionNeeds,
): readonly Suggestion<C>[] {
  const ranked = candidates.map((candidate) => ({ candidate, by: ranks(candidate, needs) }));
  ranked.sort((a, b) => compareRanks(a.by, b.by) || (a.candidate.accountId < b.candidate.accountId ? -1 : 1));
  return ranked.map(({ candidate }) => suggestionOf(candidate, needs));
}

function compareRanks(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((rank, index) => rank !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) < (b[at] ?? 0) ? -1 : 1;
}

/** Whom to send: the first who fits. Nobody else is sent unasked, however few there are. */
export function bestSuggestion<S extends Pick<Suggestion, 'fits'>>(ranked: readonly S[]): S | undefined {
  return ranked.find(({ fits }) => fits);
}

/**
 * How well regions that an engineer serves cover a site's region. Codes of GB/T 2260: two digits of the province, two
 * of the city, two of the district; trailing zeros stand for all below.
 */
export function areaFitOf(served: readonly string[], region: string): AreaFit {
  if (served.includes(region)) return 'district';
  if (served.includes(`${region.slice(0, 4)}00`)) return 'city';
  return served.includes(`${region.slice(0, 2)}0000`) ? 'province' : 'none';
}
