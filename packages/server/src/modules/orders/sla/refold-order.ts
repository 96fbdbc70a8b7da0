import { isOpen } from '@svcdesk/core/rules';
import type { CalendarOf } from '../../../engine/clocks.ts';
import type { ActContext } from '../../../engine/context.ts';
import { lockOrder } from '../act/lock.ts';
import { writeOrder } from '../act/write-order.ts';
import { refold } from './refold.ts';

/**
 * Reckons an open order's clocks anew, by another version of its calendar when one is given; finished ones keep the
 * hours they were measured by. No action, so neither version nor record: nobody's work is refused for it.
 */
export async function refoldOrder(
  context: ActContext,
  id: string,
  by: Partial<Pick<CalendarOf, 'calendarVersion'>> = {},
): Promise<void> {
  const { row, clockRecords } = await lockOrder(context, id);
  if (!isOpen(row.status)) return;
  const moved = { ...row, ...by };
  const clocks = await refold(context.tx, context.services, moved, clockRecords);
  writeOrder(context.tx, row, { ...moved, ...clocks }, [], context.timeZone);
}
