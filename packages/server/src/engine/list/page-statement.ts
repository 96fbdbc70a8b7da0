import { isBehind, orderOfHits, orderOfTop } from './conditions.ts';
import type { ListQuery, Matches, Range } from './query.ts';
import { allOf, joined, raw, type Sql, sql } from './sql.ts';

/** What is shown beside the ids in `top`: columns, the list's own table under a name, and what is joined besides. */
export interface Select {
  readonly columns: Sql;
  readonly as?: string;
  readonly joins?: Sql;
}

/** The rows `top` with what is selected of them. */
export const joinSelected = (table: string, { as, joins = [] }: Select): Sql => {
  if (!as && joins.length === 0) return sql`top`;
  const own = as ? raw(`JOIN ${table} ${as} ON ${as}.tenant_id = $1 AND ${as}.id = top.id`) : [];
  return sql`(top ${own} ${joins})`;
};

/** The statement of a page: its rows, each with the list's total; an empty list still answers one row with it. */
export function pageStatement(query: ListQuery, range: Range, select: Select, matches: Matches): Sql {
  const { limit, offset } = range;
  const { columns } = select;
  const { hits, total, isTruncated, scanned = sql`NULL::bigint` } = matches;
  const after = matches.fromStart ? isBehind(query, range, ['k', 'id']) : undefined;
  const shown = joined(columns.length > 0 ? [columns, sql`top.id`] : [sql`top.id`], ', ');
  return sql`WITH ${hits},
    top AS (SELECT id, k FROM hits WHERE ${allOf([after])} ORDER BY ${orderOfHits(query.sort)} LIMIT ${limit} OFFSET ${offset})
    SELECT ${shown} AS "listId", top.k AS "listKey", listed.total AS "listTotal",
      listed.truncated AS "listTruncated", listed.scanned AS "listScanned"
    FROM (SELECT (${total}) AS total, ${isTruncated} AS truncated, ${scanned} AS scanned) listed
    LEFT JOIN ${joinSelected(query.source.table, select)} ON true ORDER BY ${orderOfTop(query.sort)}`;
}
