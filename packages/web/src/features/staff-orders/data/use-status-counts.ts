import { countStatus } from '@svcdesk/core/contract/orders';
import type { OrderScope } from '../../../shared/domain/order/order-filters.ts';
import { useAccount } from '../../../shared/platform/api/account.ts';
import { useCall } from '../../../shared/platform/api/use-call.ts';
import { countsOf } from './counts-match.ts';

/** How many orders stand in each status, for an unfiltered list; undefined where nobody has counted that. */
export function useStatusCounts(
  scope: OrderScope,
  narrowed: boolean,
): ReadonlyMap<number, number> | undefined {
  const account = useAccount();
  const asked = account.data === undefined || narrowed ? undefined : countsOf(scope, account.data);
  const counts = useCall(countStatus, asked, {
    select: (rows) => new Map<number, number>(rows.map(({ status, count }) => [status, count])),
  });
  return asked && counts.data;
}
