import { type AccessPath, byIds, eachNumber, everything, type Key, rowsWhere } from './access-path.ts';
import { array, raw, type Sql, sql, value } from './sql.ts';

/** Something that a list may be narrowed by. */
export interface Filter<Asked, Who = unknown, Input = unknown> {
  /** Over a row `r`. */
  where(asked: Asked, who: Who): Sql;
  /** What of it stands in the keys of a row: one of these. */
  keys?(asked: Asked): readonly Key[];
  /** A bound of what the list is sorted by, which every index of its paths answers. */
  readonly isRange?: boolean;
  /** An index of its own in the order of the list, taken where the list is of the whole table otherwise. */
  path?(asked: Asked, input: Input): AccessPath;
  /** The few rows that there can be at all: they are read whoever asks, and each is asked whether it is in scope. */
  rareRows?(asked: Asked): AccessPath;
}

/** Rows that refer to one thing; `isIndexed` where an index has those in the order of the list. */
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
