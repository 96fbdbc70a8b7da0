import { timeOrderedId } from '@svcdesk/core';
import type { Effect, RecordDraft } from '@svcdesk/core/order';
import { statement } from '../../../db/index.ts';
import type { LockedRow } from '../act/lock.ts';
import type { ActContext } from '../context.ts';
import { isoOf } from '../row/instants.ts';
import { recipientsOf } from './recipients.ts';

/** Messages of one kind about one thing to one person within this time are one. */
export const mergeWithinMs = 10 * 60_000;

const send = statement<
  object,
  [
    tenantId: string,
    accountIds: readonly string[],
    ids: readonly string[],
    kind: string,
    params: string,
    targetId: string,
    mergeKey: string,
    at: string,
    mergeFrom: string,
  ]
>(
  'messages.send',
  `WITH who AS (
     SELECT w.account_id, w.id FROM unnest($2::uuid[], $3::uuid[]) AS w(account_id, id)
   ), merged AS (
     UPDATE messages m SET merged_count = m.merged_count + 1, params = $5::jsonb, created_at = $8, read_at = NULL
     FROM who WHERE m.tenant_id = $1 AND m.account_id = who.account_id AND m.merge_key = $7
       AND m.created_at > $9
     RETURNING m.account_id
   ) INSERT INTO messages
       (tenant_id, id, account_id, sys_msg_flag, kind, params, target_kind, target_id, merge_key, created_at)
     SELECT $1, who.id, who.account_id, 0, $4, $5::jsonb, 'order', $6, $7, $8
     FROM who WHERE who.account_id NOT IN (SELECT account_id FROM merged)`,
);

/** What a message about an order says, whatever its kind; it is put into words when it is read. */
export function paramsOf(order: LockedRow, record: RecordDraft): Record<string, unknown> {
  const { byId, action, reasonCode, content } = record;
  const remark = record.remark || content;
  return {
    orderNo: order.orderNo,
    title: order.title,
    cellName: order.cellName,
    ...(byId ? { byId } : {}),
    ...(reasonCode ? { action, reasonCode } : {}),
    ...(remark ? { remark: remark.slice(0, 200) } : {}),
    ...(order.planStart ? { planStart: order.planStart } : {}),
  };
}

/** Tells everybody concerned but the actor. */
export async function sendMessage(
  context: ActContext,
  order: LockedRow,
  record: RecordDraft,
  effect: Extract<Effect, { kind: 'message' }>,
): Promise<void> {
  const { tx, tenantId } = context;
  const now = record.recordedAt;
  const accountIds = await recipientsOf(context, order, effect.recipients, now);
  if (accountIds.length === 0) return;
  await send.change(
    tx,
    tenantId,
    accountIds,
    accountIds.map(() => timeOrderedId(now)),
    effect.message,
    JSON.stringify(paramsOf(order, record)),
    order.id,
    `${effect.message} ${order.id}`,
    isoOf(now),
    isoOf(now - mergeWithinMs),
  );
}
