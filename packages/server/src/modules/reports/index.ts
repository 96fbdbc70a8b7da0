import type { reports } from '@svcdesk/core/contract';
import { clockOf } from '../../engine/clocks.ts';
import { visibleSite } from '../../engine/visible-site.ts';
import type { ContextOf, DomainHandlers } from '../../platform/http/handler.ts';
import {
  figuresOf,
  mean,
  monthOf,
  openCountAt,
  ordersIn,
  type ReportedOrder,
  type ReportScope,
} from './figures.ts';
import { suggestionReport } from './suggestions.ts';

type Context = ContextOf<typeof reports.service>;

const minuteMs = 60_000;

async function scopeOf(context: Context, cellId: string | undefined): Promise<ReportScope> {
  const { db, tenantId, actor } = context;
  if (cellId !== undefined) await visibleSite(db, context, cellId);
  return {
    tenantId,
    cellIds: cellId === undefined ? actor.cellIds : [cellId],
    customerId: actor.customerId,
    ownOf: actor.cellScope === 'own' ? actor.accountId : undefined,
  };
}

/** Mean service time from the report of a fault to the first answer, each order by the hours of its calendar. */
async function responseMinutes(
  { db, services, tenantId }: Context,
  orders: readonly ReportedOrder[],
): Promise<number | undefined> {
  const minutes: number[] = [];
  for (const order of orders) {
    if (order.respondedAt === null || order.calendarId === null) continue;
    const clock = await clockOf(db, services, tenantId, order);
    minutes.push(clock.between(Date.parse(order.createdAt), Date.parse(order.respondedAt)) / minuteMs);
  }
  return mean(minutes);
}

export const reportsHandlers: DomainHandlers<typeof reports> = {
  async service({ cellId, month: name }, context) {
    const month = monthOf(name, context.timeZone);
    const scope = await scopeOf(context, cellId);
    const [orders, openCount] = await Promise.all([
      ordersIn(context.db, scope, month.from, month.until),
      openCountAt(context.db, scope, month.until),
    ]);
    const raised = orders.filter(({ createdAt }) => Date.parse(createdAt) >= month.from);
    const response = await responseMinutes(context, raised);
    return { month: name, openCount, ...figuresOf(orders, month), responseMinutes: response };
  },
  suggestions: suggestionReport,
};
