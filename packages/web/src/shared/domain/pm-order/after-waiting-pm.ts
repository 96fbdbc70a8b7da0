import { afterWaiting, type QueuedAction } from '@svcdesk/core/outbox';
import type { Actor } from '@svcdesk/core/roles';
import { judgedAnswer, type PmAnswer, type PmItem, pmKind, pmStateOf } from '@svcdesk/core/rules';
import { serverNow } from '../../platform/clock.ts';
import type { PmOrder, PmOrderItem } from './pm-order.ts';

/** An item whose answer, or whose order, has not reached the server yet. */
export type ExpectedItem = PmOrderItem & {
  waits?: boolean;
  raiseWaits?: boolean;
  waitingPhotoCount?: number;
};

/** An order as it will be once what waits has arrived. */
export type ExpectedPm = Omit<PmOrder, 'items'> & {
  items: readonly ExpectedItem[];
  expectedStatus?: number;
};

/** An item as the rules know it. */
export function ruledItem(item: PmOrderItem): PmItem {
  return item as PmItem;
}

/** The answer of an item as the rules know it. */
export function ruledAnswer({ id, answer }: ExpectedItem): PmAnswer | undefined {
  if (!answer) return undefined;
  const { result, value, remark, photos } = answer;
  return {
    itemId: id,
    result: result as PmAnswer['result'],
    value,
    remark,
    photos: photos.map(({ url }) => url).join(),
  };
}

function answersOf({ request }: QueuedAction): readonly PmAnswer[] {
  return Array.isArray(request.answers) ? request.answers : [];
}

/** An item with what waits to be said of it. */
function itemAfter(item: PmOrderItem, waiting: readonly QueuedAction[], byName: string): ExpectedItem {
  const raiseWaits = waiting.some(({ action, request }) => action === 'raise' && request.itemId === item.id);
  const own = waiting.flatMap((deed) =>
    answersOf(deed).flatMap((answer) => (answer.itemId === item.id ? [{ answer, atMs: deed.atMs }] : [])),
  );
  const last = own.at(-1);
  if (!last) return raiseWaits ? { ...item, offersOrder: false, raiseWaits } : item;
  const answer = judgedAnswer(ruledItem(item), last.answer);
  const { result, value, remark, photos = '' } = answer;
  const abnormal = result === 'abnormal';
  const { orderId, orderNo } = item.answer ?? {};
  return {
    ...item,
    offersOrder: abnormal && orderId === undefined && !raiseWaits,
    raiseWaits,
    waits: true,
    waitingPhotoCount: photos.split(',').filter(Boolean).length,
    answer: {
      result,
      value,
      remark,
      photos: [],
      byName,
      at: new Date(last.atMs).toISOString(),
      orderId,
      orderNo,
    },
  };
}

/** An order with everything that this phone has done to it. */
export function afterWaitingPm(
  order: PmOrder,
  actor: Actor,
  name: string,
  waiting: readonly QueuedAction[],
): ExpectedPm {
  const items = order.items.map((item) => itemAfter(item, waiting, name));
  const known = { ...pmStateOf(order), can: order.can, refused: order.refused };
  const after = afterWaiting(pmKind, known, actor, waiting, serverNow());
  const answered = items.filter(({ answer }) => answer);
  return {
    ...order,
    items,
    answeredCount: answered.length,
    abnormalCount: answered.filter(({ answer }) => answer?.result === 'abnormal').length,
    ...(after.status !== order.status && {
      can: [...after.can],
      refused: [...after.refused],
      expectedStatus: after.status,
    }),
  };
}
