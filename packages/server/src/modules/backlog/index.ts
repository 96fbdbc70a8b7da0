import type { backlog } from '@svcdesk/core/contract';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import { markCopies } from '../orders/index.ts';
import type { PlanEntries } from '../plans/index.ts';
import { copiesPage, readCopies } from './copies.ts';
import { escalations } from './escalations.ts';
import { groupSaturation, groupScheduleOrders, groupScheduleSaturation } from './group-days.ts';
import { homeCounts, underlingCounts } from './home-counts.ts';
import { underlingStaff } from './staff.ts';
import { categories, todoPage } from './todo-page.ts';

export { todoPage } from './todo-page.ts';

const { todayPage, todayMonitor, todaySe, pendingItsm, pendingSe, timeout, willTimeout } = categories;

export const backlogHandlers = (planned: PlanEntries): DomainHandlers<typeof backlog> => ({
  mineToday: (_input, context) => homeCounts(context, 'today'),
  mineAll: (_input, context) => homeCounts(context, 'all'),
  underlingToday: ({ groupId }, context) => underlingCounts(context, 'today', groupId),
  underlingAll: ({ groupId }, context) => underlingCounts(context, 'all', groupId),
  underlingStaff,
  escalations,
  groupScheduleSaturation,
  groupScheduleOrders: (input, context) => groupScheduleOrders(input, context, planned),
  groupSaturation,
  todayPage: (input, context) => todoPage(todayPage, { ...input, today: true }, context),
  todayMonitor: (input, context) => todoPage(todayMonitor, { ...input, today: true }, context),
  todaySe: (input, context) => todoPage(todaySe, { ...input, today: true }, context),
  pendingItsm: (input, context) => todoPage(pendingItsm, input, context),
  pendingSe: (input, context) => todoPage(pendingSe, input, context),
  timeout: (input, context) => todoPage(timeout, input, context),
  willTimeout: (input, context) => todoPage(willTimeout, input, context),
  ccMine: (input, context) => copiesPage('me', input, context),
  ccGroup: (input, context) => copiesPage('group', input, context),

  ccMark: markCopies,

  async ccRead({ orderIds }, { tx, tenantId, actor, now }) {
    await readCopies.change(tx, tenantId, actor.accountId, orderIds, now().toISOString());
    return {};
  },
});
