import { type Permission, type Scope, type StaffActor, scopesOf } from '@svcdesk/core/roles';
import { type Queryable, statement } from '../../platform/db/index.ts';
import { filterKey } from '../../platform/db/schema/order-keys.ts';

/** How somebody is tied to a site by the work that stands there. */
interface SiteTies {
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

const at = (table: string, condition: string) =>
  `EXISTS (SELECT FROM ${table} w WHERE w.tenant_id = $1 AND w.cell_id = $2 AND (${condition}))`;

const inGroups = (groups: string, keys: string) =>
  `${at('orders', `w.keys @> ARRAY[$3::int] AND w.keys && ${keys}::int[] AND w.group_id = ANY(${groups}::uuid[])`)}
     OR ${at('device_orders', `w.group_id = ANY(${groups})`)}
     OR ${at('pm_orders', `w.group_id = ANY(${groups})`)}
     OR ${at('project_orders', `w.group_id = ANY(${groups})`)}`;

/** Orders are found by their filter keys: one index answers, however many a site or a person has. */
const ties = statement<
  SiteTies,
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
     ${at('orders', 'w.keys @> ARRAY[$3::int, $5::int] AND w.owner_id = $4::uuid')}
       OR ${at('orders', 'w.creator_id = $4')}
       OR ${at('device_orders', 'w.engineer_id = $4 OR w.manager_id = $4 OR w.checker_id = $4 OR w.created_by_id = $4')}
       OR ${at('pm_orders', 'w.engineer_id = $4')}
       OR ${at('project_orders', 'w.handler_id = $4 OR w.assignee_id = $4 OR w.manager_id = $4 OR w.created_by_id = $4')}
       AS own,
     ${inGroups('$6', '$7')} AS groups,
     ${inGroups('$8', '$9')} AS led,
     EXISTS (SELECT FROM groups g WHERE g.tenant_id = $1 AND g.removed_at IS NULL
       AND g.id = ANY($6 || $8) AND (g.is_default OR EXISTS (SELECT FROM routing_rules r
         WHERE r.tenant_id = $1 AND r.group_id = g.id AND (r.cell_id IS NULL OR r.cell_id = $2)))) AS served,
     EXISTS (SELECT FROM project_orders w JOIN projects p ON p.tenant_id = w.tenant_id AND p.id = w.project_id
       WHERE w.tenant_id = $1 AND w.cell_id = $2 AND (w.manager_id = $4 OR p.manager_id = $4)) AS project`,
);

const holds: Readonly<Partial<Record<Scope, (ties: SiteTies) => boolean>>> = {
  own: (site) => site.own,
  ownCells: (site) => site.own,
  groupCells: (site) => site.own || site.groups,
  led: (site) => site.led || site.served,
  servedCells: (site) => site.led || site.served,
  projectCells: (site) => site.project,
};

/** Whether a permission of staff reaches a site, by the work that ties them to it. */
export async function reachesSite(
  on: Queryable,
  { tenantId, actor }: { readonly tenantId: string; readonly actor: StaffActor },
  permission: Extract<Permission, 'asset.edit' | 'examine.run'>,
  cellId: string,
): Promise<boolean> {
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
}
