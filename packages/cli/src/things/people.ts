import type { DataOf } from '@svcdesk/core/contract';
import * as groups from '@svcdesk/core/contract/groups';
import type { Candidate, Search } from './thing.ts';

type Tree = DataOf<typeof groups.accountTree>;

/** Groups by name. */
export const searchGroups: Search = async (words, { connection }) => {
  const list = await connection.caller.call(groups.list, { keyword: words || undefined });
  return list.map(({ id, name, path }) => ({ id, label: path, names: [name, path] }));
};

/** People of the organisation by name; somebody who is in several groups is still one. */
export const searchPeople: Search = async (words, { connection }) => {
  const people = new Map<string, Candidate>();
  for (const person of peopleOf(await connection.caller.call(groups.accountTree, {}))) {
    if (person.label.toLowerCase().includes(words.toLowerCase()) && !people.has(person.id)) {
      people.set(person.id, person);
    }
  }
  return [...people.values()];
};

function peopleOf(tree: Tree): Candidate[] {
  return tree.flatMap(({ data, snodes }) => [
    ...(data.tenantAccountInfoVos ?? []).map(({ id, name }) => ({
      id,
      label: `${name} · ${data.groupName}`,
      names: [name],
    })),
    ...peopleOf(snodes),
  ]);
}
