import { partnerShareOfTime } from '@svcdesk/core/rules';
import { clockOf } from '../../engine/clocks.ts';
import type { ActContext } from '../../engine/context.ts';
import { isoOf } from '../../engine/instants.ts';
import type { OwnerOrder } from './halves.ts';

/**
 * By when the partner is to be done unless that is set: a share of the service time that the order has left; nothing
 * is left of one that is late, and one without targets has no end.
 */
export async function defaultDueAt(
  { tx, services, tenantId }: ActContext,
  order: Pick<OwnerOrder, 'resolveDueAt' | 'calendarId' | 'calendarVersion'>,
  now: number,
): Promise<string | null> {
  if (!order.resolveDueAt) return null;
  const until = Date.parse(order.resolveDueAt);
  if (until <= now) return order.resolveDueAt;
  const clock = await clockOf(tx, services, tenantId, order);
  const due = clock.after(now, clock.between(now, until) * partnerShareOfTime);
  return due === undefined ? order.resolveDueAt : isoOf(Math.min(due, until));
}
