import type { DataOf, RequestOf } from '@svcdesk/core/contract';
import { suggestEngineers } from '@svcdesk/core/contract/orders';
import { useMemo } from 'react';
import type { Found } from '../../blocks/pick/found.ts';
import { useFoundHere } from '../../blocks/pick/use-found.ts';
import { useCall } from '../../platform/api/use-call.ts';
import { membersOf, type Organisation, peopleOptions } from '../organisation/organisation.ts';
import { useOrganisation } from '../organisation/use-organisation.ts';

export type Suggestion = DataOf<typeof suggestEngineers>[number];

/** Somebody of the staff, as a choice. */
export interface Person extends Found {
  /** The group that he is chosen in. */
  groupId?: string;
  /** How he suits the work at hand, and his place among those suggested, from 0. */
  suits?: Suggestion & { place: number };
}

/** The work that somebody is wanted for: an order, or what a draft would become. */
export type Wanted = Pick<RequestOf<typeof suggestEngineers>, 'orderId' | 'draft'>;

const toSuggested = (suits: Suggestion, place: number): Person => ({
  id: suits.engineer.id,
  words: suits.engineer.name,
  note: suits.groupName,
  groupId: suits.groupId,
  suits: { ...suits, place },
});

const suggested = (list: readonly Suggestion[]) => list.map(toSuggested);

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
