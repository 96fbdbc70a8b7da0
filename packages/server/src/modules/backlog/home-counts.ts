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

type CountsContext = ReadContext & { readonly actor: StaffActor };
type HomeCounts = DataOf<typeof backlog.mineToday>;

/** What owners have to do, beside what concerns one person alone. */
async function ownersCounts(
  { db, tenantId, timeZone, services }: CountsContext,
  which: 'today' | 'all',
  owners: readonly string[],
  asOf: Date,
) {
  const moment = momentOf(asOf, timeZone);
  const [counts, days] = await Promise.all([
    counting[which].first(db, tenantId, owners, moment.asOf, moment.dayStart, moment.dayEnd),
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
    saturation: summed(days).saturation,
    asOf: moment.asOf,
  };
}

/** What I have to do, today or in all, in counts. */
export async function homeCounts(context: CountsContext, which: 'today' | 'all'): Promise<HomeCounts> {
  const { db, tenantId, actor } = context;
  const leads = scopesOf(actor, 'underling.view').length > 0;
  const [counts, copies, underlings] = await Promise.all([
    ownersCounts(context, which, [actor.accountId], context.now()),
    unreadCopies.first(db, tenantId, actor.accountId),
    leads ? underlingsOf(db, tenantId, actor) : [],
  ]);
  return {
    ...counts,
    ccUserCount: copies?.mine ?? 0,
    ccUserGroupCount: copies?.viaGroups ?? 0,
    headcount: underlings.length,
  };
}

/** What the people I lead have to do, of one group and below it when one is named. Copies are everybody's own. */
export async function underlingCounts(
  context: CountsContext,
  which: 'today' | 'all',
  groupId: string | undefined,
): Promise<HomeCounts> {
  const { db, tenantId, actor } = context;
  const underlings = await underlingsOf(db, tenantId, actor, groupId);
  const counts = await ownersCounts(context, which, underlings, context.now());
  return { ...counts, ccUserCount: 0, ccUserGroupCount: 0, headcount: underlings.length };
}
