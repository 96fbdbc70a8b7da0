import type { backlog, DataOf } from '@svcdesk/core/contract';
import { type StaffActor, scopesOf } from '@svcdesk/core/order';
import { statement } from '../../db/index.ts';
import type { ReadContext } from '../work/context.ts';
import { underlingsOf } from './owners.ts';
import { saturationToday } from './saturation.ts';
import { momentOf, type TodoValues, todo } from './today.ts';

interface CountsRow {
  saasOrderCount: number;
  monitorOrderCount: number;
  seOrderCount: number;
  pendingCount: number;
  timeoutCount: number;
  willTimeoutCount: number;
}

/** Keeps the parameters of a statement the same where the day does not matter. */
const unusedDay = '($4::timestamptz, $5::timestamptz) IS NOT NULL';

/** Answered from one index, without touching the table. */
const countTodos = (which: 'today' | 'all') =>
  statement<CountsRow, TodoValues>(
    `backlog.count.${which}`,
    `SELECT count(*) FILTER (WHERE o.source = 0) AS "saasOrderCount",
     count(*) FILTER (WHERE o.source = 1) AS "monitorOrderCount",
     count(*) FILTER (WHERE o.source = 2) AS "seOrderCount",
     count(*) FILTER (WHERE ${todo.pending}) AS "pendingCount",
     count(*) FILTER (WHERE ${todo.late}) AS "timeoutCount",
     count(*) FILTER (WHERE ${todo.soon}) AS "willTimeoutCount"
   FROM orders o WHERE ${todo.all} AND ${which === 'today' ? todo.today : unusedDay}`,
  );

const counting = { today: countTodos('today'), all: countTodos('all') };

const unreadCopies = statement<{ mine: number; viaGroups: number }, [tenantId: string, accountId: string]>(
  'backlog.unreadCopies',
  `SELECT count(*) FILTER (WHERE via_group_id IS NULL) AS mine,
     count(DISTINCT order_id) FILTER (WHERE via_group_id IS NOT NULL) AS "viaGroups"
   FROM order_cc WHERE tenant_id = $1 AND account_id = $2 AND read_at IS NULL`,
);

/** What I have to do, today or in all, in counts. */
export async function homeCounts(
  context: ReadContext & { readonly actor: StaffActor },
  which: 'today' | 'all',
): Promise<DataOf<typeof backlog.mineToday>> {
  const { db, tenantId, actor } = context;
  const moment = momentOf(context.now(), context.timeZone);
  const { asOf, dayStart, dayEnd } = moment;
  const leads = scopesOf(actor, 'underling.view').length > 0;
  const [counts, copies, saturation, underlings] = await Promise.all([
    counting[which].first(db, tenantId, [actor.accountId], asOf, dayStart, dayEnd),
    unreadCopies.first(db, tenantId, actor.accountId),
    saturationToday(db, tenantId, actor.accountId, moment, context.timeZone),
    leads ? underlingsOf(db, tenantId, actor) : [],
  ]);
  const { saasOrderCount = 0, monitorOrderCount = 0, seOrderCount = 0 } = counts ?? {};
  return {
    saasOrderCount,
    monitorOrderCount,
    seOrderCount,
    totalCount: saasOrderCount + monitorOrderCount + seOrderCount,
    pendingCount: counts?.pendingCount ?? 0,
    timeoutCount: counts?.timeoutCount ?? 0,
    willTimeoutCount: counts?.willTimeoutCount ?? 0,
    ccUserCount: copies?.mine ?? 0,
    ccUserGroupCount: copies?.viaGroups ?? 0,
    saturation,
    headcount: underlings.length,
    asOf,
  };
}
