import type { backlog, DataOf } from '@svcdesk/core/contract';
import { type StaffActor, scopesOf } from '@svcdesk/core/order';
import { statement } from '../../db/index.ts';
import { dateIn } from '../plans/days.ts';
import { saturationRows, summed } from '../plans/saturation.ts';
import type { ReadContext } from '../work/context.ts';
import { underlingsOf } from '../work/underlings.ts';
import { momentOf, type TodoValues, todo } from './today.ts';

interface CountsRow {
  saasOrderCount: number;
  monitorOrderCount: number;
  seOrderCount: number;
  pendingCount: number;
  timeoutCount: number;
  willTimeoutCount: number;
  ccUserCount: number;
  ccUserGroupCount: number;
}

/** Keeps the parameters of a statement the same where the day does not matter. */
const unusedDay = '($4::timestamptz, $5::timestamptz) IS NOT NULL';

/** Both counts come from one index each, without touching a table, in one round trip; copies are those of $6. */
const countTodos = (which: 'today' | 'all') =>
  statement<CountsRow, [...todo: TodoValues, readerId: string | null]>(
    `backlog.count.${which}`,
    `SELECT todos.*, copies.* FROM (
       SELECT count(*) FILTER (WHERE o.source = 0) AS "saasOrderCount",
         count(*) FILTER (WHERE o.source = 1) AS "monitorOrderCount",
         count(*) FILTER (WHERE o.source = 2) AS "seOrderCount",
         count(*) FILTER (WHERE ${todo.pending}) AS "pendingCount",
         count(*) FILTER (WHERE ${todo.late}) AS "timeoutCount",
         count(*) FILTER (WHERE ${todo.soon}) AS "willTimeoutCount"
       FROM orders o WHERE ${todo.all} AND ${which === 'today' ? todo.today : unusedDay}
     ) todos CROSS JOIN (
       SELECT count(*) FILTER (WHERE via_group_id IS NULL) AS "ccUserCount",
         count(DISTINCT order_id) FILTER (WHERE via_group_id IS NOT NULL) AS "ccUserGroupCount"
       FROM order_cc WHERE tenant_id = $1 AND account_id = $6 AND read_at IS NULL
     ) copies`,
  );

const counting = { today: countTodos('today'), all: countTodos('all') };

type CountsContext = ReadContext & { readonly actor: StaffActor };
type HomeCounts = DataOf<typeof backlog.mineToday>;

/** What owners have to do, and what the reader was copied; copies concern one person alone, so there may be none. */
async function ownersCounts(
  { db, tenantId, timeZone, services }: CountsContext,
  which: 'today' | 'all',
  owners: readonly string[],
  asOf: Date,
  readerId: string | null,
) {
  const moment = momentOf(asOf, timeZone);
  const [counts, days] = await Promise.all([
    counting[which].first(db, tenantId, owners, moment.asOf, moment.dayStart, moment.dayEnd, readerId),
    saturationRows(db, { services, tenantId, timeZone }, owners, [dateIn(timeZone, asOf)]),
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
    ccUserCount: counts?.ccUserCount ?? 0,
    ccUserGroupCount: counts?.ccUserGroupCount ?? 0,
    saturation: summed(days).saturation,
    asOf: moment.asOf,
  };
}

/** What I have to do, today or in all, in counts. */
export async function homeCounts(context: CountsContext, which: 'today' | 'all'): Promise<HomeCounts> {
  const { db, tenantId, actor } = context;
  const leads = scopesOf(actor, 'underling.view').length > 0;
  const [counts, underlings] = await Promise.all([
    ownersCounts(context, which, [actor.accountId], context.now(), actor.accountId),
    leads ? underlingsOf(db, tenantId, actor) : [],
  ]);
  return { ...counts, headcount: underlings.length };
}

/** What the people I lead have to do, of one group and below it when one is named. Copies are everybody's own. */
export async function underlingCounts(
  context: CountsContext,
  which: 'today' | 'all',
  groupId: string | undefined,
): Promise<HomeCounts> {
  const { db, tenantId, actor } = context;
  const underlings = await underlingsOf(db, tenantId, actor, groupId);
  const counts = await ownersCounts(context, which, underlings, context.now(), null);
  return { ...counts, headcount: underlings.length };
}
