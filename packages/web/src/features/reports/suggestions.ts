import type { DataOf } from '@svcdesk/core/contract';
import type { suggestions } from '@svcdesk/core/contract/reports';

import { wholePercents } from '../../shared/components/chart-measures.ts';

export type SuggestionReport = DataOf<typeof suggestions>;
type Outcome = NonNullable<SuggestionReport['taken']>;

/** Ways in which a choice comes out, the best first. What is open or was cancelled says nothing of it. */
export const outcomes = ['inTime', 'late', 'cameBack'] as const;

/** Of how many choices it is known how they came out. */
export const decidedCount = ({ inTimeCount, lateCount, cameBackCount }: Outcome): number =>
  inTimeCount + lateCount + cameBackCount;

/** In percent of those of which it is known, as {@link outcomes}. */
export const outcomePercents = (outcome: Outcome): number[] =>
  wholePercents(outcomes.map((way) => outcome[`${way}Count`]));

/** A part in percent; 0 of nothing. */
export const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 100);
