import { cellPage, countStatus, month } from '@svcdesk/core/contract/orders';
import { openStatuses, orderStatus } from '@svcdesk/core/rules';
import { useQuery } from '@tanstack/react-query';
import { caller } from '../../../shared/platform/api/caller.ts';

/** So many orders show on the home page; the list has them all. */
const shownMost = 3;
const monthsShown = 6;

function useFirstOrders(cellId: string, status: readonly number[]) {
  return useQuery({
    queryKey: ['orders.cellPage', 'first', { cellId, status }],
    queryFn: ({ signal }) =>
      caller.call(
        cellPage,
        { cellId: cellId || undefined, status: [...status], size: shownMost },
        { signal },
      ),
  });
}

/** What the home page shows of a site, or of all with an empty id. */
export function useHomeData(cellId: string) {
  const open = useFirstOrders(cellId, openStatuses);
  const toRate = useFirstOrders(cellId, [orderStatus.resolved]);
  const counts = useQuery({
    queryKey: ['orders.countStatus', cellId],
    queryFn: ({ signal }) => caller.call(countStatus, { cellId: cellId || undefined }, { signal }),
  });
  const months = useQuery({
    queryKey: ['orders.month', cellId],
    queryFn: ({ signal }) =>
      caller.call(month, { cellId: cellId || undefined, months: monthsShown }, { signal }),
  });
  return { open, toRate, counts, months };
}
