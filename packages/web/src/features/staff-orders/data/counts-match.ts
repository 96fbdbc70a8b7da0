import type { OrderScope } from '../../../shared/domain/order/order-filters.ts';
import type { Account } from '../../../shared/platform/api/account.ts';

/**
 * Whether the server's counts speak of the same orders as a list: they hold the groups that one belongs to or leads, or
 * the whole tenant. A count that disagrees with its list is worse than none.
 */
export function countsMatch(
  scope: OrderScope,
  { roles, groups }: Pick<Account, 'roles' | 'groups'>,
): boolean {
  if (roles.includes('dispatcher')) return scope === 'tenant';
  if (roles.includes('monitor')) return false;
  if (scope === 'group') return groups.every(({ lead }) => !lead);
  return scope === 'led' && groups.length > 0 && groups.every(({ lead }) => lead);
}
