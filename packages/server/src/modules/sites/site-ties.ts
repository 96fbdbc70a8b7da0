import { type Permission, type Scope, type StaffActor, scopesOf } from '@svcdesk/core/roles';
import type { SiteTies } from '../../engine/integration/kind-integration.ts';
import { groupLive } from '../../platform/db/active.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';
import { filterKey } from '../../platform/db/schema/order-keys.ts';

/** How a person is tied to a site by the work that stands there. */
interface Ties {
  /** They own, made or coordinate work there. */
  own: boolean;
  /** Work there is in a group that they are a member of. */
  groups: boolean;
  /** Work there is in a group that they lead. */
  led: boolean;
  /** Orders from there are routed to a group that they are a member of, or lead. */
  served: boolean;
  /** It is part of a project that they manage. */
  project: boolean;
}

const holds: Readonly<Partial<Record<Scope, (ties: Ties) => boolean>>> = {
  own: (site) => site.own,
  ownCells: (site) => site.own,
  groupCells: (site) => site.own || site.groups,
  led: (site) => site.led || site.served,
  servedCells: (site) => site.led || site.served,
  projectCells: (site) => site.project,
};

type Asker = { readonly tenantId: string; readonly actor: StaffActor };

/** Whether a permission of staff gives access to a site, by the work that ties them to it. */
export type HasSiteAccess = (
  on: Queryable,
  asker: Asker,
  permission: Extract<Permission, 'asset.edit' | 'examine.run'>,
  cellId: string,
) => Promise<boolean>;

const anyOf = (conditions: readonly string[]) => conditions.join('\n       OR ') || 'false';

const at = (table: string, condition: string) =>
  `EXISTS (SELECT FROM ${table} w WHERE w.tenant_id = $1 AND w.cell_id = $2 AND (${condition}))`;

/** Judges by the ties of all kinds of work. */
export function siteAccess(kinds: readonly SiteTies[]): HasSiteAccess {
  const inGroups = (groups: string, keys: string) =>
    anyOf(kinds.map((kind) => at(kind.table, kind.inGroups(groups, keys))));
  const ties = statement<
    Ties,
    [
      tenantId: string,
      cellId: string,
      cellKey: number,
      accountId: string,
      ownerKey: number,
      memberGroupIds: readonly string[],
      memberKeys: readonly number[],
      ledGroupIds: readonly string[],
      ledKeys: readonly number[],
    ]
  >(
    'cells.ties',
    `SELECT
     (${anyOf(kinds.flatMap(({ table, own }) => own.map((condition) => at(table, condition))))}) AS own,
     (${inGroups('$6', '$7')}) AS groups,
     (${inGroups('$8', '$9')}) AS led,
     EXISTS (SELECT FROM groups g WHERE g.tenant_id = $1 AND ${groupLive('g')}
       AND g.id = ANY($6 || $8) AND (g.is_default OR EXISTS (SELECT FROM routing_rules r
         WHERE r.tenant_id = $1 AND r.group_id = g.id AND (r.cell_id IS NULL OR r.cell_id = $2)))) AS served,
     (${anyOf(kinds.flatMap(({ table, managed }) => (managed === null ? [] : at(table, managed))))}) AS project`,
  );
  return async (on, { tenantId, actor }, permission, cellId) => {
    const scopes = scopesOf(actor, permission);
    if (scopes.length === 0 || scopes.includes('tenant')) return scopes.length > 0;
    const { accountId, memberGroupIds, ledGroupIds } = actor;
    const keysOf = (ids: readonly string[]) => ids.map((id) => filterKey('groupId', id));
    const found = await ties.first(
      on,
      tenantId,
      cellId,
      filterKey('cellId', cellId),
      accountId,
      filterKey('ownerId', accountId),
      memberGroupIds,
      keysOf(memberGroupIds),
      ledGroupIds,
      keysOf(ledGroupIds),
    );
    return found !== undefined && scopes.some((scope) => holds[scope]?.(found) ?? false);
  };
}
