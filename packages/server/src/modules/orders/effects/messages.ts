import type { Effect, RecordDraft } from '@svcdesk/core/rules';
import type { ActContext } from '../../../engine/context.ts';
import { notify } from '../../../engine/messages.ts';
import { cutText } from '../../../platform/db/cut-text.ts';
import type { LockedRow } from '../act/lock.ts';
import { recipientsOf } from './recipients.ts';

/** What a message about an order says, whatever its kind; it is put into words when it is read. */
export function paramsOf(order: LockedRow, record: RecordDraft): Record<string, unknown> {
  const { byId, action, reasonCode, content } = record;
  const remark = record.remark || content;
  // A plan for somebody beside the owner is not the order's own.
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

/** Notifies everybody concerned but the actor. */
export async function sendMessage(
  context: ActContext,
  order: LockedRow,
  record: RecordDraft,
  effect: Extract<Effect, { kind: 'message' }>,
): Promise<void> {
  const { tx, tenantId } = context;
  const at = record.recordedAt;
  const accountIds = await recipientsOf(context, order, effect.recipients, at);
  const params = paramsOf(order, record);
  const news = {
    tenantId,
    kind: effect.message,
    accountIds,
    params,
    target: { kind: 'order', id: order.id },
    at,
    first: record.action === 'create',
  };
  // Nothing waits for it, so it travels with the commit.
  tx.pipelined(notify(tx, news));
}
