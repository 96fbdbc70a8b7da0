import type { CheckedRequestOf, DataOf, schedules } from '@svcdesk/core/contract';
import { orderStatus } from '@svcdesk/core/rules';
import { saturationDays } from '@svcdesk/core/scheduling';
import { dateIn, daysFrom, spanOfDays } from '../../engine/days.ts';
import { type Nullable, omitNulls } from '../../engine/omit-nulls.ts';
import { statement } from '../../platform/db/index.ts';
import type { ContextOf, DomainHandlers } from '../../platform/http/handler.ts';
import { todoPage } from '../backlog/index.ts';
import type { PlanEntries } from '../plans/index.ts';
import { changeSchedule } from './change.ts';
import { feedAddress, feedFile } from './feed.ts';
import { slotsOf } from './slots.ts';

export { changeSchedule } from './change.ts';

type Stop = DataOf<typeof schedules.stops>['list'][number];

type Place = Nullable<Pick<Stop, 'address' | 'latitude' | 'longitude' | 'serviceMode' | 'done'>>;

const doneStatuses = [orderStatus.resolved, orderStatus.closed].join(', ');

/** Where and how entries are, by the entry, and orders that have none, by the order; whether an order is done. */
const places = statement<
  Place & { id: string },
  [tenantId: string, entryIds: readonly string[], orderIds: readonly string[]]
>(
  'schedules.places',
  `SELECT s.id, c.address, c.latitude, c.longitude, o.service_mode AS "serviceMode",
       o.status IN (${doneStatuses}) AS done FROM schedules s
     LEFT JOIN cells c ON c.tenant_id = s.tenant_id AND c.id = s.cell_id
     LEFT JOIN orders o ON o.tenant_id = s.tenant_id AND o.id = s.order_id AND s.order_kind = 'order'
     WHERE s.tenant_id = $1 AND s.id = ANY($2::uuid[])
   UNION ALL
   SELECT o.id, c.address, c.latitude, c.longitude, o.service_mode, o.status IN (${doneStatuses}) FROM orders o
     JOIN cells c ON c.tenant_id = o.tenant_id AND c.id = o.cell_id
     WHERE o.tenant_id = $1 AND o.id = ANY($3::uuid[])`,
);

/** As many as a day holds, and more. */
const maxTodos = 100;
const everySource = { part: 'any', sources: [0, 1, 2] } as const;

/** My day in the order of its plan, then what is to do today without one, the most urgent first. */
async function stopsOfDay(
  { date }: CheckedRequestOf<typeof schedules.stops>,
  context: ContextOf<typeof schedules.stops>,
  planEntries: PlanEntries,
): Promise<DataOf<typeof schedules.stops>> {
  const { db, tenantId, actor, timeZone } = context;
  const now = context.now();
  const today = dateIn(timeZone, now);
  const day = date ?? today;
  const span = spanOfDays(timeZone, day, day);
  const entries = await planEntries.between(db, { tenantId, accountIds: [actor.accountId], ...span, now });
  const asked = { scope: 'mine', today: day === today, page: 1, size: maxTodos } as const;
  const todos = await todoPage(everySource, asked, context);
  const byOrder = new Map(todos.list.map((order) => [order.id, order]));
  const planned = new Set(entries.map(({ orderId }) => orderId));
  const loose = day === today ? todos.list.filter(({ id }) => !planned.has(id)) : [];
  const found = await places.all(
    db,
    tenantId,
    entries.map(({ id }) => id),
    loose.map(({ id }) => id),
  );
  const placeOf = new Map(found.map(({ id, ...place }) => [id, omitNulls(place)]));
  return {
    list: [
      ...entries.map(({ id, orderId, orderKind, title, planStart, planEnd, status, cellName }) => ({
        ...{ id, orderId, orderKind, title, planStart, planEnd, status, cellName },
        ...placeOf.get(id),
        order: byOrder.get(orderId),
      })),
      ...loose.map((order) => ({
        id: order.id,
        orderId: order.id,
        orderKind: 'order',
        title: order.title,
        status: 'unplanned',
        cellName: order.cellName,
        // What is to do today may have a time on another day, and then waits for no plan.
        ...(order.planEnd !== undefined && Date.parse(order.planEnd) > now.getTime()
          ? { planStart: order.planStart, planEnd: order.planEnd }
          : undefined),
        ...placeOf.get(order.id),
        order,
      })),
    ],
    asOf: now.toISOString(),
  };
}

export const schedulesHandlers = (planned: PlanEntries): DomainHandlers<typeof schedules> => ({
  change: (input, context) => changeSchedule(input, context, planned),
  feed: feedAddress,
  feedFile: (input, context) => feedFile(input, context, planned),
  slots: slotsOf,
  stops: (input, context) => stopsOfDay(input, context, planned),

  today: ({ date }, { db, tenantId, actor, timeZone, now }) => {
    const day = date ?? dateIn(timeZone, now());
    const accountIds = [actor.accountId];
    return planned.between(db, { tenantId, accountIds, ...spanOfDays(timeZone, day, day), now: now() });
  },

  week: async ({ from }, { db, tenantId, actor, timeZone, now }) => {
    const dates = daysFrom(from ?? dateIn(timeZone, now()), saturationDays.self);
    const span = spanOfDays(timeZone, dates[0] ?? '', dates.at(-1) ?? '');
    const found = await planned.between(db, { tenantId, accountIds: [actor.accountId], ...span, now: now() });
    return dates.map((date) => {
      const day = spanOfDays(timeZone, date, date);
      return {
        date,
        list: found.filter(({ planStart, planEnd }) => planStart < day.to && planEnd > day.from),
      };
    });
  },
});
