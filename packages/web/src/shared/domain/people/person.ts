import type { RequestOf } from '@svcdesk/core/contract';
import { suggestEngineers } from '@svcdesk/core/contract/orders';
import { useMemo } from 'react';
import { useFoundHere } from '../../blocks/pick/use-found.ts';
import { useCall } from '../../platform/api/use-call.ts';
import { membersOf, type Organisation, peopleOptions } from '../organisation/organisation.ts';
import { useOrganisation } from '../organisation/use-organisation.ts';
import { type Person, suggested } from './suggested.ts';

export type { Person };

/** The work that an engineer is wanted for: an order, or what a draft would become. */
export type Wanted = Pick<RequestOf<typeof suggestEngineers>, 'orderId' | 'draft'>;

/** Engineers who would suit the work, the best first; of its own group unless another is named. */
export function useSuggested(wanted: Wanted, groupId: string | undefined, words: string) {
  const asked = useCall(
    suggestEngineers,
    { ...wanted, groupId: groupId || undefined },
    { select: suggested },
  );
  return useFoundHere(asked, words);
}

/** Everybody of the organisation, or of one group. */
export function peopleIn(nodes: Organisation, groupId?: string): Person[] {
  const options = groupId ? membersOf(nodes, groupId) : peopleOptions(nodes);
  return options.map(({ value, label, note }) => ({ id: value, words: label, note, groupId }));
}

/** Everybody of the organisation, or of one group, by name and group. */
export function useColleagues(groupId: string | undefined, words: string) {
  const { data, ...query } = useOrganisation();
  const people = useMemo(() => data && peopleIn(data, groupId), [data, groupId]);
  return useFoundHere({ ...query, data: people }, words);
}
