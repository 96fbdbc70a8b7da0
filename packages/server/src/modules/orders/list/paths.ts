import type { CheckedRequestOf, orders } from '@svcdesk/core/contract';
import { type ClientActor, type StaffActor, scopesOf } from '@svcdesk/core/roles';
import { orderSource, orderStatus } from '@svcdesk/core/rules';
import {
  type AccessPath,
  byIds,
  byQuery,
  eachNumber,
  everything,
  rowsWhere,
  within,
} from '../../../engine/list/access-path.ts';
import { maxCounted } from '../../../engine/list/query.ts';
import { array, joined, type Sql, sql, value } from '../../../engine/list/sql.ts';
import { filterKey, type KeyedColumn } from '../../../platform/db/schema/order-keys.ts';
import { counterName, groupCounter, keptStatuses } from '../counts/kept-counts.ts';

type ListRequest = Omit<CheckedRequestOf<typeof orders.export>, 'from' | 'to'>;
type Unchanging<Value> = Value extends readonly (infer Each)[] ? readonly Each[] : Value;

/** Clock states that a list filters by. */
export type SlaFilter = NonNullable<ListRequest['sla']>[number];

/** What is asked of a list of orders; values have been checked by the contract. */
export type AskedOrders = {
  readonly [Name in keyof ListRequest]?: Unchanging<ListRequest[Name]> | undefined;
} & {
  /** One alone, in searches over orders of every kind. */
  readonly id?: string | undefined;
  readonly orderNo?: string | undefined;
  /** Instants: created from, and before. */
  readonly createdFrom?: string | undefined;
  readonly createdBefore?: string | undefined;
};

type Statuses = readonly number[] | undefined;

const everyStatus = Object.values(orderStatus);
/** Those in which orders stay: of the others an owner has a few. */
const lastingStatuses = 2;

/** Most indices have orders newest first alone. */
const newestFirst = { sortedBy: ['created_at'] };

const keyedPath = (column: KeyedColumn, name: string, ids: readonly string[]): AccessPath => ({
  ...byIds(name, ids),
  keys: ids.map((id) => filterKey(column, id)),
});

/** The index of owners has the status in it, so it is always asked by status. */
export function ownerPath(id: string, statuses: Statuses): AccessPath {
  const branches = statuses?.length || lastingStatuses;
  const asked = statuses?.length ? statuses : everyStatus;
  const path = eachNumber(keyedPath('ownerId', 'owner_id', [id]), 'status', asked);
  return { ...path, ...newestFirst, branches };
}

const sources = Object.values(orderSource);

/** The total of groups by status: the open ones are few and counted, the others are kept. */
function keptTotal(groupIds: readonly string[], asked: readonly number[] | undefined): Sql {
  const statuses = asked?.length ? asked : everyStatus;
  const open = statuses.filter((status) => !keptStatuses.includes(status));
  const kept = statuses.filter((status) => keptStatuses.includes(status));
  const parts: Sql[] = [];
  if (open.length > 0) {
    parts.push(sql`(SELECT count(*) FROM (SELECT x.id FROM unnest(${array(groupIds, 'uuid')}) a(v)
      CROSS JOIN unnest(${array(open, 'smallint')}) s(v) CROSS JOIN LATERAL (SELECT r.id FROM orders r
        WHERE r.tenant_id = $1 AND r.group_id = a.v AND r.status = s.v LIMIT ${maxCounted}) x LIMIT ${maxCounted}) n)`);
  }
  if (kept.length > 0) {
    const counters = groupIds.flatMap((id) =>
      kept.flatMap((status) => sources.map((source) => counterName(groupCounter(id, source, status)))),
    );
    const names = array(counters, 'text');
    // One by one: for many at once the planner would rather read all counters of the tenant.
    parts.push(sql`coalesce((SELECT sum(n.value) FROM (
      SELECT k.value FROM unnest(${names}) c(name) CROSS JOIN LATERAL (
        SELECT value FROM kept_counts WHERE tenant_id = $1 AND counter = c.name OFFSET 0) k
      UNION ALL SELECT delta FROM count_deltas WHERE tenant_id = $1 AND counter = ANY(${names})) n), 0)::bigint`);
  }
  return sql`SELECT ${joined(parts, ' + ')}`;
}

/** What groups have, whose orders are counted. */
export const groupPath = (ids: readonly string[], statuses: Statuses): AccessPath => ({
  ...eachNumber(keyedPath('groupId', 'group_id', ids), 'status', statuses),
  total: () => keptTotal(ids, statuses),
});

