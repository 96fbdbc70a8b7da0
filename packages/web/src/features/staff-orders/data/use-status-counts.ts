import { countStatus } from '@svcdesk/core/contract/orders';
import type { OrderScope } from '../../../shared/domain/order/order-filters.ts';
import { useAccount } from '../../../shared/platform/api/account.ts';
import { useCall } from '../../../shared/platform/api/use-call.ts';
import { countsOf } from './counts-match.ts';

/** How many orders stand in each status, for an unfiltered list; undefined where nobody counts that. */
export function useStatusCounts(
  scope: OrderScope,
  narrowed: boolean,
): ReadonlyMap<number, number> | 'coming' | undefined {
  const account = useAccount().data;
  const asked = account === undefined || narrowed ? undefined : countsOf(scope, account);
  const { data } = useCall(countStatus, asked, {
    select: (rows) => new Map<number, number>(rows.map(({ status, count }) => [status, count])),
  });
  const coming = !narrowed && (account === undefined || asked !== undefined);
  return (asked && data) ?? (coming ? 'coming' : undefined);
}
