import { isSvcdeskError } from '@svcdesk/core';
import type { DataOf } from '@svcdesk/core/contract';
import { accept, detail } from '@svcdesk/core/contract/orders';
import { stopWarningLabel } from '@svcdesk/core/phrases';
import { handleType } from '@svcdesk/core/rules';
import { useAction } from '../../blocks/action/use-action.ts';
import { caller } from '../../platform/api/caller.ts';
import { useSession } from '../../platform/api/session.ts';
import { serverNow } from '../../platform/clock.ts';
import { currentLocale } from '../../platform/i18n/locale.ts';
import { spanWords } from '../../platform/i18n/time-words.ts';
import { textNow } from '../../platform/i18n/use-text.ts';
import type { OrderSummary } from '../order/order.ts';
import { staffOrder } from '../order/staff-order-kind.tsx';
import { actText } from './phrases/act.ts';

type Accepted = Pick<OrderSummary, 'id' | 'version' | 'status' | 'title'>;

/** What accepting sends, by whichever of its ways: this alone knows the number that means it on the wire. */
export function acceptRequest<Base extends object>(orderId: string, base: Base) {
  return { orderId, handleType: handleType.accept, ...base };
}

/** Accepts an order where it is listed. An engineer who was too late learns who took it. */
export function useAccept(order: Accepted): () => Promise<boolean> {
  return useAction({
    kind: staffOrder,
    record: order,
    action: 'accept',
    call: accept,
    request: (base) => acceptRequest(order.id, base),
    explain: (error) => whoWasQuicker(order.id, error),
  });
}

/** Says that an order is theirs, and what stands at the time that was asked for. */
export function withoutTime({ warning, from, to }: NonNullable<DataOf<typeof accept>['notPlanned']>): string {
  const what = stopWarningLabel(warning, currentLocale());
  return textNow(actText).accept.withoutTime(what, spanWords(from, to, serverNow()));
}

const tooLate = ['orderChanged', 'notAllowed'] as const;

async function whoWasQuicker(orderId: string, error: unknown): Promise<string | undefined> {
  if (!tooLate.some((code) => isSvcdeskError(error, code))) return undefined;
  try {
    const { handlerName, handlerId, assigneeName, assigneeId } = await caller.call(detail, { orderId });
    const me = useSession.getState().signedIn?.id;
    const text = textNow(actText).accept;
    if (handlerName !== undefined && handlerId !== me) return text.takenBy(handlerName);
    if (assigneeName !== undefined && assigneeId !== me) return text.givenTo(assigneeName);
    return undefined;
  } catch {
    // It is no longer mine to see, or nothing answers: then the refusal itself is all there is to say.
    return undefined;
  }
}
