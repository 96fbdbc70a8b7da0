import type { MessageKind, Recipient } from '@svcdesk/core/rules';
import type { ActContext } from '../../../engine/context.ts';
import { notify } from '../../../engine/messages.ts';
import { noticeOnce } from '../../../platform/jobs/notices.ts';
import type { LockedRow } from '../act/lock.ts';
import { recipientsOf } from '../effects/recipients.ts';

/** What a job notifies people of about an order. */
export interface Notice {
  readonly message: MessageKind;
  /** Tells notices of one kind of message apart, and is kept with the deadline so that each is given once. */
  readonly kind: string;
  /** ISO 8601; what it is about. */
  readonly dueAt: string;
  readonly to: readonly Recipient[] | ((context: ActContext, order: LockedRow) => Promise<readonly string[]>);
}

/** Who has an order; when nobody does, who is on duty for its group, else all of it. */
export const ownerOrDuty = ({ ownerId, groupId }: LockedRow): Recipient =>
  ownerId ? { to: 'account', accountId: ownerId } : { to: 'groupOnDuty', groupId };

/** Notifies people of a locked order, unless they were before. */
export async function notifyOnce(context: ActContext, order: LockedRow, notice: Notice): Promise<void> {
  const { tx, tenantId } = context;
  const { message, kind, dueAt, to } = notice;
  const at = context.now();
  if (!(await noticeOnce(tx, { tenantId, kind, objectId: order.id, dueAt }, at))) return;
  const accountIds =
    typeof to === 'function'
      ? await to(context, order)
      : await recipientsOf(context, order, to, at.getTime());
  const { orderNo, title, cellName } = order;
  await notify(tx, {
    tenantId,
    kind: message,
    accountIds,
    params: { orderNo, title, cellName, dueAt },
    target: { kind: 'order', id: order.id },
    at: at.getTime(),
  });
}
