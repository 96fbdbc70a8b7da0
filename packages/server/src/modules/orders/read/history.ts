import type { Queryable } from '../../../db/index.ts';
import type { PersonContext } from '../../work/context.ts';
import { type HandleRecord, historyOf } from '../../work/history.ts';
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
