import { mayBeStored, searchOf } from '../ngrams.ts';
import type { AccessPath, Search, Source } from './access-path.ts';
import type { ListQuery, Range, SortPart } from './query.ts';
import { allOf, anyOf, raw, type Sql, sql, value } from './sql.ts';

/** Of the tenant, which is `$1` in every statement. */
export const ofTenant = sql`r.tenant_id = $1`;

/** Where the rows of a path come from. */
export const sourceOf = ({ source }: ListQuery, path: AccessPath): Source => path.source ?? source;

const order = (column: string, id: string, { direction }: Pick<SortPart, 'direction'>): Sql =>
  raw(`${column} ${direction}, ${id} ${direction}`);
/** ORDER BY of hits, which have the column as `k`. */
export const orderOfHits = (sort: SortPart): Sql => order('k', 'id', sort);
/** ORDER BY of the rows `top` of a page. */
export const orderOfTop = (sort: SortPart): Sql => order('top.k', 'top.id', sort);
/** ORDER BY of the rows `r` themselves. */
export const orderOfRows = (sort: SortPart): Sql => order(`r.${sort.column}`, 'r.id', sort);

/** The order in which an index always has the rows of a path. */
export const newestFirst: SortPart = { column: 'created_at', type: 'timestamptz', direction: 'DESC' };

/** Whether a path has an index in the order of the list. */
export const isSorted = ({ sort }: ListQuery, { sortedBy }: AccessPath): boolean =>
  sortedBy?.includes(sort.column) ?? true;

/** The order in which rows of a path are read: without an index in that of the list, the newest are gathered. */
export const orderOfPath = (query: ListQuery, path: AccessPath): Sql =>
  orderOfRows(isSorted(query, path) ? query.sort : newestFirst);

/** Behind the last row of the page before. */
export function isBehind(
  { sort }: ListQuery,
  { after }: Range,
  [column, id]: readonly [column: string, id: string],
): Sql | undefined {
  if (!after) return undefined;
  const compares = sort.direction === 'DESC' ? '<' : '>';
  return sql`${raw(`(${column}, ${id}) ${compares}`)} (${value(after.key, sort.type)}, ${value(after.id, 'uuid')})`;
}

/** The same of a row `r`. */
export const isRowBehind = (query: ListQuery, range: Range): Sql | undefined =>
  isBehind(query, range, [`r.${query.sort.column}`, 'r.id']);

/** A word as it is written, or folded, or as the initials of one: the n-grams of a row hold these whole. */
function containsWord(word: string, { text, hasNgrams }: Search): Sql {
  const sought = value(word, 'text');
  const written = sql`strpos(${raw(text)}, ${sought}) > 0`;
  if (!hasNgrams || !mayBeStored(word)) return written;
  return sql`(${written} OR strpos(array_to_string(r.grams, ' '), ${sought}) > 0)`;
}

function containsKeyword(keyword: string, search: Search | undefined): Sql[] {
  if (!search || keyword.trim() === '') return [];
  const words = searchOf(keyword).map(({ word }) => containsWord(word, search));
  return orNumber(keyword, search, words);
}

/** What a keyword asks as words, or as the number that it may be. */
export function orNumber(keyword: string, search: Search, words: readonly Sql[]): Sql[] {
  const number = search.asNumber?.(keyword);
  if (!number) return [...words];
  return [number.isWord ? anyOf([number.by, sql`(${allOf(words)})`]) : number.by];
}

/** What has to be asked of each row of a source, but of what a path answers. */
export function rowConditions(
  { conditions, keyword, sort }: ListQuery,
  { search }: Source,
  coveredFilters: readonly string[] = [],
): Sql[] {
  return [
    ...conditions
      .filter(({ name, isRange }) => !isRange && !coveredFilters.includes(name))
      .map(({ where }) => where),
    ...containsKeyword(keyword, search),
    ...(sort.asked ? [raw(sort.asked)] : []),
  ];
}

/** What every index in the order of the list answers. */
export const rangeConditions = ({ conditions, sort }: ListQuery): Sql[] => [
  ...conditions.filter(({ isRange }) => isRange).map(({ where }) => where),
  ...(sort.only ? [raw(sort.only)] : []),
];

/** Rows for each branch of a path. */
export const eachBranch = (path: AccessPath, rows: Sql): Sql =>
  path.from ? sql`SELECT x.* FROM ${path.from} CROSS JOIN LATERAL (${rows}) x` : sql`(${rows})`;
