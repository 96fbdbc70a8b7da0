import { SvcdeskError } from '@svcdesk/core';
import type { CheckedRequestOf, DataOf, pool } from '@svcdesk/core/contract';
import { scopesOf } from '@svcdesk/core/roles';
import { orderSource, orderStatus } from '@svcdesk/core/rules';
import { priorityWeights } from '@svcdesk/core/scheduling';
import type { StaffReadContext } from '../../engine/context.ts';
import { allOf, array, raw, type Sql, sql, textOf, value } from '../../engine/list/sql.ts';
import { onDutyIn } from '../../engine/on-duty.ts';
import { orderIs, orderOpen } from '../../engine/statuses.ts';
import { type Statement, statement } from '../../platform/db/index.ts';
import type { DomainHandlers, Locale } from '../../platform/http/handler.ts';
import {
  bestEngineers,
  cameBack,
  lastHeld,
  type SummaryRow,
  shortOrders,
  summariesOf,
  summaryParts,
} from '../orders/index.ts';

/** Whose pool: that of groups, that of groups and all monitoring, or the whole tenant's. */
type Whose = 'groups' | 'monitored' | 'tenant';

/** Orders of a pool, in SQL. */
const inPool = (whose: Whose, groupIds: Sql): Sql | undefined =>
  ({
    groups: sql`o.group_id = ANY(${groupIds})`,
    monitored: sql`(o.group_id = ANY(${groupIds}) OR o.source = ${orderSource.monitoring})`,
    tenant: undefined,
  })[whose];

type Part = CheckedRequestOf<typeof pool.queue>['part'];

/** What makes an order one of a part of the pool, in SQL at a moment: list and counts are made of these alone. */
const partOf = (now: Sql): Readonly<Record<Exclude<Part, 'waiting'>, Sql>> => ({
  late: sql`o.next_due_at <= ${now}`,
  soon: sql`o.next_warn_at <= ${now} AND o.next_due_at > ${now}`,
  returned: raw(`EXISTS (SELECT FROM (${lastHeld}) d WHERE ${cameBack('d')})`),
});

interface AskedPool {
  readonly whose: Whose;
  readonly part: Part;
  readonly at: Date;
  readonly groupIds: readonly string[];
  readonly status?: readonly number[] | undefined;
  readonly duty?: boolean | undefined;
}

/** Orders without an owner stand together in one index; few wait at a time. */
const waiting = shortOrders<AskedPool>({
  name: 'pool',
  found(_, { whose, groupIds, status, duty, part, at }) {
    const asked = status?.length ? status : [orderStatus.pending, orderStatus.assigned];
    const conditions = [
      sql`o.status = ANY(${array(asked, 'smallint')})`,
      duty ? sql`o.duty` : undefined,
      part === 'waiting' ? undefined : partOf(value(at.toISOString(), 'timestamptz'))[part],
      inPool(whose, array(groupIds, 'uuid')),
    ];
    return sql`SELECT o.id, o.next_due_at AS due, o.created_at AS k FROM orders o
      WHERE o.tenant_id = $1 AND o.owner_id IS NULL AND ${raw(orderOpen('o'))} AND ${allOf(conditions)}`;
  },
  sort: ['due NULLS LAST', 'k', 'id'],
});

const groupExists = statement<{ found: boolean }, [tenantId: string, groupId: string]>(
  'pool.groupExists',
  'SELECT EXISTS (SELECT FROM groups WHERE tenant_id = $1 AND id = $2) AS found',
);

/** The pools that an actor sees; another group is refused as one that does not exist. */
async function poolsOf(
  { db, tenantId, actor }: StaffReadContext,
  groupId: string | undefined,
): Promise<{ readonly whose: Whose; readonly groupIds: readonly string[] }> {
  const seen = scopesOf(actor, 'order.view');
  const own = [...new Set([...actor.memberGroupIds, ...actor.ledGroupIds])];
  if (groupId === undefined) {
    if (seen.includes('tenant')) return { whose: 'tenant', groupIds: [] };
    return { whose: seen.includes('monitored') ? 'monitored' : 'groups', groupIds: own };
  }
  const mine = own.includes(groupId);
  if (!mine && !seen.includes('tenant')) throw new SvcdeskError('notFound');
  if (!mine && !(await groupExists.first(db, tenantId, groupId))?.found) throw new SvcdeskError('notFound');
  return { whose: 'groups', groupIds: [groupId] };
}

/** Orders without an owner; what is due first comes first. */
export async function poolPage(
  input: CheckedRequestOf<typeof pool.page>,
  context: StaffReadContext,
): Promise<DataOf<typeof pool.page>> {
  const asked = { ...input, at: context.now(), ...(await poolsOf(context, input.groupId)) };
  return waiting.page(context.db, context, asked);
}

type Sort = CheckedRequestOf<typeof pool.queue>['sort'];

type Counts = Pick<DataOf<typeof pool.queue>, 'waitingCount' | 'lateCount' | 'soonCount' | 'returnedCount'>;
type Row = (SummaryRow | { id: null }) & { counts: Counts };
type Values = [
  tenantId: string,
  groupIds: readonly string[],
  now: string,
  part: Part,
  limit: number,
  sort: Sort,
];

