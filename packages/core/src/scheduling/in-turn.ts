import type { Instant } from '../sla/instant.ts';
import { loadOf } from './load.ts';
import {
  bestSuggestion,
  compareRanks,
  lateStepMinutes,
  type Suggestion,
  type SuggestionCandidate,
  type SuggestionNeeds,
  type SuggestionReason,
  suggestEngineers,
  suggestionReasons,
} from './suggest.ts';

/** Work that was just given to an engineer by a suggestion. */
export interface GivenWork<W> {
  readonly work: W;
  readonly minutes: number;
  /** From when they would be at it, as far as that is known. */
  readonly arrivesAt?: Instant | undefined;
}

/** Works given so far, by account. */
export type GivenSoFar<W> = ReadonlyMap<string, readonly GivenWork<W>[]>;

/**
 * Returns the candidates of a work and what it needs; it also decides what earlier works mean for the candidates' times.
 */
export type LookForWork<W, C extends SuggestionCandidate> = (
  work: W,
  given: GivenSoFar<W>,
) => { readonly candidates: readonly C[]; readonly needs: SuggestionNeeds };

/**
 * Ranks engineers for several works, one after the other, as if the first who fits were sent each time. What an engineer
 * is given counts as their load for the works that follow, so that a queue is not sent to one person.
 */
export function suggestInTurn<W, C extends SuggestionCandidate>(
  works: readonly W[],
  look: LookForWork<W, C>,
): (readonly Suggestion<C>[])[] {
  return rankInTurn(works, look, (ranked) => {
    const best = bestSuggestion(ranked);
    return best ? [best] : [];
  });
}

/** Ranks engineers for works one after the other; those of `sent` count as given each of them. */
function rankInTurn<W, C extends SuggestionCandidate>(
  works: readonly W[],
  look: LookForWork<W, C>,
  sent: (ranked: readonly Suggestion<C>[]) => readonly Suggestion<C>[],
): (readonly Suggestion<C>[])[] {
  const given = new Map<string, GivenWork<W>[]>();
  return works.map((work) => {
    const { candidates, needs } = look(work, given);
    const ranked = suggestEngineers(
      candidates.map((candidate) => withGiven(candidate, given.get(candidate.accountId))),
      needs,
    );
    for (const { candidate } of sent(ranked)) {
      const more = { work, minutes: needs.minutes ?? 0, arrivesAt: candidate.arrivesAt ?? undefined };
      given.set(candidate.accountId, [...(given.get(candidate.accountId) ?? []), more]);
    }
    return ranked;
  });
}

/** An engineer for several works that they are given together. Load and what else is said of them are of the first work. */
export interface SuggestionForAll<C extends SuggestionCandidate = SuggestionCandidate> extends Suggestion<C> {
  /** Number of works that end after their deadline; `lateMinutes` is of the one that they are latest for. */
  readonly lateCount: number;
}

/** Said for all works if they hold for one; others hold for all, or are of the day before any of them is done. */
const againstAll: readonly SuggestionReason[] = [
  'onLeave',
  'notWorking',
  'skillMissing',
  'areaOutside',
  'late',
  'noTime',
];
const ofTheDay: readonly SuggestionReason[] = ['free', 'busy', 'overloaded'];

/**
 * Ranks engineers for works that one of them is to get all of, done one after the other in this order: an engineer has to
 * be a candidate for each. Who fits all goes first, then who serves the area of all, is less late for the one that they are
 * latest for, and has a day that holds all; then it is the order for the first work.
 */
export function suggestForAll<W, C extends SuggestionCandidate>(
  works: readonly W[],
  look: LookForWork<W, C>,
): readonly SuggestionForAll<C>[] {
  let minutes = 0;
  const [first = [], ...others] = rankInTurn(
    works,
    (work, given) => {
      const looked = look(work, given);
      minutes += looked.needs.minutes ?? 0;
      return looked;
    },
    (ranked) => ranked,
  );
  const byAccount = others.map((list) => new Map(list.map((each) => [each.candidate.accountId, each])));
  const found = first.flatMap((one) => {
    const rest = byAccount.flatMap((list) => list.get(one.candidate.accountId) ?? []);
    return rest.length < others.length ? [] : [together(one, rest, minutes)];
  });
  return found.sort((a, b) => compareRanks(a.ranks, b.ranks)).map(({ suggestion }) => suggestion);
}

function together<C extends SuggestionCandidate>(
  first: Suggestion<C>,
  rest: readonly Suggestion<C>[],
  minutes: number,
): { readonly suggestion: SuggestionForAll<C>; readonly ranks: readonly number[] } {
  const all = [first, ...rest];
  const saysOf = (reason: SuggestionReason) => {
    if (ofTheDay.includes(reason)) return first.reasons.includes(reason);
    const says = ({ reasons }: Suggestion<C>) => reasons.includes(reason);
    return againstAll.includes(reason) ? all.some(says) : all.every(says);
  };
  const reasons = suggestionReasons.filter(saysOf);
  const fits = all.every((each) => each.fits);
  const late = all.flatMap(({ lateMinutes }) => lateMinutes ?? []);
  const latest = reasons.includes('noTime') ? Number.POSITIVE_INFINITY : Math.max(0, ...late);
  const { day } = first.candidate;
  const load = day ? loadOf({ ...day, unplannedMinutes: day.unplannedMinutes + minutes }) : first.load;
  return {
    suggestion: {
      ...first,
      ...{ fits, reasons, lateCount: late.length },
      lateMinutes: late.length > 0 ? Math.max(...late) : undefined,
      score: Math.min(...all.map(({ score }) => score)),
    },
    ranks: [
      Number(!fits),
      Number(reasons.includes('areaOutside')),
      Math.ceil(latest / lateStepMinutes),
      Number(load > 1),
    ],
  };
}

function withGiven<C extends SuggestionCandidate>(
  candidate: C,
  given: readonly GivenWork<unknown>[] = [],
): C {
  const { day } = candidate;
  if (given.length === 0) return candidate;
  const minutes = given.reduce((sum, each) => sum + each.minutes, 0);
  return {
    ...candidate,
    day: day && { ...day, unplannedMinutes: day.unplannedMinutes + minutes },
  };
}
