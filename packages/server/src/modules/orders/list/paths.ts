import { type ClientActor, type StaffActor, scopesOf } from '@svcdesk/core/roles';
import { orderSource } from '@svcdesk/core/rules';
import {
  type AccessPath,
  byIds,
  byQuery,
  eachNumber,
  everything,
  rowsWhere,
} from '../../../engine/list/access-path.ts';
import { sql, value } from '../../../engine/list/sql.ts';
import { filterKey, type KeyedColumn } from '../../../platform/db/schema/order-keys.ts';
import type { AskedOrders } from './asked.ts';
import { keptTotal } from './kept-total.ts';

type Statuses = readonly number[] | undefined;

const everyStatus = [1, 2, 3, 4, 5, 6, 7];
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

/** What somebody raised or reported themselves, which is little. */
const ownPath = (column: 'creator_id' | 'report_account_id', accountId: string): AccessPath => ({
  ...byIds(column, [accountId]),
  ...newestFirst,
  isLittle: true,
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
    holds: sql`EXISTS (SELECT FROM order_cc c WHERE ${of} AND c.order_id = r.id)`,
    isLittle: true,
  };
}

/** Groups, of which one may be asked for. */
const groupsAmong = (ids: readonly string[], { groupId, status }: AskedOrders): AccessPath[] => {
  const wanted = groupId === undefined ? ids : ids.filter((id) => id === groupId);
  const path = groupPath(wanted, status);
  return [{ ...path, answers: ['groupId', ...(path.answers ?? [])] }];
};

/** Every way in which staff without sight of the whole tenant come to see an order. */
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

/** What a list of clients shows: their sites, and what they reported themselves. */
function clientPaths({ cellScope, accountId, cellIds }: ClientActor, { cellId }: AskedOrders): AccessPath[] {
  const asked = cellId === undefined ? cellIds : cellIds.filter((id) => id === cellId);
  const own = [ownPath('report_account_id', accountId), ownPath('creator_id', accountId)];
  return [
    ...(cellScope === 'own' ? [] : [{ ...cellPath(asked), answers: ['cellId'] }]),
    ...(cellScope === 'customer' ? [] : own),
  ];
}

/** The ways by which somebody sees orders. */
export function orderPaths(actor: StaffActor | ClientActor, asked: AskedOrders): AccessPath[] {
  // Closed orders whose clocks run: there are none, which is not the same as all statuses.
  if (asked.status?.length === 0) return [];
  return actor.kind === 'staff' ? staffPaths(actor, asked) : clientPaths(actor, asked);
}
