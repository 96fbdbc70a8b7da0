import type { CheckedRequestOf, DataOf, workbench } from '@svcdesk/core/contract';
import {
  type OrderKind,
  type OrderSource,
  type OrderSourceName,
  orderKinds,
  orderSource,
} from '@svcdesk/core/rules';
import { dateOfDay, dayOfDate } from '@svcdesk/core/sla';
import type { StaffReadContext } from '../../engine/context.ts';
import { dateIn, spanOfDays } from '../../engine/days.ts';
import type { OpenWork } from '../../engine/integration/kind-integration.ts';
import { type Nullable, omitNulls } from '../../engine/omit-nulls.ts';
import { orderOpen } from '../../engine/statuses.ts';
import { statement } from '../../platform/db/index.ts';
import type { ContextOf } from '../../platform/http/handler.ts';
import { poolPage } from '../pool/index.ts';
import { type FiguresScope, figuresScope, within } from './scope.ts';

type OtherKind = Exclude<OrderKind, OrderSourceName>;

/** What is open of each kind of order that has a list of its own. */
export type OpenWorkOfKinds = Readonly<Record<OtherKind, OpenWork>>;

const openBy = (kind: FiguresScope['kind']) =>
  statement<{ source: OrderSource; count: number }, [tenantId: string, ids: readonly string[]]>(
    `workbench.open.${kind}`,
    `SELECT o.source, count(*) AS count FROM orders o
     WHERE o.tenant_id = $1 AND ${orderOpen('o')} AND ${within[kind]} GROUP BY o.source`,
  );

const openOrders = { own: openBy('own'), groups: openBy('groups'), tenant: openBy('tenant') };

/**
 * Counts what is open now, by kind, in the order of the kinds. Each kind beside orders is counted as its own list counts:
 * one's own, or for who looks after others all that they see.
 */
async function openByKind(kinds: OpenWorkOfKinds, context: StaffReadContext, { kind, ids }: FiguresScope) {
  const whose = kind === 'own' ? 'mine' : 'all';
  const rows = await openOrders[kind].all(context.db, context.tenantId, ids);
  const bySource = new Map(rows.map(({ source, count }) => [source, count]));
  return Promise.all(
    orderKinds.map(async (name) => ({
      kind: name,
      count:
        name in orderSource
          ? (bySource.get(orderSource[name as OrderSourceName]) ?? 0)
          : await kinds[name as OtherKind](context, whose),
    })),
  );
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
  const ours = `o.tenant_id = $1 AND ${within[kind]}`;
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
      openByKind(kinds, context, scope),
      // The pool that one opens from here.
      poolPage({ part: 'waiting', page: 1, size: 1 }, context),
    ]);
    return {
      ...omitNulls(row ?? none),
      scope: scope.kind,
      poolCount: waiting.total,
      openByKind: open,
      from,
      to,
      asOf,
    };
  };
}
