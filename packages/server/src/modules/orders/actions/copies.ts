import { SvcdeskError } from '@svcdesk/core';
import type { backlog, CheckedRequestOf, orders } from '@svcdesk/core/contract';
import { isRelated } from '@svcdesk/core/rules';
import { recordAct } from '../../../platform/audit/record-event.ts';
import { accountActive, groupLive } from '../../../platform/db/active.ts';
import { type Queryable, statement } from '../../../platform/db/index.ts';
import type { ContextOf } from '../../../platform/http/handler.ts';
import { invalid } from '../../../platform/refusals.ts';
import { lockOrder } from './lock.ts';
import { act } from './order-action.ts';

type Ids = readonly string[];

const named = statement<{ id: string; name: string }, [tenantId: string, userIds: Ids, groupIds: Ids]>(
  'orders.copyNames',
  `SELECT a.id, a.name FROM accounts a WHERE a.tenant_id = $1 AND a.id = ANY($2::uuid[]) AND a.type = 1
     AND ${accountActive('a')}
   UNION ALL SELECT g.id, g.name FROM groups g
   WHERE g.tenant_id = $1 AND g.id = ANY($3::uuid[]) AND ${groupLive('g')}`,
);

/** Whether ids are all of colleagues who can read something. */
export async function colleaguesAre(on: Queryable, tenantId: string, ids: Ids): Promise<boolean> {
  return (await named.all(on, tenantId, ids, [])).length === new Set(ids).size;
}

/** Names of those an order is copied to; a person who cannot read it is refused as a wrong value. */
async function namesOf(on: Queryable, tenantId: string, userIds: Ids, groupIds: Ids): Promise<string> {
  const rows = await named.all(on, tenantId, userIds, groupIds);
  const known = new Set(rows.map(({ id }) => id));
  if (!userIds.every((id) => known.has(id))) throw invalid('userIds', 'notActive');
  if (!groupIds.every((id) => known.has(id))) throw invalid('groupIds', 'unknown');
  return rows.map(({ name }) => name).join(', ');
}

type Mark = ContextOf<typeof backlog.ccMark>;

function note(context: Mark, orderId: string, changes: Record<string, unknown>): Promise<void> {
  return recordAct(context.tx, context, {
    kind: 'cc.change',
    object: { kind: 'order', id: orderId },
    changes,
  });
}

/** Copies an order to people and to the members that groups have now. */
export async function markCopies(input: CheckedRequestOf<typeof backlog.ccMark>, context: Mark) {
  const { orderId } = input;
  const [userIds, groupIds] = [[...new Set(input.userIds)], [...new Set(input.groupIds)]];
  await act(context, orderId, 'cc', input, () => ({
    command: { userIds, groupIds },
    complete: async (record) => ({
      record: { ...record, content: await namesOf(context.tx, context.tenantId, userIds, groupIds) },
    }),
  }));
  await note(context, orderId, { added: { userIds, groupIds } });
  return {};
}

interface CopyRow {
  id: string;
  accountId: string;
  byId: string;
}

const copiesTo = statement<CopyRow, [tenantId: string, orderId: string, userIds: Ids, groupIds: Ids]>(
  'orders.copiesTo',
  `SELECT id, account_id AS "accountId", by_id AS "byId" FROM order_cc
   WHERE tenant_id = $1 AND order_id = $2
     AND (via_group_id = ANY($4::uuid[]) OR (via_group_id IS NULL AND account_id = ANY($3::uuid[])))`,
);

const remove = statement<object, [tenantId: string, ids: Ids]>(
  'orders.removeCopies',
  'DELETE FROM order_cc WHERE tenant_id = $1 AND id = ANY($2::uuid[])',
);

/**
 * Takes copies back, and the right to see the order with them. The owner of the order, leads of its group and
 * dispatchers may take back any; others those that they made, and their own.
 */
export async function cancelCopies(input: CheckedRequestOf<typeof orders.cancelCc>, context: Mark) {
  const { tx, tenantId, actor } = context;
  const { orderId, userIds, groupIds } = input;
  const { state } = await lockOrder(context, orderId);
  const copies = await copiesTo.all(tx, tenantId, orderId, userIds, groupIds);
  const mayAny = (['handler', 'named', 'lead', 'dispatcher'] as const).some((who) =>
    isRelated(who, state, actor),
  );
  const isOwn = ({ accountId, byId }: CopyRow) => [accountId, byId].includes(actor.accountId);
  if (!mayAny && !copies.every(isOwn)) throw new SvcdeskError('notAllowed', { reason: 'notHandler' });
  if (copies.length === 0) return {};
  const ids = copies.map(({ id }) => id);
  await remove.change(tx, tenantId, ids);
  await note(context, orderId, { removed: { userIds, groupIds } });
  return {};
}
