import type { OrderParties, OtherWorkKind } from '@svcdesk/core/rules';
import { given, type Nullable } from '../../engine/given.ts';
import type { Reader, Sight, SightsOf } from '../../engine/sight.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';
import type { EventRow } from './event-rows.ts';

/** An order as far as it says who may hear of it. */
export type HeardOf = Omit<OrderParties, 'copied'> & {
  /** Who of the readers has a copy. */
  readonly copiedIds: readonly string[];
};

type Row = Nullable<HeardOf> & { readonly id: string };

const ordersById = statement<Row, [tenantId: string, ids: readonly string[], readerIds: readonly string[]]>(
  'events.parties',
  `SELECT o.id, o.source, o.group_id AS "groupId", o.assignee_id AS "assigneeId", o.handler_id AS "handlerId",
     o.creator_id AS "createdById", o.creator_kind AS "createdByKind",
     o.report_account_id AS "reporterAccountId", o.customer_id AS "customerId", o.cell_id AS "cellId",
     ARRAY(SELECT c.account_id FROM order_cc c WHERE c.tenant_id = o.tenant_id AND c.order_id = o.id
       AND c.account_id = ANY($3::uuid[])) AS "copiedIds"
   FROM orders o WHERE o.tenant_id = $1 AND o.id = ANY($2::uuid[])`,
);

/** Who sees work beside orders, by its kind. */
export type WorkSights = Readonly<Record<OtherWorkKind, SightsOf>>;

/** Things that records are about, as far as that says who may hear of them. */
export interface Things {
  readonly orders: ReadonlyMap<string, HeardOf>;
  /** Work of the other kinds. */
  readonly others: ReadonlyMap<string, ReadonlyMap<string, Sight>>;
}

/** Looks up the things that rows are about, each kind at once. */
export async function thingsOf(
  on: Queryable,
  tenantId: string,
  sightsOf: WorkSights,
  rows: readonly EventRow[],
  readers: readonly Reader[],
): Promise<Things> {
  const records = Map.groupBy(
    rows.filter(({ kind }) => kind === 'record'),
    ({ objectKind }) => objectKind,
  );
  const idsOf = (kind: string) => [...new Set(records.get(kind)?.flatMap(({ objectId }) => objectId ?? []))];
  const readerIds = [...new Set(readers.map(({ accountId }) => accountId))];
  const orders = records.has('order') ? await ordersById.all(on, tenantId, idsOf('order'), readerIds) : [];
  const others = new Map<string, ReadonlyMap<string, Sight>>();
  for (const [kind, sights] of Object.entries(sightsOf)) {
    if (records.has(kind)) others.set(kind, await sights(on, tenantId, idsOf(kind), readers));
  }
  return { orders: new Map(orders.map((row) => [row.id, given(row)])), others };
}
