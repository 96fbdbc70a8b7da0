import type { HandleRecord, OrderDetail } from '../order/order.ts';

/** Actions after which the engineer has to arrive anew. */
const endings: readonly string[] = ['transfer', 'release', 'decline', 'accept', 'resolve'];

/** The clock-in that still counts: by the present handler, since they took the order. Records are oldest first. */
export function presentClockIn(
  records: readonly HandleRecord[],
  { handlerId }: Pick<OrderDetail, 'handlerId'>,
): HandleRecord | undefined {
  for (const record of records.toReversed()) {
    if (record.action === 'clockIn' && record.byId === handlerId) return record;
    if (endings.includes(record.action)) return undefined;
  }
  return undefined;
}
