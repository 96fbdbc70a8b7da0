import type { DataOf } from '@svcdesk/core/contract';
import type { answers } from '@svcdesk/core/contract/knowledge';

export type Answer = DataOf<typeof answers>[number];

/** What shares less with the question would only be in the way. */
const minScore = 0.2;

/** The answers that are worth showing, the best first. */
export function bestAnswers(all: readonly Answer[], most: number): Answer[] {
  return all.filter(({ score, phrased }) => phrased || score >= minScore).slice(0, most);
}
