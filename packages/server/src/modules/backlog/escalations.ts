import type { backlog, CheckedRequestOf, DataOf } from '@svcdesk/core/contract';
import { scopesOf } from '@svcdesk/core/roles';
import { reviewStatus } from '@svcdesk/core/rules';
import { dateIn, spanOfDays } from '../../engine/days.ts';
import { type Nullable, omitNulls } from '../../engine/omit-nulls.ts';
import { maxPlanDays } from '../../engine/schedules.ts';
import { orderIs } from '../../engine/statuses.ts';
import { teamMembersOf } from '../../engine/team-members.ts';
import { statement } from '../../platform/db/index.ts';
import type { ContextOf, Locale } from '../../platform/http/handler.ts';
import { reviewList } from '../engineers/index.ts';
import { joinStatus } from '../join-requests/index.ts';
import {
  cameBack,
  lastHeld,
  type OrderSummary,
  type SummaryRow,
  summariesOf,
  summaryParts,
} from '../orders/index.ts';
import { saturationRows } from '../plans/index.ts';
import { poolCounts } from '../pool/index.ts';
import { categories, todoPage } from './todo-page.ts';

type Data = DataOf<typeof backlog.escalations>;

type CameBack = Nullable<Omit<Data['returned'][number], keyof OrderSummary>>;

/** More than a home page shows of each. */
const maxPresented = 5;

/** Orders without an owner that came back. */
const returnedBy = (locale: Locale) => {
  const { columns, joins } = summaryParts[locale];
  return statement<SummaryRow & CameBack, [tenantId: string, groupIds: readonly string[], limit: number]>(
    `backlog.returned.${locale}`,
    `WITH found AS MATERIALIZED (
       SELECT o.id, d.action, d.actor_id, d.reason_code, d.effective_at FROM orders o
       CROSS JOIN LATERAL (${lastHeld}) d
       WHERE o.tenant_id = $1 AND o.owner_id IS NULL AND ${orderIs('o', 'pending')} AND o.group_id = ANY($2::uuid[])
         AND ${cameBack('d')} ORDER BY d.effective_at LIMIT $3)
     SELECT ${columns}, f.action, coalesce(b.name, '') AS "byName", f.reason_code AS "reasonCode", f.effective_at AS at
     FROM found f JOIN orders o ON o.tenant_id = $1 AND o.id = f.id ${joins}
     LEFT JOIN accounts b ON b.tenant_id = $1 AND b.id = f.actor_id ORDER BY f.effective_at`,
  );
};

const returned = { 'zh-CN': returnedBy('zh-CN'), en: returnedBy('en') };

const waitingJoins = statement<{ joinCount: number }, [tenantId: string]>(
  'backlog.waitingJoins',
  `SELECT count(*) AS "joinCount" FROM join_requests WHERE tenant_id = $1 AND status = ${joinStatus.waiting}`,
);

/** As many as the list has that is opened by it. */
const waitingReviews = { status: [reviewStatus.waiting], page: 1, size: 1 };

const names = statement<{ id: string; name: string }, [tenantId: string, ids: readonly string[]]>(
  'backlog.namesOf',
  'SELECT a.id, a.name FROM accounts a WHERE a.tenant_id = $1 AND a.id = ANY($2::uuid[])',
);

type Context = ContextOf<typeof backlog.escalations>;

/** People who still have something of their day before them: until $4, from $3 on. */
const stillPlanned = statement<
  { id: string },
  [tenantId: string, people: readonly string[], now: string, dayEnd: string]
>(
  'backlog.stillPlanned',
  `SELECT DISTINCT account_id AS id FROM schedules WHERE tenant_id = $1 AND account_id = ANY($2::uuid[])
     AND status IN ('planned', 'running') AND plan_start < $4 AND plan_end > $3
     AND plan_start > $3::timestamptz - interval '${maxPlanDays} days'`,
);

/** Whose day holds more than it has, as long as something of it can be taken off them; the fullest first, and how many. */
async function overbookedOf(
  people: readonly string[],
  context: Context,
): Promise<Pick<Data, 'overbooked' | 'overbookedCount'>> {
  const { db, tenantId, timeZone } = context;
  const now = context.now();
  const today = dateIn(timeZone, now);
  const rows = (await saturationRows(db, context, people, [today])).filter(
    ({ saturation }) => saturation > 1,
  );
  const full = rows.map(({ accountId }) => accountId);
  const { to: dayEnd } = spanOfDays(timeZone, today, today);
  const left = await stillPlanned.all(db, tenantId, full, now.toISOString(), dayEnd);
  const busy = new Set(left.map(({ id }) => id));
  const every = rows.filter(({ accountId }) => busy.has(accountId));
  const over = every.sort((one, other) => other.saturation - one.saturation).slice(0, maxPresented);
  const ids = over.map(({ accountId }) => accountId);
  const found = await names.all(db, tenantId, ids);
  const nameOf = new Map(found.map(({ id, name }) => [id, name]));
  const overbooked = over.map(({ accountId, saturation, plannedMinutes }) => ({
    accountId,
    name: nameOf.get(accountId) ?? '',
    saturation,
    plannedMinutes,
  }));
  return { overbooked, overbookedCount: every.length };
}

/** What waits for a lead's own hand, of everything the pressing part. */
export async function escalations(
  { groupId }: CheckedRequestOf<typeof backlog.escalations>,
  context: Context,
): Promise<Data> {
  const { db, tenantId, actor, locale } = context;
  const people = await teamMembersOf(db, tenantId, actor, groupId);
  const groupIds = groupId === undefined ? actor.ledGroupIds : [groupId];
  const asOf = context.now().toISOString();
  const asked = { scope: 'underling', groupId, today: false, page: 1, size: maxPresented, asOf } as const;
  const late = await todoPage(categories.timeout, asked, context);
  // As the queue counts them that the numbers open.
  const waiting = await poolCounts(groupId, context);
  const back = await returned[locale].all(db, tenantId, groupIds, maxPresented);
  const orders = await summariesOf(db, context, back);
  const letsIn = scopesOf(actor, 'member.manage').length > 0;
  const joins = letsIn ? await waitingJoins.first(db, tenantId) : undefined;
  const reviews = await reviewList.page(db, context, waitingReviews);
  return {
    lateCount: late.total,
    late: late.list,
    unassignedLateCount: waiting.lateCount,
    returnedCount: waiting.returnedCount,
    returned: back.map(({ action, byName, reasonCode, at }, index) => ({
      ...(orders[index] as OrderSummary),
      ...omitNulls({ action, byName, reasonCode, at }),
    })),
    ...(await overbookedOf(people, context)),
    reviewCount: reviews.total,
    joinCount: joins?.joinCount ?? 0,
    asOf,
  };
}
