import { scopesOf } from '@svcdesk/core/roles';
import type { PersonContext } from '../../../engine/context.ts';
import { visibleSite } from '../../../engine/visible-site.ts';
import { type Queryable, statement } from '../../../platform/db/index.ts';

/** Orders of a client that the kept counts of sites do not tell apart; they are counted one by one. */
export interface CountedApart {
  /** Whose orders these are. */
  readonly customerId: string;
  /** Sites that were another customer's: what is kept of them holds the orders of both. */
  readonly movedIds: readonly string[];
  /** Who reported or raised orders outside of the sites; null for those who see all sites of the customer. */
  readonly ownOf: string | null;
  /** Nothing but this site. */
  readonly onlyCellId: string | null;
}

/**
 * Whose orders are counted. Staff: the groups they belong to or lead, with the tenant's monitoring for who sees it,
 * or the whole tenant; clients: the sites of their scope, or what they reported themselves.
 */
export type CountedScope =
  | {
      readonly kind: 'groups';
      readonly groupIds: readonly string[];
      readonly monitoredIds: readonly string[];
    }
  | {
      readonly kind: 'cells';
      readonly cellIds: readonly string[];
      readonly apart?: CountedApart | undefined;
    };

/** Orders `o` that are counted apart: of customer $2, at sites $3 or of account $4, outside of sites $5, at site $6 or any. */
export const countedApart = `(
     SELECT id FROM orders WHERE tenant_id = $1 AND cell_id = ANY($3::uuid[])
     UNION SELECT id FROM orders WHERE tenant_id = $1 AND report_account_id = $4
     UNION SELECT id FROM orders WHERE tenant_id = $1 AND creator_id = $4
   ) apart JOIN orders o ON o.tenant_id = $1 AND o.id = apart.id
   WHERE o.customer_id = $2 AND o.cell_id <> ALL($5::uuid[]) AND ($6::uuid IS NULL OR o.cell_id = $6)`;

type Ids = readonly string[];

/** The values of {@link countedApart}. */
export type ApartValues = [
  tenantId: string,
  customerId: string,
  movedIds: Ids,
  ownOf: string | null,
  cellIds: Ids,
  onlyCellId: string | null,
];

export const apartValues = (
  tenantId: string,
  { customerId, movedIds, ownOf, onlyCellId }: CountedApart,
  cellIds: Ids,
): ApartValues => [tenantId, customerId, movedIds, ownOf, cellIds, onlyCellId];

const moved = statement<{ id: string }, [tenantId: string, cellIds: Ids]>(
  'cells.moved',
  'SELECT id FROM cells WHERE tenant_id = $1 AND id = ANY($2::uuid[]) AND moved_at IS NOT NULL',
);

const allGroups = statement<{ id: string }, [tenantId: string]>(
  'groups.ids',
  'SELECT id FROM groups WHERE tenant_id = $1',
);

const ofGroups = (groupIds: readonly string[]): CountedScope => ({
  kind: 'groups',
  groupIds,
  monitoredIds: [],
});

/** What to count for an account, in a scope of its lists or at one site when that is named. */
export async function countedScope(
  on: Queryable,
  context: PersonContext,
  cellId: string | undefined,
  scope?: 'group' | 'led',
): Promise<CountedScope> {
  const { actor, tenantId } = context;
  const cell = cellId === undefined ? undefined : await visibleSite(on, context, cellId);
  if (actor.kind === 'client') {
    const { cellScope, customerId, accountId } = actor;
    const all = cellScope === 'own' ? [] : actor.cellIds;
    const sites = cell ? all.filter((id) => id === cell.id) : all;
    const movedIds = (await moved.all(on, tenantId, sites)).map(({ id }) => id);
    const ownOf = cellScope === 'customer' ? null : accountId;
    return {
      kind: 'cells',
      cellIds: sites.filter((id) => !movedIds.includes(id)),
      apart: { customerId, movedIds, ownOf, onlyCellId: cell?.id ?? null },
    };
  }
  if (cell) return { kind: 'cells', cellIds: [cell.id] };
  const seen = scopesOf(actor, 'order.view');
  if (scope === 'group') return ofGroups(actor.memberGroupIds);
  if (scope === 'led') return ofGroups(seen.includes('led') ? actor.ledGroupIds : []);
  const own = [...new Set([...actor.memberGroupIds, ...actor.ledGroupIds])];
  if (!seen.includes('tenant') && !seen.includes('monitored')) {
    return ofGroups(own);
  }
  const ids = (await allGroups.all(on, tenantId)).map(({ id }) => id);
  if (seen.includes('tenant')) return ofGroups(ids);
  return { kind: 'groups', groupIds: own, monitoredIds: ids.filter((id) => !own.includes(id)) };
}
