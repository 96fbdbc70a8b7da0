import { randomId } from '@svcdesk/core';
import { accept } from '@svcdesk/core/contract/orders';
import { type Ran, runEach } from '../../blocks/list-page/run-each.ts';
import { aboutOf } from '../../blocks/thing/thing.ts';
import { serverInstant } from '../../platform/clock.ts';
import { currentLocale } from '../../platform/i18n/locale.ts';
import { send } from '../../platform/outbox/send.ts';
import type { OrderSummary } from '../order/order.ts';
import { orderWords } from '../order/order-words.ts';
import { staffOrder } from '../order/staff-order-kind.tsx';
import { acceptRequest } from '../order-work/accept.ts';

/** Accepts several orders, and says what became of them; gives whether none was refused. */
export function acceptEach(orders: readonly OrderSummary[]): Promise<boolean> {
  return runEach(orders, orderWords(currentLocale()).done.accept, acceptOne);
}

/** As one that is accepted by itself: without a network it waits, on its card. */
async function acceptOne(order: OrderSummary): Promise<Ran> {
  const { id, version } = order;
  const at = serverInstant();
  const request = acceptRequest(id, { version, at });
  const about = aboutOf(staffOrder, order, 'accept');
  const result = await send(accept, { key: randomId(), at, request, about, baseVersion: version });
  if (result.state === 'done') return 'done';
  if (result.state === 'later' && result.error === undefined) return 'waits';
  throw result.error;
}
