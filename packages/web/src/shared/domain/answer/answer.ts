import type { DataOf, RequestOf } from '@svcdesk/core/contract';
import { permission } from '@svcdesk/core/contract/assistant';
import { answers } from '@svcdesk/core/contract/knowledge';
import { useCall } from '../../platform/api/use-call.ts';

export type Answer = DataOf<typeof answers>[number];

const permissionStaleMs = 5 * 60_000;

/** What shares less with the question would only be in the way. */
const minScore = 0.2;

/** The answers that are worth showing, the best first. */
function bestAnswers(all: readonly Answer[], most: number): Answer[] {
  return all.filter(({ score, phrased }) => phrased || score >= minScore).slice(0, most);
}

/** What may answer a question, for accounts that may ask the assistant; for others, and until that is known, nothing is asked. */
export function useAnswers(
  request: RequestOf<typeof answers> | undefined,
  { most, staleMs }: { most: number; staleMs?: number },
): readonly Answer[] {
  const mayAsk = useCall(permission, request && {}, { staleMs: permissionStaleMs }).data?.allowed === true;
  const { data = [] } = useCall(answers, mayAsk ? request : undefined, { staleMs, keepPrevious: true });
  return mayAsk && request ? bestAnswers(data, most) : [];
}
