import { isSvcdeskError, randomId, SvcdeskError } from '@svcdesk/core';
import { transfer } from '@svcdesk/core/contract/orders';
import { mayNow } from '../../platform/api/auth-buttons.ts';
import { caller } from '../../platform/api/caller.ts';
import { textNow } from '../../platform/i18n/use-text.ts';
import { showToast, toastMs } from '../../platform/toast-store.ts';
import type { ChangeUndo } from '../../platform/undo-store.ts';
import { sendBack } from '../dispatch/send-back.ts';
import type { OrderDetail, OrderSummary } from '../order/order.ts';
import { ownerOf } from './owner.ts';
import { assignText } from './phrases.ts';

/** The fields of an order that assigning it needs. */
export type Assignable = Pick<
  OrderSummary,
  | 'id'
  | 'orderNo'
  | 'version'
  | 'status'
  | 'title'
  | 'handlerGroupId'
  | 'handlerGroupName'
  | 'handlerId'
  | 'handlerName'
  | 'assigneeId'
  | 'assigneeName'
  | 'planStart'
  | 'planEnd'
> &
  Partial<Pick<OrderDetail, 'schedules'>>;

/** An order as it is after it was assigned. */
export type Given = Pick<
  OrderSummary,
  'version' | 'handlerGroupId' | 'handlerGroupName' | 'handlerName' | 'assigneeName' | 'planStart'
>;

/** Whose times an order has: its owner's, and those of colleagues who come along. */
export const timesOf = ({ schedules = [] }: Assignable) =>
  schedules
    .filter(({ status }) => status === 'planned' || status === 'running')
    .map(({ accountId, planStart, planEnd, allDay }) => ({
      engineerId: accountId,
      planStart,
      planEnd,
      allDay,
    }));

/** What it takes to give an order back as it stood, and no more: it may be kept while it can be undone. */
export interface WayBack {
  orderId: string;
  title: string;
  /** As it is now. */
  version: number;
  toGroupId: string;
  /** As it was. */
  groupId: string;
  owner: { id: string; name: string } | undefined;
  accepted: boolean;
  planStart: string | undefined;
  planEnd: string | undefined;
  times: ReturnType<typeof timesOf>;
  /** Of the attempt, however often it is tried. */
  key: string;
}

/** The way back of an order; `order` is as it was. */
export function wayBack(order: Assignable, { version, handlerGroupId: toGroupId }: Given): WayBack {
  const { id: orderId, title, handlerGroupId: groupId, handlerId, planStart, planEnd } = order;
  return {
    ...{ orderId, title, version, toGroupId, groupId, planStart, planEnd },
    ...{ owner: ownerOf(order), accepted: handlerId !== undefined, times: timesOf(order), key: randomId() },
  };
}

/** Back to whom it was with and at its time, unless it was changed since: then it stays with who has it, and that is said. */
export function givingBack({ back, name }: { back: WayBack; name: string }): ChangeUndo['onUndo'] {
  return async () => {
    const text = textNow(assignText);
    const { owner, title, accepted } = back;
    try {
      if (!(await giveBack(back))) return 'again';
      const words = accepted && !standsAgain(back) ? text.givenBackToAccept : text.givenBack;
      showToast(owner ? words(owner.name, title) : text.takenBack(title));
      return 'done';
    } catch (error) {
      if (!isSvcdeskError(error, 'orderChanged')) throw error;
      showToast(text.tooLate(name), 'error', toastMs.long);
      return 'tooLate';
    }
  };
}

/** Whether it can stand again as it did, accepted and at its times: from another group it is handed back as any other. */
const standsAgain = ({ groupId, toGroupId }: WayBack): boolean =>
  toGroupId === groupId && mayNow('order.plan');

/** Does so, or throws `orderChanged`; false where its time was taken meanwhile, and it is not to stand over others. */
export async function giveBack(back: WayBack): Promise<boolean> {
  const { orderId, groupId, owner, version, key: idempotencyKey } = back;
  if (!standsAgain(back)) {
    await caller.call(transfer, { orderId, groupId, engineerId: owner?.id, version }, { idempotencyKey });
    return true;
  }
  const done = await sendBack([stopBefore(back)], { idempotencyKey });
  if (done && done.changed.length > 0) throw new SvcdeskError('orderChanged');
  return done !== undefined;
}

/** How it stood, with the times that handing it on took away. */
function stopBefore({ orderId, version, owner, planStart, planEnd, times }: WayBack) {
  const own = times.find(({ engineerId }) => engineerId === owner?.id);
  const beside = times.filter((time) => time !== own);
  const [engineerId, allDay] = [owner?.id, own?.allDay];
  return { orderId, version, engineerId, planStart, planEnd, allDay, beside, takesBack: true };
}
