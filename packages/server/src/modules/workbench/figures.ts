import type { CheckedRequestOf, DataOf, workbench } from '@svcdesk/core/contract';
import type { StaffActor } from '@svcdesk/core/roles';
import { type OrderKind, orderKinds } from '@svcdesk/core/rules';
import { dateOfDay, dayOfDate } from '@svcdesk/core/sla';
import { dateIn, spanOfDays } from '../../engine/days.ts';
import type { OpenWork } from '../../engine/integration/kind-integration.ts';
import { type Nullable, omitNulls } from '../../engine/omit-nulls.ts';
import { orderIs, orderOpen } from '../../engine/statuses.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';
import type { ContextOf } from '../../platform/http/handler.ts';
import { type FiguresScope, figuresScope, orderColumns, within } from './scope.ts';

/** What is open of each kind of order. */
export type OpenWorkOfKinds = Readonly<Record<OrderKind, OpenWork>>;

/** Counts what is open now, by kind, in the order of the kinds. */
function openByKind(kinds: OpenWorkOfKinds) {
  const countsBy = (kind: FiguresScope['kind']) =>
    statement<{ kind: OrderKind; count: number }, [tenantId: string, ids: readonly string[]]>(
      `workbench.open.${kind}`,
      orderKinds
        .map((name) => {
          const { from, open, ...columns } = kinds[name];
          return `SELECT '${name}' AS kind, count(*) AS count FROM ${from}
            WHERE o.tenant_id = $1 AND ${open} AND ${within(kind, columns)}`;
        })
        .join(' UNION ALL '),
    );
  const counts = { own: countsBy('own'), groups: countsBy('groups'), tenant: countsBy('tenant') };

  return async (on: Queryable, tenantId: string, { kind, ids }: FiguresScope) => {
    const found = new Map((await counts[kind].all(on, tenantId, ids)).map((row) => [row.kind, row.count]));
    return orderKinds.map((name) => ({ kind: name, count: found.get(name) ?? 0 }));
  };
}

type Data = DataOf<typeof workbench.data>;
type Figures = Nullable<
  Pick<Data, 'createdCount' | 'resolvedCount' | 'overdueCount' | 'slaMetShare' | 'satisfaction'>
>;

type Values = [tenantId: string, ids: readonly string[], from: string, to: string, asOf: string];

/** Of evaluations by whom they judge; what a group has is asked of the order. */
const rated = {
  own: 'FROM evaluations e WHERE e.tenant_id = $1 AND e.handler_id = ANY($2::uuid[])',
  groups: `FROM evaluations e JOIN orders o ON o.tenant_id = e.tenant_id AND o.id = e.order_id
    WHERE e.tenant_id = $1 AND o.group_id = ANY($2::uuid[])`,
  tenant: 'FROM evaluations e WHERE e.tenant_id = $1',
};

function figuresBy(kind: FiguresScope['kind']) {
  const ours = `o.tenant_id = $1 AND ${within(kind, orderColumns)}`;
  return statement<Figures, Values>(
    `workbench.figures.${kind}`,
    `WITH resolved AS (
       SELECT count(*) AS count, avg((o.resolve_met AND o.response_met IS NOT FALSE)::int)
           FILTER (WHERE o.resolve_met IS NOT NULL) AS met
       FROM orders o WHERE ${ours} AND o.resolved_at >= $3 AND o.resolved_at < $4
     ), ratings AS (
       SELECT avg((SELECT avg(star::numeric) FROM unnest(string_to_array(e.stars, ',')) star)) AS mean
       ${rated[kind]} AND e.created_at >= $3 AND e.created_at < $4 AND NOT e.auto_evaluate
     )
     SELECT (SELECT count(*) FROM orders o WHERE ${ours} AND o.created_at >= $3 AND o.created_at < $4) AS "createdCount",
       r.count AS "resolvedCount", round(r.met, 4) AS "slaMetShare", round(t.mean, 2) AS satisfaction,
       (SELECT count(*) FROM orders o WHERE ${ours} AND ${orderOpen('o')} AND o.next_due_at <= $5) AS "overdueCount"
     FROM resolved r CROSS JOIN ratings t`,
  );
}

const figures = { own: figuresBy('own'), groups: figuresBy('groups'), tenant: figuresBy('tenant') };

/** Orders without an owner, in groups or, without any, in the whole tenant. */
const pool = statement<{ count: number }, [tenantId: string, groupIds: readonly string[] | null]>(
  'workbench.pool',
  `SELECT count(*) AS count FROM orders o WHERE o.tenant_id = $1 AND ${orderIs('o', 'pending', 'assigned')} AND o.owner_id IS NULL
     AND ($2::uuid[] IS NULL OR o.group_id = ANY($2::uuid[]))`,
);

async function poolCount(on: Queryable, tenantId: string, actor: StaffActor, scope: FiguresScope) {
  const groups = [...new Set([...actor.memberGroupIds, ...actor.ledGroupIds])];
  return (await pool.first(on, tenantId, scope.kind === 'tenant' ? null : groups))?.count ?? 0;
}

const daysShown = 30;
const none: Figures = {
  createdCount: 0,
  resolvedCount: 0,
  overdueCount: 0,
  slaMetShare: null,
  satisfaction: null,
};

/** What was raised, resolved, rated and missed in a time, and what is open now. */
export function workbenchFigures(kinds: OpenWorkOfKinds) {
  const openNow = openByKind(kinds);
  return async (
    input: CheckedRequestOf<typeof workbench.data>,
    context: ContextOf<typeof workbench.data>,
  ): Promise<Data> => {
    const { db, tenantId, actor, timeZone } = context;
    const now = context.now();
    const to = input.to ?? dateIn(timeZone, now);
    const from = input.from ?? dateOfDay(dayOfDate(to) - daysShown + 1);
    const span = spanOfDays(timeZone, from, to);
    const scope = figuresScope(actor);
    const asOf = now.toISOString();
    const [row, open, waiting] = await Promise.all([
      figures[scope.kind].first(db, tenantId, scope.ids, span.from, span.to, asOf),
      openNow(db, tenantId, scope),
      poolCount(db, tenantId, actor, scope),
    ]);
    return {
      ...omitNulls(row ?? none),
      scope: scope.kind,
      poolCount: waiting,
      openByKind: open,
      from,
      to,
      asOf,
    };
  };
}
