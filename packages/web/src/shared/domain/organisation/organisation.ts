import type { DataOf, groups } from '@svcdesk/core/contract';
import type { Option } from '../../components/option.ts';
import { joinNames } from '../../platform/i18n/join-names.ts';

/** The organisation's tree with the people of each group. */
export type Organisation = DataOf<typeof groups.accountTree>;

const nameOf = ({ data }: Organisation[number]) => data.groupName || data.name;

/** Every group in one list, each with what it belongs to: a group with subgroups can be chosen too. */
export function groupOptions(nodes: Organisation, above: readonly string[] = []): Option[] {
  return nodes.flatMap((node) => [
    { value: node.data.id, label: nameOf(node), note: above.join(' / ') || undefined },
    ...groupOptions(node.snodes, [...above, nameOf(node)]),
  ]);
}

/** Whom a group's work can be given to: its people, without those who only lead it. */
export function membersOf(nodes: Organisation, groupId: string): Option[] {
  for (const node of nodes) {
    if (node.data.id === groupId) {
      const people = node.data.tenantAccountInfoVos ?? [];
      return people
        .filter(({ member }) => member !== false)
        .map(({ id, name }) => ({ value: id, label: name }));
    }
    const below = membersOf(node.snodes, groupId);
    if (below.length > 0) return below;
  }
  return [];
}

/** Whom the rules may send: members of one group, or of any, whose role does orders; each once. */
export function assignableIn(nodes: Organisation, groupId?: string): Option[] {
  const people = new Map<string, string>();
  const visit = ({ data, snodes }: Organisation[number]) => {
    if (groupId === undefined || data.id === groupId)
      for (const { id, name, assignable } of data.tenantAccountInfoVos ?? [])
        if (assignable) people.set(id, name);
    snodes.forEach(visit);
  };
  nodes.forEach(visit);
  return [...people].map(([value, label]) => ({ value, label }));
}

/** Everybody once, each with their groups. */
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
  return [...people].map(([value, { label, groups: names }]) => ({ value, label, note: joinNames(names) }));
}
