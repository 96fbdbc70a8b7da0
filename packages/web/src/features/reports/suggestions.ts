import type { DataOf } from '@svcdesk/core/contract';
import type { suggestions } from '@svcdesk/core/contract/reports';

export type SuggestionReport = DataOf<typeof suggestions>;
type Outcome = NonNullable<SuggestionReport['taken']>;

/** Ways in which a choice came out, the best first. */
export const outcomes = ['inTime', 'late', 'open', 'cameBack', 'cancelled'] as const;

/** How much of the whole came out in a way, in percent; 0 of nothing. */
export function shareOf(outcome: Outcome, way: (typeof outcomes)[number]): number {
  return percentOf(outcome[`${way}Count`], outcome.count);
}

export const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 100);
