import { byIds, eachNumber, everything, rowsWhere } from './access-path.ts';
import type { Filter } from './query.ts';
import { array, raw, sql, value } from './sql.ts';

/** Rows that refer to one record; `isIndexed` where an index has those in the order of the list. */
export const byId = (column: string, isIndexed = false): Filter<string> => ({
  where: (id) => sql`${raw(`r.${column}`)} = ${value(id, 'uuid')}`,
  keys: (id) => [id],
  ...(isIndexed && { path: (id) => byIds(column, [id]) }),
});

/** The same of one of some small numbers. */
export const byNumbers = (column: string, isIndexed = false): Filter<readonly number[]> => ({
  where: (numbers) => sql`${raw(`r.${column}`)} = ANY(${array(numbers, 'smallint')})`,
  keys: (numbers) => numbers,
  ...(isIndexed && { path: (numbers) => eachNumber(everything, column, numbers) }),
});

/** From or up to what the list is sorted by. */
export const byRange = (column: string, compares: '>=' | '<' | '<=', type: string): Filter<string> => ({
  where: (bound) => sql`${raw(`r.${column} ${compares}`)} ${value(bound, type)}`,
  isRange: true,
});

/** The one row that there can be of a column's value. */
export const byUnique = (column: string, type: string): Filter<string> => {
  const where = (asked: string) => sql`${raw(`r.${column}`)} = ${value(asked, type)}`;
  return { where, rareRows: (asked) => rowsWhere(where(asked)) };
};
