import { isSvcdeskError } from '@svcdesk/core';
import type { Item } from '../output/output.ts';
import type { Asked } from '../resources/resource.ts';
import { searchPeople } from '../resources/search-people.ts';

/** Fields of a day of a person, with their name: an id tells people nothing. */
export const namedDayFields = [
  'accountName',
  'accountId',
  'date',
  'saturation',
  'plannedMinutes',
  'capacityMinutes',
  'unplannedCount',
  'offDuty',
  'leave',
  'parts',
] as const;

/** Rows about people with their names; whoever may not see the organisation gets the ids. */
export async function withPeople(rows: readonly Item[], connection: Asked): Promise<readonly Item[]> {
  if (rows.length === 0) return rows;
  const people = await searchPeople('', { connection, request: {} }).catch((error: unknown) => {
    if (isSvcdeskError(error, 'noPermission')) return [];
    throw error;
  });
  const names = new Map(people.map(({ id, names: [name] }) => [id, name]));
  return rows.map((row) => ({ ...row, accountName: names.get(String(row.accountId)) ?? row.accountId }));
}
