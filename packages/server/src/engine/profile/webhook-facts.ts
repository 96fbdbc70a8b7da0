import { type Statement, statement } from '../../platform/db/index.ts';
import type { WorkKind } from '../../platform/db/schema/columns.ts';
import { selectList } from '../../platform/db/select-list.ts';

/** Things as those outside know them, whatever is read of them: their number, their state and ids to look up the rest by. */
interface Facts {
  id: string;
  [fact: string]: unknown;
}

/** Reads the facts of things of a kind by their ids. */
export type FactsByIds = Statement<Facts, [tenantId: string, ids: readonly string[]]>;

const place = ['id', 'orderNo', 'title', 'status', 'cellId', 'cellName', 'customerName'] as const;

/** Facts that are columns of one table: what all orders have, then those of the kind and its times. */
export const factsIn = (
  kind: WorkKind,
  table: string,
  own: readonly string[],
  times: readonly string[],
  more = '',
): FactsByIds =>
  factsFrom(
    kind,
    `${selectList('o', [...place, ...own])}, ${more} o.group_id AS "handlerGroupId",
     ${selectList('o', ['version', 'createdAt', ...times])}`,
    table,
  );

/** Facts that are columns of a table `o`. */
export const factsFrom = (kind: WorkKind, columns: string, table: string): FactsByIds =>
  statement(
    `webhooks.${kind}`,
    `SELECT ${columns} FROM ${table} o WHERE o.tenant_id = $1 AND o.id = ANY($2::uuid[])`,
  );
