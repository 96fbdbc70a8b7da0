import type { AccessPath } from './access-path.ts';
import {
  eachBranch,
  isRowBehind,
  isSorted,
  ofTenant,
  orderOfHits,
  orderOfPath,
  rangeConditions,
  rowConditions,
  sourceOf,
} from './conditions.ts';
import { type ListQuery, type Matches, maxCounted, type Range } from './query.ts';
import { allOf, joined, raw, type Sql, sql } from './sql.ts';

/** Rows read of each branch, however many branches there are. */
const minRowsOfBranch = 10;

/**
 * Reads so many rows of each path in the order of its index and keeps what fits. What lies behind the first row at
 * which one stopped is not known, so the merged list ends there. A path that answers all that is asked is read no
 * further than is shown; one without an index in this order is gathered, and where it stopped is nowhere in the list.
 */
export function scanMatches(query: ListQuery, range: Range, maxRows: number): Matches {
  const by = orderOfHits(query.sort);
  const compares = raw(query.sort.direction === 'DESC' ? '>=' : '<=');
  const rows = query.paths.map((path) => scanOfPath(query, range, path, maxRows));
  return {
    hits: sql`scan AS MATERIALIZED (${joined(rows, ' UNION ALL ')}),
      scan_end AS (SELECT k, id FROM scan WHERE stopped AND sorted ORDER BY ${by} LIMIT 1),
      hits AS (SELECT DISTINCT id, k FROM scan WHERE fits AND (NOT EXISTS (SELECT FROM scan_end)
        OR (k, id) ${compares} (SELECT k, id FROM scan_end)))`,
    total: sql`SELECT count(*) FROM hits`,
    isTruncated: sql`EXISTS (SELECT FROM scan WHERE stopped)`,
    scanned: sql`(SELECT count(*) FROM scan)`,
  };
}

function scanOfPath(query: ListQuery, range: Range, path: AccessPath, maxRows: number): Sql {
  const source = sourceOf(query, path);
  const conditions = rowConditions(query, source, path.coveredFilters);
  const sorted = isSorted(query, path);
  const ownRows =
    conditions.length === 0 ? range.offset + range.limit : rowsOfBranch(query.paths, path, maxRows);
  const most = sorted ? ownRows : maxCounted;
  const by = orderOfPath(query, path);
  const stopped = sql`row_number() OVER (ORDER BY ${by}) = ${most}`;
  const within = [ofTenant, path.where, ...rangeConditions(query), isRowBehind(query, range)];
  return eachBranch(
    path,
    sql`SELECT r.id, ${raw(`r.${query.sort.column}`)} AS k, (${allOf(conditions)}) AS fits, ${stopped} AS stopped, ${raw(String(sorted))} AS sorted
        FROM (SELECT r.* FROM ${raw(source.table)} r WHERE ${allOf(within)} ORDER BY ${by} LIMIT ${most}) r`,
  );
}

/** How many rows a scan reads of each branch of a path. */
function rowsOfBranch(paths: readonly AccessPath[], path: AccessPath, maxRows: number): number {
  const weight = paths.reduce((sum, each) => sum + weightOf(each), 0);
  return Math.max(minRowsOfBranch, rounded((maxRows * weightOf(path)) / weight / path.branches));
}

const weightOf = ({ branches, isSmall }: AccessPath) => branches * (isSmall ? 1 : 4);

/** Scans come in few lengths, so that few statements are prepared. */
function rounded(rows: number): number {
  const scale = 10 ** Math.max(0, Math.floor(Math.log10(rows)) - 1);
  return Math.floor(rows / scale) * scale;
}
