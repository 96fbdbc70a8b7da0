import { type DataOf, groups } from '@svcdesk/core/contract';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Option } from '../fields/option.ts';
import { caller } from './caller.ts';

/** The organisation's tree with the people of each group (product document, section 3). */
export type Organisation = DataOf<typeof groups.accountTree>;

/** The organisation, for choosing a group or a colleague; staff only. */
export function useOrganisation(enabled = true): UseQueryResult<Organisation> {
  return useQuery({
    queryKey: ['groups.accountTree'],
    queryFn: () => caller.call(groups.accountTree, {}),
    staleTime: 5 * 60_000,
    enabled,
  });
}

const nameOf = ({ data }: Organisation[number]) => data.groupName || data.name;

/** Every group in one list, each with what it belongs to: a group with subgroups can be chosen too. */
export function groupOptions(nodes: Organisation, above: readonly string[] = []): Option[] {
  return nodes.flatMap((node) => [
    { value: node.data.id, label: nameOf(node), note: above.join(' / ') || undefined },
    ...groupOptions(node.snodes, [...above, nameOf(node)]),
  ]);
}

/** The people of one group. */
export function membersOf(nodes: Organisation, groupId: string): Option[] {
  for (const node of nodes) {
    if (node.data.id === groupId) {
      return (node.data.tenantAccountInfoVos ?? []).map(({ id, name }) => ({ value: id, label: name }));
    }
    const below = membersOf(node.snodes, groupId);
    if (below.length > 0) return below;
  }
  return [];
}

/** Everybody once, each with his groups. */
export function peopleOptions(nodes: Organisation): Option[] {
  const people = new Map<string, { label: string; groups: string[] }>();
  const visit = (node: Organisation[number]) => {
    for (const { id, name } of node.data.tenantAccountInfoVos ?? []) {
      const known = people.get(id) ?? { label: name, groups: [] };
      known.groups.push(nameOf(node));
      people.set(id, known);
    }
    node.snodes.forEach(visit);
  };
  nodes.forEach(visit);
  return [...people].map(([value, { label, groups: names }]) => ({ value, label, note: names.join(', ') }));
}
