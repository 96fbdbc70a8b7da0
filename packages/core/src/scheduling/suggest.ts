/** Why an engineer suits an order, or does not; each has a phrase. */
export const suggestionReasons = [
  'onDuty',
  'skillExpert',
  'skillSkilled',
  'skillBasic',
  'skillMissing',
  'areaServed',
  'areaNear',
  'areaOutside',
  'closeBy',
  'free',
  'busy',
  'overloaded',
  'onLeave',
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
}

/** An engineer who might take an order. */
export interface SuggestionCandidate {
  readonly accountId: string;
  /** Best level of a skill that is asked for: 1 basic, 2 skilled, 3 expert. */
  readonly skillLevel?: number | undefined;
  readonly area: AreaFit;
  /** Of today; 1 is full. */
  readonly saturation: number;
  /** Orders that are theirs and open, planned or not. */
  readonly openCount: number;
  readonly onDuty: boolean;
  /** Away now. */
  readonly onLeave: boolean;
  /** From where they work today to the order's site. */
  readonly distanceMeters?: number | undefined;
}

/** A candidate with what speaks for and against them. */
export interface Suggestion<C extends SuggestionCandidate = SuggestionCandidate> {
  readonly candidate: C;
  /** 0 to 100, whole. */
  readonly score: number;
  readonly reasons: readonly SuggestionReason[];
}

/** Points of each part; together 100. */
const weights = { skill: 40, area: 25, load: 25, near: 10 } as const;

const skillShare: Readonly<Record<number, number>> = { 1: 0.5, 2: 0.8, 3: 1 };
const areaShare: Readonly<Record<AreaFit, number>> = { district: 1, city: 0.8, province: 0.6, none: 0 };
/** So many open orders weigh as much as half a day. */
const openPerHalf = 6;
/** Within this distance somebody is close by, and from the second on no nearer than anybody else. */
const closeMeters = 5_000;
const farMeters = 30_000;

function nearShare(distance: number | undefined): number {
  if (distance === undefined) return 0;
  return Math.min(1, Math.max(0, (farMeters - distance) / (farMeters - closeMeters)));
}

/** How free somebody is: half by what is planned today, half by what waits unplanned. */
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

function loadReason({ saturation }: SuggestionCandidate): SuggestionReason {
  if (saturation < 0.6) return 'free';
  return saturation <= 1 ? 'busy' : 'overloaded';
}

/** Points and reasons of one candidate. What an order does not ask for speaks for nobody and against nobody. */
export function suggestionOf<C extends SuggestionCandidate>(
  candidate: C,
  needs: SuggestionNeeds,
): Suggestion<C> {
  const { skillLevel, area, distanceMeters } = candidate;
  const reasons: SuggestionReason[] = [];
  if (candidate.onLeave) reasons.push('onLeave');
  if (needs.offHours && candidate.onDuty) reasons.push('onDuty');
  if (needs.skill) reasons.push(skillReason(skillLevel));
  if (needs.area) reasons.push(areaReason(area));
  if (distanceMeters !== undefined && distanceMeters <= closeMeters) reasons.push('closeBy');
  // Nothing planned makes nobody free who is away.
  const load = loadReason(candidate);
  if (!(candidate.onLeave && load === 'free')) reasons.push(load);
  const skill = needs.skill ? (skillShare[Math.min(3, skillLevel ?? 0)] ?? 0) : 1;
  const points =
    weights.skill * skill +
    weights.area * (needs.area ? areaShare[area] : 1) +
    weights.load * loadShare(candidate) +
    weights.near * nearShare(distanceMeters);
  return { candidate, score: candidate.onLeave ? 0 : Math.round(points), reasons };
}

function order(a: Suggestion, b: Suggestion, { offHours }: SuggestionNeeds): number {
  const first = (one: Suggestion) => (offHours && one.candidate.onDuty ? 0 : 1);
  const away = (one: Suggestion) => (one.candidate.onLeave ? 1 : 0);
  return (
    away(a) - away(b) ||
    first(a) - first(b) ||
    b.score - a.score ||
    a.candidate.openCount - b.candidate.openCount ||
    (a.candidate.accountId < b.candidate.accountId ? -1 : 1)
  );
}

/**
 * Ranks who might take an order, the best first: who is away comes last, outside working hours who is on duty first,
 * then by points for skill, service area, load and the way there.
 */
export function suggestEngineers<C extends SuggestionCandidate>(
  candidates: readonly C[],
  needs: SuggestionNeeds,
): readonly Suggestion<C>[] {
  return candidates.map((candidate) => suggestionOf(candidate, needs)).sort((a, b) => order(a, b, needs));
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