export const cellPath = (ids: readonly string[]): AccessPath => ({
  ...keyedPath('cellId', 'cell_id', ids),
  ...newestFirst,
});

export const typePath = (id: string): AccessPath => ({
  ...keyedPath('typeId', 'type_id', [id]),
  ...newestFirst,
});

export const statusPath = (statuses: readonly number[]): AccessPath =>
  eachNumber(everything, 'status', statuses);

/** What an account raised or reported itself, which is little. */
const ownPath = (column: 'creator_id' | 'report_account_id', accountId: string): AccessPath => ({
  ...byIds(column, [accountId]),
  ...newestFirst,
  isSmall: true,
});

const monitored: AccessPath = {
  ...rowsWhere(sql`r.source = ${orderSource.monitoring}`),
  ...newestFirst,
  keys: [filterKey('source', orderSource.monitoring)],
};

/** Copies of one person that a list looks at, newest first. */
const maxCopies = 2_000;

function copiedPath(accountId: string): AccessPath {
  const of = sql`c.tenant_id = $1 AND c.account_id = ${value(accountId, 'uuid')}`;
  return {
    ...byQuery(sql`SELECT DISTINCT n.order_id FROM (SELECT c.order_id FROM order_cc c WHERE ${of}
      ORDER BY c.created_at DESC, c.id DESC LIMIT ${maxCopies}) n`),
    contains: sql`EXISTS (SELECT FROM order_cc c WHERE ${of} AND c.order_id = r.id)`,
    isSmall: true,
  };
}

/** Groups, of which one may be asked for. */
const groupsAmong = (ids: readonly string[], { groupId, status }: AskedOrders): AccessPath[] => {
  const wanted = groupId === undefined ? ids : ids.filter((id) => id === groupId);
  const path = groupPath(wanted, status);
  return [{ ...path, coveredFilters: ['groupId', ...(path.coveredFilters ?? [])] }];
};

/** Every access path by which staff who may not see the whole tenant see an order. */
function everythingSeen(actor: StaffActor, status: Statuses): AccessPath[] {
  const { accountId, memberGroupIds, ledGroupIds } = actor;
  const seen = scopesOf(actor, 'order.view');
  const groupIds = [
    ...(seen.includes('groups') ? memberGroupIds : []),
    ...(seen.includes('led') ? ledGroupIds : []),
  ];
  return [
    ownerPath(accountId, status),
    ownPath('creator_id', accountId),
    groupPath([...new Set(groupIds)], status),
    ...(seen.includes('copied') ? [copiedPath(accountId)] : []),
    ...(seen.includes('monitored') ? [monitored] : []),
  ];
}

/** What a list of staff shows: mine is what I own, group and led are those groups', tenant all that I may see. */
function staffPaths(actor: StaffActor, asked: AskedOrders): AccessPath[] {
  const { scope = 'tenant', handlerId, status } = asked;
  const seen = scopesOf(actor, 'order.view');
  switch (scope) {
    case 'mine':
      if (handlerId !== undefined && handlerId !== actor.accountId) return [];
      return [ownerPath(actor.accountId, status)];
    case 'group':
      return groupsAmong(actor.memberGroupIds, asked);
    case 'led':
      return seen.includes('led') ? groupsAmong(actor.ledGroupIds, asked) : [];
    case 'cc':
      return [copiedPath(actor.accountId)];
    case 'tenant':
      return seen.includes('tenant') ? [everything] : everythingSeen(actor, status);
  }
}

/** What a list of clients shows: their sites, and what they reported themselves, as long as it is of their customer. */
function clientPaths(
  { cellScope, accountId, cellIds, customerId }: ClientActor,
  { cellId }: AskedOrders,
): AccessPath[] {
  const asked = cellId === undefined ? cellIds : cellIds.filter((id) => id === cellId);
  const own = [ownPath('report_account_id', accountId), ownPath('creator_id', accountId)];
  const paths = [
    ...(cellScope === 'own' ? [] : [{ ...cellPath(asked), answers: ['cellId'] }]),
    ...(cellScope === 'customer' ? [] : own),
  ];
  // A site or a person that moves to another customer leaves its orders behind.
  return paths.map((path) => within(path, sql`r.customer_id = ${value(customerId, 'uuid')}`));
}

/** The access paths by which an actor sees orders. */
export function orderPaths(actor: StaffActor | ClientActor, asked: AskedOrders): AccessPath[] {
  // Closed orders whose clocks run: there are none, which is not the same as all statuses.
  if (asked.status?.length === 0) return [];
  return actor.kind === 'staff' ? staffPaths(actor, asked) : clientPaths(actor, asked);
}
