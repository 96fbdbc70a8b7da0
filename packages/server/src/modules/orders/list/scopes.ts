import { type ClientActor, type StaffActor, scopesOf } from '@svcdesk/core/roles';
import type { Arm } from './arms.ts';
import type { OrderFilter } from './filter.ts';
import type { AnsweredColumn, ListScope } from './list-query.ts';

/** Which orders a list of staff takes. */
export type StaffScope = 'mine' | 'group' | 'led' | 'cc' | 'tenant';

/** The scope of a list that is empty whatever there is. */
export const nothing: ListScope = { arms: [], answered: [] };

function groups(ids: readonly string[], { groupId }: OrderFilter): ListScope {
  const wanted = groupId === undefined ? ids : ids.filter((id) => id === groupId);
  return wanted.length === 0 ? nothing : { arms: [{ kind: 'group', ids: wanted }], answered: ['groupId'] };
}

/** The whole tenant, by the narrowest way that the filter allows. */
function everything(filter: OrderFilter): ListScope {
  const ways: [AnsweredColumn, Extract<Arm, { ids: readonly string[] }>['kind'], string | undefined][] = [
    ['ownerId', 'owner', filter.ownerId],
    ['groupId', 'group', filter.groupId],
    ['cellId', 'cell', filter.cellId],
    ['typeId', 'type', filter.typeId],
  ];
  for (const [column, kind, id] of ways) {
    if (id !== undefined) return { arms: [{ kind, ids: [id] }], answered: [column] };
  }
  return { arms: [{ kind: 'all' }], answered: [] };
}

/** Every way in which staff without sight of the whole tenant come to see an order. */
function everythingSeen(actor: StaffActor, seen: readonly string[]): ListScope {
  const own = [actor.accountId];
  const ids = new Set([
    ...(seen.includes('groups') ? actor.memberGroupIds : []),
    ...(seen.includes('led') ? actor.ledGroupIds : []),
  ]);
  const arms: Arm[] = [
    { kind: 'owner', ids: own },
    { kind: 'creator', ids: own },
  ];
  if (ids.size > 0) arms.push({ kind: 'group', ids: [...ids] });
  if (seen.includes('copied')) arms.push({ kind: 'copied', accountId: actor.accountId });
  if (seen.includes('monitored')) arms.push({ kind: 'monitored' });
  return { arms, answered: [] };
}

/** What a list of staff shows: mine is what I own, group and led are those groups', tenant all that I may see. */
export function staffScope(actor: StaffActor, scope: StaffScope, filter: OrderFilter): ListScope {
  const seen = scopesOf(actor, 'order.view');
  switch (scope) {
    case 'mine':
      if (filter.ownerId !== undefined && filter.ownerId !== actor.accountId) return nothing;
      return { arms: [{ kind: 'owner', ids: [actor.accountId] }], answered: ['ownerId'] };
    case 'group':
      return groups(actor.memberGroupIds, filter);
    case 'led':
      return seen.includes('led') ? groups(actor.ledGroupIds, filter) : nothing;
    case 'cc':
      return {
        arms: [{ kind: 'copied', accountId: actor.accountId }],
        answered: [],
        showsUnread: true,
      };
    case 'tenant':
      return seen.includes('tenant') ? everything(filter) : everythingSeen(actor, seen);
  }
}

/** What a list of clients shows: their sites, and what they reported themselves. */
export function clientScope(actor: ClientActor, { cellId }: OrderFilter): ListScope {
  const { cellScope, accountId } = actor;
  const cellIds = cellId === undefined ? actor.cellIds : actor.cellIds.filter((id) => id === cellId);
  const arms: Arm[] = [];
  if (cellScope !== 'own' && cellIds.length > 0) arms.push({ kind: 'cell', ids: cellIds });
  if (cellScope !== 'customer') {
    arms.push({ kind: 'reporter', ids: [accountId] }, { kind: 'creator', ids: [accountId] });
  }
  // With other arms beside it, the site still has to be asked of each order.
  return { arms, answered: arms.length === 1 && cellScope === 'customer' ? ['cellId'] : [] };
}
