import type { Instant } from '../sla/instant.ts';
import {
  bestSuggestion,
  type Suggestion,
  type SuggestionCandidate,
  type SuggestionNeeds,
  suggestEngineers,
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
 * Ranks engineers for several works, one after the other, as if the first who fits were sent each time. What an engineer
 * is given counts as their load for the works that follow, so that a queue is not sent to one person. `look` returns the
 * candidates of a work and what it needs; it also decides what earlier works mean for the candidates' times.
 */
export function suggestInTurn<W, C extends SuggestionCandidate>(
  works: readonly W[],
  look: (
    work: W,
    given: GivenSoFar<W>,
  ) => { readonly candidates: readonly C[]; readonly needs: SuggestionNeeds },
): (readonly Suggestion<C>[])[] {
  const given = new Map<string, GivenWork<W>[]>();
  return works.map((work) => {
    const { candidates, needs } = look(work, given);
    const ranked = suggestEngineers(
      candidates.map((candidate) => withGiven(candidate, given.get(candidate.accountId))),
      needs,
    );
    const best = bestSuggestion(ranked)?.candidate;
    if (best) {
      const more = { work, minutes: needs.minutes ?? 0, arrivesAt: best.arrivesAt ?? undefined };
      given.set(best.accountId, [...(given.get(best.accountId) ?? []), more]);
    }
    return ranked;
  });
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
