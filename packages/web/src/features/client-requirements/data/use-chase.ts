import { remind } from '@svcdesk/core/contract/requirements';
import { useInstant } from '../../../shared/blocks/action/use-instant.ts';
import type { Requirement } from '../../../shared/domain/requirement/requirement.ts';
import { clientRequirement } from './client-requirement-kind.tsx';

/** Reminds of one requirement; a refusal is said in its own words. */
export function useChase(requirement: Requirement): () => Promise<boolean> {
  return useInstant({
    kind: clientRequirement,
    thing: requirement,
    action: 'remind',
    call: remind,
    request: ({ at }) => ({ id: requirement.id, at }),
  });
}
