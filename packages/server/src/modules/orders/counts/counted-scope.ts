import { scopesOf } from '@svcdesk/core/roles';
import type { PersonContext } from '../../../engine/context.ts';
import { visibleCell } from '../../../engine/visible-cell.ts';
import { type Queryable, statement } from '../../../platform/db/index.ts';

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
      /** Beside the sites, what this account reported elsewhere. */
      readonly ownOf?: string | undefined;
      /** Nothing but this site. */
      readonly onlyCellId?: string | undefined;
    };

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
  const cell = cellId === undefined ? undefined : await visibleCell(on, context, cellId);
  if (actor.kind === 'client') {
    const sites = actor.cellScope === 'own' ? [] : actor.cellIds;
    return {
      kind: 'cells',
      cellIds: cell ? sites.filter((id) => id === cell.id) : sites,
      ownOf: actor.cellScope === 'customer' ? undefined : actor.accountId,
      onlyCellId: cell?.id,
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
