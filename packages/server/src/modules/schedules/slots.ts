import type { CheckedRequestOf, DataOf, schedules } from '@svcdesk/core/contract';
import { offeredSlots } from '@svcdesk/core/scheduling';
import { dateOfDay, dayOfDate } from '@svcdesk/core/sla';
import { dayToCome, lastDayOf } from '../../engine/days.ts';
import { estimatesOf } from '../../engine/estimates.ts';
import { positionOf } from '../../engine/position.ts';
import { isoOf } from '../../engine/timestamps.ts';
import type { ContextOf } from '../../platform/http/handler.ts';
import { notFoundAt } from '../../platform/refusals.ts';
import { askedOfOrder } from '../orders/index.ts';
import { daysOfPeople, findColleagues } from '../plans/index.ts';

/** Long enough for the longest holidays and a week of work after them. */
const horizonDays = 14;
/** Offered times begin at quarters of an hour where that fits. */
const stepMinutes = 15;

/** Times at which an order fits into the days of a person whose days the caller may see. */
export async function slotsOf(
  { orderId, engineerId, day, minutes, size }: CheckedRequestOf<typeof schedules.slots>,
  context: ContextOf<typeof schedules.slots>,
): Promise<DataOf<typeof schedules.slots>> {
  const { db, tenantId, actor } = context;
  const { site, catalogId, serviceMode, order, dueAt, priority, groupId } = await askedOfOrder(
    context,
    orderId,
  );
  const accountId = engineerId ?? order?.ownerId ?? actor.accountId;
  const path = engineerId === undefined ? 'orderId' : 'engineerId';
  await findColleagues(db, context, { accountIds: [accountId] }, () => path);
  const from = dayToCome(day, 'day', context);
  const to = dateOfDay(Math.min(dayOfDate(from) + horizonDays, dayOfDate(lastDayOf(context))));
  const [estimates, { people, travel }] = await Promise.all([
    estimatesOf(db, tenantId, [{ catalogId, cellId: site.id }]),
    daysOfPeople(db, context, [accountId], { from, to }),
  ]);
  const [estimate, person] = [estimates[0], people.get(accountId)];
  if (!estimate || !person) throw notFoundAt(path);
  const place = positionOf(site);
  const asked = {
    from: Math.max(context.now().getTime(), person.dayOf(from).span.from),
    open: person.openFor({ groupId, priority, dueAt }, from),
    // What the order itself has planned makes way.
    busy: [...person.taken((entry) => entry.orderId === orderId), ...person.leaves],
    minutes: minutes ?? estimate.minutes,
    site: serviceMode === 'onSite' ? { place } : undefined,
    ...{ travel, stepMinutes, dueAt },
  };
  return {
    list: offeredSlots(asked, size).map(({ lateMinutes, ...span }) => ({
      planStart: isoOf(span.from),
      planEnd: isoOf(span.to),
      lateMinutes,
    })),
    dueAt: isoOf(dueAt) ?? undefined,
    estimate: { minutes: estimate.minutes, by: estimate.by },
  };
}
