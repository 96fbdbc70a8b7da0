import { normalizeOrderNo } from '@svcdesk/core/format';
import type { AccessPath, Key, Source } from './access-path.ts';
import { anyOf, type Sql, sql } from './sql.ts';

/** Counting stops here. */
export const maxCounted = 10_001;

/** What a list, or a part of one, is sorted by, with the id behind it. */
export interface SortPart {
  readonly column: string;
  readonly type: 'timestamptz' | 'date' | 'text';
  readonly direction: 'ASC' | 'DESC';
  /** SQL condition of this part's rows, over a row `r`; indexes in the part's order cover it. */
  readonly only?: string;
  /** The same for a part whose indexes do not cover it, so that each row is checked. */
  readonly asked?: string;
}

/** Something that a list may be narrowed by. */
export interface Filter<Asked, Reader = unknown, Input = unknown> {
  /** Over a row `r`. */
  where(asked: Asked, reader: Reader): Sql;
  /** What of it stands in the keys of a row: one of these. */
  keys?(asked: Asked): readonly Key[];
  /** A bound of what the list is sorted by, which every index of its paths answers. */
  readonly isRange?: boolean;
  /** An index of its own in the order of the list, taken where the list is of the whole table otherwise. */
  path?(asked: Asked, input: Input): AccessPath;
  /** The few rows that there can be at all: they are read for every reader, and each is asked whether it is in scope. */
  rareRows?(asked: Asked): AccessPath;
}

/** A filter that is asked, over a row `r`. */
export interface Condition {
  readonly name: string;
  readonly where: Sql;
  readonly keys?: readonly Key[] | undefined;
  readonly isRange?: boolean | undefined;
}

/** What is asked of a list, and by which ways its rows are read. */
export interface ListQuery {
  /** What all rows come from, but those of paths that lead elsewhere. */
  readonly source: Source;
  readonly paths: readonly AccessPath[];
  readonly conditions: readonly Condition[];
  readonly keyword: string;
  readonly sort: SortPart;
}

/** The same before it is read in the order of one of its parts. */
export type QueryPlan = Omit<ListQuery, 'sort'>;

/** Which rows of it are read. */
export interface Range {
  readonly after: { readonly key: string; readonly id: string } | undefined;
  readonly offset: number;
  readonly limit: number;
  /** Whether the rows of the list are to be counted too. */
  readonly isCounted: boolean;
}

/** What a strategy of reading gives: common table expressions of which the last is `hits`, and what is said of them. */
export interface Matches {
  readonly hits: Sql;
  readonly total: Sql;
  /** Rows may follow that were not read. */
  readonly isTruncated: Sql;
  /** How many were, where that is known. */
  readonly scanned?: Sql;
  /** Whether the hits hold rows that stand before those asked for. */
  readonly fromStart?: boolean;
}

/** The parts of a list that a query needs. */
interface QueryParts<Reader, Input> extends Source {
  accessPaths(reader: Reader, input: Input): readonly AccessPath[];
  readonly filters?: { readonly [Name in keyof Input]?: Filter<NonNullable<Input[Name]>, Reader, Input> };
}

/** A filter that is asked, with its field and value. */
interface AskedFilter<Reader, Input> {
  readonly field: string;
  readonly value: unknown;
  readonly filter: Filter<unknown, Reader, Input>;
}

/** The ways by which a reader sees rows: the whole table, or several. */
interface Scope {
  readonly paths: readonly AccessPath[];
  readonly isFullTable: boolean;
}

/** Which paths are read for what is asked, and which conditions are left for their rows: the cheapest way first. */
export function planQuery<Reader, Input extends object>(
  parts: QueryParts<Reader, Input>,
  reader: Reader,
  input: Input,
): QueryPlan {
  const asked = askedFilters(parts, input);
  const { keyword = '' } = input as { readonly keyword?: string };
  const query: QueryPlan = {
    source: parts,
    conditions: asked.map(({ field, value, filter }) => ({
      name: field,
      where: filter.where(value, reader),
      keys: filter.keys?.(value),
      isRange: filter.isRange,
    })),
    keyword: normalizeOrderNo(keyword),
    paths: [],
  };
  const scope = scopeOf(parts.accessPaths(reader, input));
  if (scope.paths.length === 0) return query;
  return (
    byRareFilter(query, scope, asked) ?? byIndexedFilter(query, scope, asked, input) ?? byScope(query, scope)
  );
}

function askedFilters<Reader, Input extends object>(
  { filters = {} }: Pick<QueryParts<Reader, Input>, 'filters'>,
  input: Input,
): AskedFilter<Reader, Input>[] {
  const values = input as Readonly<Record<string, unknown>>;
  return (Object.entries(filters) as [string, Filter<unknown, Reader, Input>][])
    .map(([field, filter]) => ({ field, value: values[field], filter }))
    .filter(({ value }) => isAsked(value));
}

/** A filter without values is not asked. */
const isAsked = (value: unknown): boolean =>
  value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);

function scopeOf(accessPaths: readonly AccessPath[]): Scope {
  const paths = accessPaths.filter(({ branches }) => branches > 0);
  const whole = paths.find(({ isFullTable }) => isFullTable);
  return whole ? { paths: [whole], isFullTable: true } : { paths, isFullTable: false };
}

const covering = (path: AccessPath, field: string): AccessPath => ({
  ...path,
  coveredFilters: [field, ...(path.coveredFilters ?? [])],
});

/** Reads the few rows that fit a filter, and asks each whether it is in scope. */
function byRareFilter<Reader, Input>(
  query: QueryPlan,
  { paths, isFullTable }: Scope,
  asked: readonly AskedFilter<Reader, Input>[],
): QueryPlan | undefined {
  for (const { field, value, filter } of asked) {
    const rareRows = filter.rareRows?.(value);
    if (!rareRows) continue;
    const inScope = { name: 'scope', where: anyOf(paths.map(({ contains }) => sql`(${contains})`)) };
    const conditions = isFullTable ? query.conditions : [...query.conditions, inScope];
    return { ...query, conditions, paths: [covering(rareRows, field)] };
  }
  return undefined;
}

/** Where the scope is the whole table, the first filter with an index in the list's order takes its place. */
function byIndexedFilter<Reader, Input>(
  query: QueryPlan,
  { isFullTable }: Scope,
  asked: readonly AskedFilter<Reader, Input>[],
  input: Input,
): QueryPlan | undefined {
  for (const { field, value, filter } of isFullTable ? asked : []) {
    const path = filter.path?.(value, input);
    if (path) return { ...query, paths: [covering(path, field)] };
  }
  return undefined;
}

/** Reads all that the reader sees, and asks each row of it what no path answers. */
const byScope = (query: QueryPlan, { paths }: Scope): QueryPlan => ({ ...query, paths });
