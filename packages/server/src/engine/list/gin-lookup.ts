import { type Spelling, searchOf } from '../ngrams.ts';
import type { AccessPath, Key, Source } from './access-path.ts';
import {
  eachBranch,
  newestFirst,
  ofTenant,
  orderOfRows,
  orNumber,
  rangeConditions,
  rowConditions,
  sourceOf,
} from './conditions.ts';
import { type ListQuery, type Matches, maxCounted } from './query.ts';
import { allOf, anyOf, joined, raw, type Sql, sql, value } from './sql.ts';

/** Rows read of paths that hold little, over all of them, when others are looked up. */
const maxRowsOfSmall = 1_000;

/**
 * Gathers what a rare word or combination of filters leaves, by the GIN indices of n-grams and keys and without an order:
 * for one, another index might be scanned. Where paths have keys they narrow it too, so that who sees little of a common
 * word is not read past what others see. Undefined where no such index answers anything.
 */
export function lookupMatches(query: ListQuery): Matches | undefined {
  const sources = [...new Set(query.paths.map((path) => sourceOf(query, path)))];
  if (sources.some((source) => indexedConditions(query, source).length === 0)) return undefined;
  const small = query.paths.filter(({ isSmall }) => isSmall);
  const large = query.paths.filter(({ isSmall }) => !isSmall);
  const read = small.map((path) => rowsOfSmall(query, path, Math.floor(maxRowsOfSmall / small.length)));
  const found = sources.flatMap((source) => {
    const paths = large.filter((path) => sourceOf(query, path) === source);
    return paths.length === 0 ? [] : [rowsByIndex(query, source, paths)];
  });
  return {
    hits: sql`found AS MATERIALIZED (${joined([...read, ...found], ' UNION ALL ')}),
      hits AS MATERIALIZED (SELECT DISTINCT id, k FROM found WHERE fits)`,
    total: sql`SELECT count(*) FROM hits`,
    isTruncated: sql`(SELECT coalesce(bool_or(cut), false) FROM found)`,
    fromStart: true,
  };
}

const isCutAt = (most: number): Sql => sql`count(*) OVER () >= ${most} AS cut`;

/** The newest rows of a path that holds little, each asked whether it fits. */
function rowsOfSmall(query: ListQuery, path: AccessPath, most: number): Sql {
  const source = sourceOf(query, path);
  const rows = sql`SELECT r.id, ${raw(`r.${query.sort.column}`)} AS k, (${allOf(rowConditions(query, source))}) AS fits
      FROM (SELECT r.* FROM ${raw(source.table)} r WHERE ${allOf([ofTenant, path.where, ...rangeConditions(query)])}
        ORDER BY ${orderOfRows(newestFirst)} LIMIT ${most}) r`;
  return sql`(SELECT y.*, ${isCutAt(most)} FROM (SELECT z.* FROM (${eachBranch(path, rows)}) z LIMIT ${most}) y)`;
}

/** Rows of a source that its GIN indices give, each asked whether it is of one of the paths and fits. */
function rowsByIndex(query: ListQuery, source: Source, paths: readonly AccessPath[]): Sql {
  const { keys } = source;
  const ofPaths = paths.flatMap((path) => path.keys ?? []);
  const isNarrow = keys && paths.every((path) => path.keys);
  const by = [...indexedConditions(query, source), ...(isNarrow ? [containsKey(keys, ofPaths)] : [])];
  const inScope = paths.some(({ isFullTable }) => isFullTable)
    ? []
    : [anyOf(paths.map(({ contains }) => sql`(${contains})`))];
  const fits = allOf([...inScope, ...rowConditions(query, source), ...rangeConditions(query)]);
  return sql`SELECT r.id, ${raw(`r.${query.sort.column}`)} AS k, (${fits}) AS fits, ${isCutAt(maxCounted)} FROM (SELECT r.* FROM ${raw(source.table)} r
        WHERE ${allOf([ofTenant, ...by])} LIMIT ${maxCounted} OFFSET 0) r`;
}

/** Conditions that the GIN indices of a source answer. */
function indexedConditions({ conditions, keyword }: ListQuery, { search, keys }: Source): Sql[] {
  const found: Sql[] = [];
  if (search?.hasNgrams) found.push(...orNumber(keyword, search, containsNgrams(searchOf(keyword))));
  if (!keys) return found;
  const sought = conditions.map((each) => each.keys ?? []);
  const single = sought.filter((each) => each.length === 1).flat();
  if (single.length > 0) found.push(sql`${raw(keys.sql)} @> ${value(single, `${keys.type}[]`)}`);
  return [...found, ...sought.filter((each) => each.length > 1).map((each) => containsKey(keys, each))];
}

/** What every row with the words of a keyword has. */
function containsNgrams(words: readonly Spelling[]): Sql[] {
  const ngrams = new Set(words.flatMap((word) => word.ngrams));
  return ngrams.size > 0 ? [sql`r.grams @> ${value([...ngrams], 'text[]')}`] : [];
}

const containsKey = (keys: NonNullable<Source['keys']>, sought: readonly Key[]): Sql =>
  sql`${raw(keys.sql)} && ${value(sought, `${keys.type}[]`)}`;
