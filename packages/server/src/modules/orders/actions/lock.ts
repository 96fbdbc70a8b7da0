import { SvcdeskError } from '@svcdesk/core';
import { maySee, type OrderState } from '@svcdesk/core/rules';
import type { SlaRecord } from '@svcdesk/core/sla';
import type { ActContext } from '../../../engine/context.ts';
import { accountActive } from '../../../platform/db/active.ts';
import { type Queryable, statement } from '../../../platform/db/index.ts';
import { selectList } from '../../../platform/db/select-list.ts';
import { type OrderRow, orderColumns } from '../row/order-row.ts';
import { copiedTo, type StateRow, stateColumns, stateOf } from '../row/state.ts';
import { type ClockRecordRow, clockRecordsOf, slaRecords, slaRecordsOf } from '../sla/recompute-sla.ts';
import { inEach, type ShownNames } from '../summary.ts';

/** Columns that no action reads: they are worked out anew. */
export type LockedRow = Omit<OrderRow, 'keys' | 'grams'>;

const columns = orderColumns.filter((name) => name !== 'keys' && name !== 'grams');

/**
 * A handler may go on with an order as long as they are enabled and a member of its group, or lead it, or accepted it
 * when they were on duty for it.
 */
const handlerActive = `CASE WHEN o.handler_id IS NOT NULL THEN EXISTS (
    SELECT FROM accounts a WHERE a.tenant_id = o.tenant_id AND a.id = o.handler_id
      AND ${accountActive('a')}
      AND (EXISTS (SELECT FROM group_members m WHERE m.tenant_id = o.tenant_id AND m.account_id = a.id
             AND m.group_id = o.group_id)
        OR EXISTS (SELECT FROM duty_days d WHERE d.tenant_id = o.tenant_id AND d.group_id = o.group_id
             AND d.account_id = a.id AND d.duty_on BETWEEN o.accepted_at::date - 1 AND o.accepted_at::date + 1)
        OR EXISTS (SELECT FROM group_leads l
             JOIN group_ancestors x ON x.tenant_id = l.tenant_id AND x.ancestor_id = l.group_id
             WHERE l.tenant_id = o.tenant_id AND l.account_id = a.id AND x.group_id = o.group_id))
  ) END AS "handlerActive"`;

interface Facts {
  handlerActive: boolean | null;
  copied: boolean;
}

/** Looked up one by one: a join would lose an order whose group or owner changes while it is waited for. */
const shownNames = `(SELECT g.name FROM groups g WHERE g.tenant_id = o.tenant_id AND g.id = o.group_id) AS "groupName",
  (SELECT a.name FROM accounts a WHERE a.tenant_id = o.tenant_id AND a.id = o.owner_id) AS "ownerName"`;
const englishNames = `(SELECT t.en FROM order_types t WHERE t.tenant_id = o.tenant_id AND t.id = o.type_id) AS "typeNameEn",
  (SELECT k.en FROM catalogs k WHERE k.tenant_id = o.tenant_id AND k.id = o.catalog_id) AS "catalogNameEn"`;

const byIdLocked = inEach((locale) =>
  statement<
    LockedRow & Facts & ShownNames & { clockRecords: ClockRecordRow[] | null },
    [tenantId: string, id: string, accountId: string | null]
  >(
    `orders.lock.${locale}`,
    `SELECT ${selectList('o', columns)}, ${handlerActive}, ${copiedTo('$3')}, ${clockRecordsOf} AS "clockRecords",
       ${locale === 'en' ? `${shownNames}, ${englishNames}` : shownNames}
     FROM orders o WHERE o.tenant_id = $1 AND o.id = $2 FOR UPDATE OF o`,
  ),
);

/** Without a lock, for callers that only ask what is allowed: no more columns than the rules need. */
const byId = statement<StateRow & Facts, [tenantId: string, id: string, accountId: string | null]>(
  'orders.one',
  `SELECT ${selectList('o', stateColumns)}, ${handlerActive}, ${copiedTo('$3')}
   FROM orders o WHERE o.tenant_id = $1 AND o.id = $2`,
);

/** An order with the state that the rules judge. */
export interface FoundOrder {
  readonly row: LockedRow;
  readonly state: OrderState;
}

function seen<Row extends StateRow & Facts>(row: Row | undefined, actor: ActContext['actor']) {
  if (!row) throw new SvcdeskError('notFound');
  const state = stateOf(row, row.handlerActive);
  // Answer notFound for both, so that ids cannot be probed.
  if (!maySee(state, actor)) throw new SvcdeskError('notFound');
  return { row, state };
}

const accountOf = (actor: ActContext['actor']) => (actor.kind === 'job' ? null : actor.accountId);

/** An order that is locked, with what its clocks are folded from and the names that it is shown with. */
export interface LockedOrder extends FoundOrder {
  readonly names: ShownNames;
  readonly clockRecords: readonly SlaRecord[];
}

/** Locks an order that the actor may see, until the end of the transaction. */
export async function lockOrder(
  { tx, tenantId, actor, locale }: Pick<ActContext, 'tx' | 'tenantId' | 'actor' | 'locale'>,
  orderId: string,
): Promise<LockedOrder> {
  const read = await byIdLocked[locale].first(tx, tenantId, orderId, accountOf(actor));
  const { row, state } = seen(read, actor);
  const { clockRecords } = row;
  // After waiting for the lock, the row is current but the records in the same statement may be old. Read them again.
  const current = clockRecords?.length === row.recordCount;
  return {
    row,
    state,
    names: row,
    clockRecords: current ? slaRecords(clockRecords) : await slaRecordsOf(tx, tenantId, orderId),
  };
}

/** An order that the actor may see. */
export async function visibleOrder(
  on: Queryable,
  { tenantId, actor }: Pick<ActContext, 'tenantId' | 'actor'>,
  orderId: string,
): Promise<{ readonly row: StateRow; readonly state: OrderState }> {
  return seen(await byId.first(on, tenantId, orderId, accountOf(actor)), actor);
}
