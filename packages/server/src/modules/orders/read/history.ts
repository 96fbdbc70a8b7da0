import type { PersonContext } from '../../../engine/context.ts';
import { type HandleRecord, historyOf } from '../../../engine/history.ts';
import type { Queryable } from '../../../platform/db/index.ts';
import { visibleOrder } from '../act/lock.ts';

/** The history of an order that the reader may see, oldest first, as far as it is for him. */
export async function orderHistory(
  on: Queryable,
  context: PersonContext,
  orderId: string,
): Promise<HandleRecord[]> {
  await visibleOrder(on, context, orderId);
  return historyOf(on, context, orderId);
}
