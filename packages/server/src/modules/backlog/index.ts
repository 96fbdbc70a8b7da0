import type { backlog } from '@svcdesk/core/contract';
import { array, sql } from '../../engine/list/sql.ts';
import { statement } from '../../platform/db/index.ts';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import { markCopies, shortOrders } from '../orders/index.ts';
import type { PlanEntries } from '../plans/index.ts';
import { escalations } from './escalations.ts';
import { groupSaturation, groupScheduleOrders, groupScheduleSaturation } from './group-days.ts';
import { homeCounts, underlingCounts } from './home-counts.ts';
import { underlingStaff } from './list.ts';
import { categories, copyIsOf, todoPage, type Whose, whoseOf } from './todo-page.ts';

export { todoPage } from './todo-page.ts';

interface AskedCopies extends Whose {
  readonly via: 'me' | 'group';
  readonly unread?: boolean | undefined;
}

/**
 * Orders copied to people, by name or by a group of theirs; unread first, then the newest copy. An order reaches a
 * person once, by whichever of their groups it was copied to. Asking for others' copies shows no more orders.
 */
const copies = shortOrders<AskedCopies>({
  name: 'backlog.copies',
  found: (_context, { via, unread, owners, groups }) => sql`SELECT c.order_id AS id,
      bool_or(c.read_at IS NULL) AS unread, max(c.created_at) AS at
    FROM order_cc c WHERE c.tenant_id = $1 AND c.account_id = ANY(${array(owners, 'uuid')})
      AND ${via === 'me' ? sql`c.via_group_id IS NULL` : sql`c.via_group_id IS NOT NULL`}
      ${unread ? sql`AND c.read_at IS NULL` : sql``}
      ${groups ? sql`AND ${copyIsOf(array(groups, 'uuid'))}` : sql``}
    GROUP BY c.order_id`,
  sort: ['unread DESC', 'at DESC', 'id'],
  shown: 'top.unread, true AS copied',
});

/** Marks copies of orders as read, for the reader alone. */
const readCopies = statement<
  object,
  [tenantId: string, accountId: string, orderIds: readonly string[], at: string]
>(
  'backlog.readCopies',
  `UPDATE order_cc SET read_at = $4
   WHERE tenant_id = $1 AND account_id = $2 AND order_id = ANY($3::uuid[]) AND read_at IS NULL`,
);

const { todayPage, todayMonitor, todaySe, pendingItsm, pendingSe, timeout, willTimeout } = categories;

export const backlogHandlers = (planned: PlanEntries): DomainHandlers<typeof backlog> => ({
  mineToday: (_input, context) => homeCounts(context, 'today'),
  mineAll: (_input, context) => homeCounts(context, 'all'),
  underlingToday: (whom, context) => underlingCounts(context, 'today', whom),
  underlingAll: (whom, context) => underlingCounts(context, 'all', whom),
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
  ccMine: async (input, context) =>
    copies.page(context.db, context, { ...input, ...(await whoseOf(input, context)), via: 'me' }),
  ccGroup: async (input, context) =>
    copies.page(context.db, context, { ...input, ...(await whoseOf(input, context)), via: 'group' }),

  ccMark: markCopies,

  async ccRead({ orderIds }, { tx, tenantId, actor, now }) {
    await readCopies.change(tx, tenantId, actor.accountId, orderIds, now().toISOString());
    return {};
  },
});
