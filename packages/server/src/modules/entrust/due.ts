import { partnerShareOfTime } from '@svcdesk/core/rules';
import type { LockedRow } from '../orders/act/lock.ts';
import { clockOf } from '../orders/sla/clocks.ts';
import type { ActContext } from '../work/context.ts';
import { isoOf } from '../work/instants.ts';

/**
 * By when the partner is to be done unless that is set: a share of the service time that the order has left; nothing
 * is left of one that is late, and one without targets has no end.
 */
export async function defaultDueAt(
  { tx, services, tenantId }: ActContext,
  order: Pick<LockedRow, 'resolveDueAt' | 'calendarId' | 'calendarVersion'>,
  now: number,
): Promise<string | null> {
  if (!order.resolveDueAt) return null;
  const until = Date.parse(order.resolveDueAt);
  if (until <= now) return order.resolveDueAt;
  const clock = await clockOf(tx, services, tenantId, order);
  const due = clock.after(now, clock.between(now, until) * partnerShareOfTime);
  return due === undefined ? order.resolveDueAt : isoOf(Math.min(due, until));
}
