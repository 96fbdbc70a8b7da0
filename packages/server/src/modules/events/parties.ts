import type { OrderParties, OrderSource } from '@svcdesk/core/rules';
import { type Queryable, statement } from '../../platform/db/index.ts';

interface Row {
  id: string;
  status: number;
  source: OrderSource;
  groupId: string;
  assigneeId: string | null;
  handlerId: string | null;
  creatorId: string;
  creatorKind: OrderParties['createdByKind'];
  reportAccountId: string | null;
  customerId: string;
  cellId: string;
  copiedIds: string[];
}

const byIds = statement<Row, [tenantId: string, ids: readonly string[], readerIds: readonly string[]]>(
  'events.parties',
  `SELECT o.id, o.status, o.source, o.group_id AS "groupId", o.assignee_id AS "assigneeId",
     o.handler_id AS "handlerId", o.creator_id AS "creatorId", o.creator_kind AS "creatorKind",
     o.report_account_id AS "reportAccountId", o.customer_id AS "customerId", o.cell_id AS "cellId",
     ARRAY(SELECT c.account_id FROM order_cc c WHERE c.tenant_id = o.tenant_id AND c.order_id = o.id
       AND c.account_id = ANY($3::uuid[])) AS "copiedIds"
   FROM orders o WHERE o.tenant_id = $1 AND o.id = ANY($2::uuid[])`,
);

/** An order as far as it says who may hear of it. */
export type HeardOf = Omit<OrderParties, 'copied'> & {
  /** Who of the readers has a copy. */
  readonly copiedIds: readonly string[];
};

function partiesOf(row: Row): HeardOf {
  const { source, groupId, customerId, cellId, copiedIds } = row;
  return {
    source,
    groupId,
    customerId,
    cellId,
    copiedIds,
    assigneeId: row.assigneeId ?? undefined,
    handlerId: row.handlerId ?? undefined,
    createdById: row.creatorId,
    createdByKind: row.creatorKind,
    reporterAccountId: row.reportAccountId ?? undefined,
  };
}

/** Who has to do with orders, by their ids. */
export async function partiesOfOrders(
  on: Queryable,
  tenantId: string,
  orderIds: readonly string[],
  readerIds: readonly string[],
): Promise<ReadonlyMap<string, HeardOf>> {
  if (orderIds.length === 0) return new Map();
  const rows = await byIds.all(on, tenantId, orderIds, readerIds);
  return new Map(rows.map((row) => [row.id, partiesOf(row)]));
}
