import type { RequestOf } from '@svcdesk/core/contract';
import type { countStatus } from '@svcdesk/core/contract/orders';
import type { OrderScope } from '../../../shared/domain/order/order-filters.ts';
import type { Account } from '../../../shared/platform/api/account.ts';

/**
 * What asks how many of a list's orders stand in each status; nothing where the server counts others than the list
 * shows. A count that disagrees with its list is worse than none.
 */
export function countsOf(
  scope: OrderScope,
  { roles }: Pick<Account, 'roles'>,
): RequestOf<typeof countStatus> | undefined {
  if (scope === 'cc') return undefined;
  if (scope !== 'tenant') return { scope };
  return roles.includes('dispatcher') ? {} : undefined;
}
