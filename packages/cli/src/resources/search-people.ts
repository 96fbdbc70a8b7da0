import { type Caller, isSvcdeskError } from '@svcdesk/core';
import type { DataOf } from '@svcdesk/core/contract';
import * as employees from '@svcdesk/core/contract/employees';
import * as groups from '@svcdesk/core/contract/groups';
import { isPhone } from '@svcdesk/core/contract/limits';
import { isSamePhone, normalizeSearch } from '@svcdesk/core/format';
import { type Candidate, holding, type Search } from './resource.ts';

type Tree = DataOf<typeof groups.accountTree>;

/** Groups by name or path, of which the server looks for names only. */
export const searchGroups: Search = async (words, { connection }) => {
  const list = await connection.caller.call(groups.list, {});
  return holding(
    words,
    list.map(({ id, name, path }) => ({ id, label: path, names: [name, path.replaceAll(' / ', '/')] })),
  );
};

/** Cards that are asked for at once to find a phone. */
const atOnce = 20;

/**
 * People of the organisation by name, by name and group, by phone, or by the account that they sign in with; a person
 * who is in several groups is still one.
 */
export const searchPeople: Search = async (words, { connection }) => {
  const people = new Map<string, Candidate>();
  for (const person of peopleOf(await connection.caller.call(groups.accountTree, {}))) {
    const before = people.get(person.id);
    people.set(person.id, { ...person, ...before, names: [...(before?.names ?? []), ...person.names] });
  }
  const all = [...people.values()];
  const found = isPhone(words) ? await byPhone(words, all, connection.caller) : holding(words, all);
  const sought = normalizeSearch(words);
  const isExact = found.some(({ names }) => names.some((name) => normalizeSearch(name) === sought));
  // An account name may well be a part of a person's name, or a number like a phone's.
  if (isExact || sought === '') return found;
  const account = await byAccount(words, connection.caller);
  return [...account, ...found.filter(({ id }) => !account.some((one) => one.id === id))];
};

/** The account that signs in by a name, which others are not shown: only the whole of it finds them. */
async function byAccount(account: string, caller: Caller): Promise<Candidate[]> {
  try {
    const { id, name } = await caller.call(employees.one, { account });
    return [{ id, label: name, names: [account] }];
  } catch (error) {
    // A server that knows no such look-up complains of the field.
    if (isSvcdeskError(error, 'notFound') || isSvcdeskError(error, 'badRequest')) return [];
    throw error;
  }
}

/** The tree has no phones: they stand on each one's card, of which some may be gone since. */
async function byPhone(phone: string, people: readonly Candidate[], caller: Caller): Promise<Candidate[]> {
  for (let first = 0; first < people.length; first += atOnce) {
    const found = await Promise.all(
      people.slice(first, first + atOnce).map(async (person) => {
        const card = await caller.call(employees.one, { employeeId: person.id }).catch((error) => {
          if (isSvcdeskError(error, 'notFound')) return undefined;
          throw error;
        });
        return card?.phone && isSamePhone(card.phone, phone) ? { ...person, names: [phone] } : [];
      }),
    );
    const matching = found.flat();
    if (matching.length > 0) return matching;
  }
  return [];
}

function peopleOf(tree: Tree): Candidate[] {
  return tree.flatMap(({ data, snodes }) => [
    ...(data.tenantAccountInfoVos ?? []).map(({ id, name }) => {
      const { groupName: group } = data;
      const label = `${name} · ${group}`;
      return {
        id,
        label,
        names: [name, label, `${group}/${name}`, `${name}(${group})`, `${name} (${group})`],
      };
    }),
    ...peopleOf(snodes),
  ]);
}
