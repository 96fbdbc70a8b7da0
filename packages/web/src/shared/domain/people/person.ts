import { useMemo } from 'react';
import { type Found, useFoundHere } from '../../blocks/pick/use-found.ts';
import { membersOf, type Organisation, peopleOptions } from '../organisation/organisation.ts';
import { useOrganisation } from '../organisation/use-organisation.ts';

/** A member of the staff, as a choice. */
export interface Person extends Found {
  /** The group that they are chosen in. */
  groupId?: string;
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
