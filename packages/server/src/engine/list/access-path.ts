import { array, raw, type Sql, sql, value } from './sql.ts';

/** How the rows of a table are searched. */
export interface Search {
  /** The lower-case text of a row `r` that words are searched in. */
  readonly text: string;
  /** Whether its n-grams (`grams`) say which rows may have them; a small table is scanned without. */
  readonly hasNgrams?: boolean;
  /** What a keyword means as a number of the table, by indices; undefined where it is none. */
  asNumber?(keyword: string): AsNumber | undefined;
}

/** A keyword that is a number, or the beginning of one. */
export interface AsNumber {
  readonly by: Sql;
  /** Whether it may be a word as well. */
  readonly isWord: boolean;
}

/** A table that rows come from. */
export interface Source {
  readonly table: string;
  readonly search?: Search;
  /** The array of a row `r` that holds what filters ask for, written as its GIN index has it, and of what it is. */
  readonly keys?: { readonly sql: string; readonly type: 'text' | 'int' };
}

/** What stands in the keys of a row. */
export type Key = string | number;

/**
 * One way into a table: the rows of a person, of groups, of sites, ... Each has an index in which its rows stand in the
 * order of the list (docs/decisions/04-lists-by-access-paths.md).
 */
export interface AccessPath {
  /** One row for each branch, of which each is read by itself; a path without has one branch. */
  readonly from?: Sql;
  /** How a row `r` belongs to a branch. */
  readonly where: Sql;
  /** Branches that may hold much; one without any is not read. */
  readonly branches: number;
  /** Whether a row `r` is of the path, when it was found in another way. */
  readonly contains: Sql;
  /** Filters that all its rows fit. */
  readonly coveredFilters?: readonly string[];
  /** Columns in whose order an index has it; those of every sort when absent. Rows of others are gathered and sorted. */
  readonly sortedBy?: readonly string[];
  /** Keys of which each of its rows has one. */
  readonly keys?: readonly Key[];
  /** It holds little beside the others of a list: it is scanned less far, and read instead of looked up. */
  readonly isSmall?: boolean;
  /** It is the whole table, so that a filter with an index of its own may take its place. */
  readonly isFullTable?: boolean;
  /** How many rows it has where that is kept, in SQL. */
  total?(): Sql;
  /** Where it leads, in lists over several tables. */
  readonly source?: Source;
}

/** Rows of which a condition over `r` holds, by an index of just these. */
export const rowsWhere = (condition: Sql): AccessPath => ({
  where: condition,
  branches: 1,
  contains: condition,
});

/** All rows of the tenant. */
export const everything: AccessPath = { ...rowsWhere(sql`true`), isFullTable: true };

/** Rows that refer to one of some ids. */
export function byIds(column: string, ids: readonly string[]): AccessPath {
  const of = raw(`r.${column}`);
  if (ids.length === 1) return rowsWhere(sql`${of} = ${value(ids[0], 'uuid')}`);
  const all = array([...new Set(ids)], 'uuid');
  return {
    from: sql`unnest(${all}) a(v)`,
    where: sql`${of} = a.v`,
    branches: ids.length,
    contains: sql`${of} IN (SELECT unnest(${all}))`,
  };
}

/** Rows whose ids another table names, in SQL: one row `v` for each. */
export const byQuery = (query: Sql): AccessPath => ({
  from: sql`(${query}) a(v)`,
  where: sql`r.id = a.v`,
  branches: 1,
  contains: sql`EXISTS (SELECT FROM (${query}) a(v) WHERE r.id = a.v)`,
});

/** Rows of a path of which a condition over `r` holds as well. */
export const within = ({ isFullTable: _, ...path }: AccessPath, condition: Sql): AccessPath => ({
  ...path,
  where: sql`${path.where} AND ${condition}`,
  contains: sql`${path.contains} AND ${condition}`,
});

/** A path with a branch for each of some small numbers in a column that a filter asks for; itself without any. */
export function eachNumber(
  path: AccessPath,
  column: string,
  numbers: readonly number[] | undefined,
): AccessPath {
  if (numbers === undefined || numbers.length === 0) return path;
  const different = [...new Set(numbers)];
  const all = array(different, 'smallint');
  const of = raw(`r.${column}`);
  const { from, isFullTable: _, ...rest } = path;
  return {
    ...rest,
    from: from ? sql`${from} CROSS JOIN unnest(${all}) s(v)` : sql`unnest(${all}) s(v)`,
    where: sql`${path.where} AND ${of} = s.v`,
    branches: path.branches * different.length,
    contains: sql`${path.contains} AND ${of} = ANY(${all})`,
    coveredFilters: [...(path.coveredFilters ?? []), column],
  };
}
