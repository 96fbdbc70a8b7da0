import type { Effect, Recipient, RecordDraft } from '@svcdesk/core/rules';
import type { ActContext } from '../../engine/context.ts';
import { notify } from '../../engine/messages.ts';
import { groupOnDutyNow } from '../../engine/on-duty.ts';
import { leadsOf, peopleInRole } from '../../engine/people.ts';
import { cutSchedules, planFor } from '../../engine/schedules.ts';
import { isoOf } from '../../engine/timestamps.ts';
import { staffActive } from '../../platform/db/active.ts';
import { cutText } from '../../platform/db/cut-text.ts';
import { statement } from '../../platform/db/index.ts';
import { mirrorEffect } from '../entrust/index.ts';
import type { LockedRow } from './actions/lock.ts';

type Ids = readonly string[];

/** One row for each person named, and for each member that a group has now; who has one already keeps it. */
const copy = statement<
  object,
  [tenantId: string, orderId: string, byId: string, at: string, accountIds: Ids, groupIds: Ids]
>(
  'orders.copy',
  `INSERT INTO order_cc (tenant_id, id, order_id, account_id, via_group_id, by_id, created_at)
   SELECT $1, gen_random_uuid(), $2, who.account_id, who.group_id, $3, $4 FROM (
     SELECT a.id AS account_id, NULL::uuid AS group_id FROM accounts a
     WHERE a.tenant_id = $1 AND a.id = ANY($5::uuid[])
       AND ${staffActive('a')}
     UNION ALL
     SELECT m.account_id, m.group_id FROM group_members m
     JOIN accounts a ON a.tenant_id = m.tenant_id AND a.id = m.account_id
     WHERE m.tenant_id = $1 AND m.group_id = ANY($6::uuid[])
       AND ${staffActive('a')}
   ) who ON CONFLICT DO NOTHING`,
);

/** Copies an order to people and to the members of groups. */
export async function copyTo(
  { tx, tenantId, actor }: ActContext,
  orderId: string,
  { accountIds, groupIds }: Omit<Extract<Effect, { kind: 'copy' }>, 'kind'>,
  now: number,
): Promise<void> {
  if (actor.kind === 'job' || accountIds.length + groupIds.length === 0) return;
  await copy.change(tx, tenantId, orderId, actor.accountId, isoOf(now), accountIds, groupIds);
}

const copiedNow = statement<{ accountId: string }, [tenantId: string, orderId: string, at: string]>(
  'orders.copiedNow',
  `SELECT DISTINCT account_id AS "accountId" FROM order_cc
   WHERE tenant_id = $1 AND order_id = $2 AND created_at = $3`,
);

/** Who reported an order: the reporter's own account, and the customer who wrote it. */
export function reporterSide({ reportAccountId, creatorKind, creatorId }: LockedRow): readonly string[] {
  return [reportAccountId, creatorKind === 'client' ? creatorId : null].filter((id) => id !== null);
}

async function peopleOf(
  context: ActContext,
  order: LockedRow,
  recipient: Recipient,
  now: number,
): Promise<readonly string[]> {
  const { tx, tenantId } = context;
  switch (recipient.to) {
    case 'account':
      return [recipient.accountId];
    case 'reporterSide':
      return reporterSide(order);
    case 'lead':
      return leadsOf(tx, tenantId, order.groupId);
    case 'dispatchers':
      return peopleInRole(tx, tenantId, 'dispatcher');
    case 'copied':
      return (await copiedNow.all(tx, tenantId, order.id, isoOf(now))).map((row) => row.accountId);
    case 'groupOnDuty':
      return groupOnDutyNow(context, recipient.groupId, now);
  }
}

/** Accounts that a message goes to. */
export async function recipientsOf(
  context: ActContext,
  order: LockedRow,
  recipients: readonly Recipient[],
  now: number,
): Promise<string[]> {
  const found: string[] = [];
  for (const each of recipients) found.push(...(await peopleOf(context, order, each, now)));
  return found;
}

/** What a message about an order says, whatever its kind; it is put into words when it is read. */
export function paramsOf(order: LockedRow, record: RecordDraft): Record<string, unknown> {
  const { byId, action, reasonCode, content } = record;
  const remark = record.remark || content;
  // A plan for a person beside the owner is not the order's own.
  const planStart = record.changes?.planStart?.to ?? order.planStart;
  return {
    orderNo: order.orderNo,
    title: order.title,
    cellName: order.cellName,
    ...(byId && { byId }),
    ...(reasonCode && { action, reasonCode }),
    ...(remark && { remark: cutText(remark, 200) }),
    ...(planStart && { planStart }),
  };
}

/** Notifies all concerned but the actor. */
async function sendMessage(
  context: ActContext,
  order: LockedRow,
  record: RecordDraft,
  effect: Extract<Effect, { kind: 'message' }>,
): Promise<void> {
  const { tx, tenantId } = context;
  const at = record.recordedAt;
  const news = {
    tenantId,
    kind: effect.message,
    accountIds: await recipientsOf(context, order, effect.recipients, at),
    params: paramsOf(order, record),
    target: { kind: 'order', id: order.id },
    at,
    actorId: record.byId,
    first: record.action === 'create',
  };
  // Pipelined: sent together with the commit.
  tx.pipelined(notify(tx, news));
}

/** Does what an action causes beside changing the order, in the order the rules give it. */
export async function doEffects(
  context: ActContext,
  order: LockedRow,
  record: RecordDraft,
  effects: readonly Effect[],
): Promise<void> {
  const now = record.recordedAt;
  for (const effect of effects) {
    switch (effect.kind) {
      case 'schedules':
        await cutSchedules(context, order.id, effect.cut, effect.resumeAt, now, effect.accountId);
        break;
      case 'plan':
        await planFor(
          context,
          { ...order, kind: 'order', onSite: order.serviceMode === 'onSite' },
          { ...effect, besideOthers: record.action === 'plan' },
          now,
        );
        break;
      case 'copy':
        await copyTo(context, order.id, effect, now);
        break;
      case 'message':
        await sendMessage(context, order, record, effect);
        break;
      case 'entrusted':
        await mirrorEffect(context, order, record, effect.change);
        break;
      // The clocks are columns of the order and written with it; who declined is in its records.
      case 'sla':
      case 'notSuggested':
        break;
    }
  }
}