/** Of a priority, in SQL. */
const weightOf = (priority: string): string =>
  `CASE ${priority} ${Object.entries(priorityWeights)
    .map(([code, weight]) => `WHEN ${code} THEN ${weight}`)
    .join(' ')} END`;

/** Seconds until something is due over the weight of its priority, and seconds late times it; see core's `urgencyOf`. */
const urgency = 'CASE WHEN left_s > 0 THEN left_s / weight ELSE left_s * weight END';

const part = partOf(raw('$3'));
const parts = `${textOf(part.late)} AS late, ${textOf(part.soon)} AS soon, ${textOf(part.returned)} AS returned`;
const counts = `count(*) AS "waitingCount", count(*) FILTER (WHERE late) AS "lateCount",
  count(*) FILTER (WHERE soon) AS "soonCount", count(*) FILTER (WHERE returned) AS "returnedCount"`;

/** SQL of what waits in the pools of groups $2. */
function waitingIn(whose: Whose): string {
  // Every value of a statement has to be used in it.
  const ours = inPool(whose, raw('$2::uuid[]')) ?? raw('$2::uuid[] IS NOT NULL');
  return `FROM orders o
    WHERE o.tenant_id = $1 AND o.owner_id IS NULL AND ${orderIs('o', 'pending', 'assigned')} AND ${textOf(ours)}`;
}

const countsBy = (
  whose: Whose,
): Statement<Counts, [tenantId: string, groupIds: readonly string[], now: string]> =>
  statement(`pool.counts.${whose}`, `SELECT ${counts} FROM (SELECT ${parts} ${waitingIn(whose)}) found`);

const countsOf = { groups: countsBy('groups'), monitored: countsBy('monitored'), tenant: countsBy('tenant') };

/** How much waits to be assigned, as the queue counts it. */
export async function poolCounts(groupId: string | undefined, context: StaffReadContext): Promise<Counts> {
  const { whose, groupIds } = await poolsOf(context, groupId);
  const asOf = context.now().toISOString();
  return (await countsOf[whose].first(context.db, context.tenantId, groupIds, asOf)) ?? none;
}

/** Few orders wait at a time, so they are looked at whole: counted by part, and what is due first at the head. */
function queueBy(whose: Whose, locale: Locale): Statement<Row, Values> {
  const { columns, joins } = summaryParts[locale];
  return statement<Row, Values>(
    `pool.queue.${whose}.${locale}`,
    `WITH found AS MATERIALIZED (
       SELECT o.id, o.created_at AS made, extract(epoch FROM o.next_due_at - $3) AS left_s,
         ${weightOf('o.priority')} AS weight, ${parts}
       ${waitingIn(whose)}),
     sorted AS (SELECT *, CASE $6 WHEN 'urgency' THEN ${urgency} WHEN 'due' THEN left_s
         WHEN 'oldest' THEN extract(epoch FROM made) ELSE -extract(epoch FROM made) END AS k FROM found),
     top AS (SELECT id, k FROM sorted
       WHERE $4 = 'waiting' OR ($4 = 'late' AND late) OR ($4 = 'soon' AND soon) OR ($4 = 'returned' AND returned)
       ORDER BY k NULLS LAST, id LIMIT $5)
     SELECT ${columns}, to_jsonb(m) AS counts FROM (SELECT ${counts} FROM found) m
     LEFT JOIN (top JOIN orders o ON o.tenant_id = $1 AND o.id = top.id ${joins}) ON true
     ORDER BY top.k NULLS LAST, top.id`,
  );
}

const both = (whose: Whose) => ({ 'zh-CN': queueBy(whose, 'zh-CN'), en: queueBy(whose, 'en') });
const queues = { groups: both('groups'), monitored: both('monitored'), tenant: both('tenant') };
const none: Counts = { waitingCount: 0, lateCount: 0, soonCount: 0, returnedCount: 0 };

/** Orders that wait to be assigned, each with the engineer whom the rules would send. */
async function poolQueue(
  { groupId, part, sort, size }: CheckedRequestOf<typeof pool.queue>,
  context: StaffReadContext,
): Promise<DataOf<typeof pool.queue>> {
  const { db, tenantId, locale } = context;
  const { whose, groupIds } = await poolsOf(context, groupId);
  const asOf = context.now().toISOString();
  const rows = await queues[whose][locale].all(db, tenantId, groupIds, asOf, part, size, sort);
  const found = rows.filter((row): row is SummaryRow & { counts: Counts } => row.id !== null);
  const best = await bestEngineers(db, context, found);
  const now = Date.parse(asOf);
  const onDuty = await onDutyIn({ ...context, tx: db }, whose === 'groups' ? groupIds : 'all', now);
  const list = await summariesOf(db, context, found);
  return {
    ...(rows[0]?.counts ?? none),
    list: list.map((order) => ({ ...order, ...best.get(order.id) })),
    onDuty,
    asOf,
  };
}

export const poolHandlers: DomainHandlers<typeof pool> = { page: poolPage, queue: poolQueue };
