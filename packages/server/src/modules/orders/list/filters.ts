import { dayOfDate, timeZone } from '@svcdesk/core/sla';
import { byQuery } from '../../../engine/list/access-path.ts';
import { byId, byNumbers, byRange, byUnique } from '../../../engine/list/filters.ts';
import type { Filter } from '../../../engine/list/query.ts';
import { anyOf, type Sql, sql, value } from '../../../engine/list/sql.ts';
import { isoOf } from '../../../engine/timestamps.ts';
import { filterKey, type KeyedColumn } from '../../../platform/db/schema/order-keys.ts';
import {
  type AskedOrders,
  cellPath,
  groupPath,
  ownerPath,
  type SlaFilter,
  statusPath,
  typePath,
} from './paths.ts';

const startOf = (date: string, zone: string, plusDays: number) =>
  isoOf(timeZone(zone).dayStart(dayOfDate(date) + plusDays));

/** Days of the tenant's zone, both included, as instants: created from, and before. */
export const createdWithin = (
  { from, to }: { from?: string | undefined; to?: string | undefined },
  zone: string,
): Pick<AskedOrders, 'createdFrom' | 'createdBefore'> => ({
  createdFrom: from === undefined ? undefined : startOf(from, zone, 0),
  createdBefore: to === undefined ? undefined : startOf(to, zone, 1),
});

/** By the columns that keep the fold; they say the same as core's slaStateAt. */
function hasSlaState(states: readonly SlaFilter[], now: Date): Sql {
  const at = value(now.toISOString(), 'timestamptz');
  const due = sql`r.next_due_at <= ${at}`;
  const warned = sql`r.next_warn_at <= ${at}`;
  const conditions: Record<SlaFilter, Sql> = {
    late: sql`r.sla_phase = 'running' AND ${due}`,
    soon: sql`r.sla_phase = 'running' AND ${warned} AND (${due}) IS NOT TRUE`,
    ok: sql`r.sla_phase = 'running' AND (${warned}) IS NOT TRUE AND (${due}) IS NOT TRUE`,
    paused: sql`r.sla_phase = 'paused'`,
  };
  return anyOf([...new Set(states)].map((state) => sql`(${conditions[state]})`));
}

/** Orders of one asset that a list looks at, those bound last. A thing breaks now and then: none has more. */
const maxOfAsset = 2_000;

const boundTo = (assetId: string): Sql => sql`SELECT order_id FROM order_assets
  WHERE tenant_id = $1 AND asset_id = ${value(assetId, 'uuid')} ORDER BY created_at DESC LIMIT ${maxOfAsset}`;

/** A filter with what stands of it in the keys of an order, and the index that may be taken for it. */
const keyed = <Asked extends string | readonly number[]>(
  column: KeyedColumn,
  { where }: Filter<Asked>,
  path?: Filter<Asked, unknown, AskedOrders>['path'],
): Filter<Asked, unknown, AskedOrders> => ({
  where,
  keys: (asked) => [asked].flat().map((each) => filterKey(column, each)),
  ...(path && { path }),
});

/** What lists of orders are narrowed by, the narrowest index first. */
export const orderFilters = {
  id: byUnique('id', 'uuid'),
  orderNo: byUnique('order_no', 'text'),
  assetId: {
    where: (id) => sql`r.id IN (${boundTo(id)})`,
    rareRows: (id) => byQuery(boundTo(id)),
  } as Filter<string>,
  handlerId: keyed('ownerId', byId('owner_id'), (id, { status }) => ownerPath(id, status)),
  groupId: keyed('groupId', byId('group_id'), (id, { status }) => groupPath([id], status)),
  cellId: keyed('cellId', byId('cell_id'), (id) => cellPath([id])),
  typeId: keyed('typeId', byId('type_id'), (id) => typePath(id)),
  status: keyed('status', byNumbers('status'), (statuses) => statusPath(statuses)),
  source: keyed('source', byNumbers('source')),
  priority: keyed('priority', byNumbers('priority')),
  serverCatalogId: keyed('catalogId', byId('catalog_id')),
  sla: { where: (states, { now }) => hasSlaState(states, now()) } as Filter<
    readonly SlaFilter[],
    { now(): Date }
  >,
  planned: {
    where: (planned) => (planned ? sql`r.plan_start IS NOT NULL` : sql`r.plan_start IS NULL`),
  } as Filter<boolean>,
  createdFrom: byRange('created_at', '>=', 'timestamptz'),
  createdBefore: byRange('created_at', '<', 'timestamptz'),
};
