import type { AccessPath } from './access-path.ts';
import {
  eachBranch,
  isRowBehind,
  isSorted,
  ofTenant,
  orderOfPath,
  orderOfRows,
  rangeConditions,
  rowConditions,
  sourceOf,
} from './conditions.ts';
import { type ListQuery, type Matches, maxCounted, type Range } from './query.ts';
import { allOf, joined, raw, type Sql, sql } from './sql.ts';

/** The first rows of each path, which the indices of the paths know; undefined where they do not answer all that is asked. */
export function exactMatches(query: ListQuery, range: Range): Matches | undefined {
  if (!query.paths.every((path) => isAnswered(query, path))) return undefined;
  const { sort } = query;
  const rows = query.paths.map((path) =>
    eachBranch(
      path,
      sql`SELECT r.id, ${raw(`r.${sort.column}`)} AS k FROM ${raw(sourceOf(query, path).table)} r
        WHERE ${allOf([ofTenant, path.where, ...rangeConditions(query), isRowBehind(query, range)])}
        ORDER BY ${orderOfRows(sort)} LIMIT ${range.offset + range.limit}`,
    ),
  );
  return {
    hits: sql`hits AS (${joined(rows, rows.length === 1 ? '' : ' UNION ')})`,
    total: !range.isCounted ? sql`SELECT 0::bigint` : (keptTotal(query)?.() ?? totalStatement(query)),
    isTruncated: sql`false`,
  };
}

/** Whether a path holds nothing but what is asked for, in an order that its index has. */
const isAnswered = (query: ListQuery, path: AccessPath): boolean =>
  isSorted(query, path) && rowConditions(query, sourceOf(query, path), path.coveredFilters).length === 0;

/** The total of a list that is one path, where that is kept. */
export const keptTotal = (query: ListQuery) =>
  query.paths.length === 1 && rangeConditions(query).length === 0 ? query.paths[0]?.total : undefined;

/** How many rows there are, up to where counting stops; a row of two paths counts once. */
export function totalStatement(query: ListQuery): Sql {
  const rows = query.paths.map((path) => {
    const source = sourceOf(query, path);
    const conditions = [
      ofTenant,
      path.where,
      ...rangeConditions(query),
      ...rowConditions(query, source, path.coveredFilters),
    ];
    return eachBranch(
      path,
      sql`SELECT r.id FROM ${raw(source.table)} r WHERE ${allOf(conditions)}
        ORDER BY ${orderOfPath(query, path)} LIMIT ${maxCounted}`,
    );
  });
  const once = rows.length === 1 ? sql`` : sql`GROUP BY u.id`;
  return sql`SELECT count(*) FROM (SELECT u.id FROM (${joined(rows, ' UNION ALL ')}) u ${once} LIMIT ${maxCounted}) n`;
}
