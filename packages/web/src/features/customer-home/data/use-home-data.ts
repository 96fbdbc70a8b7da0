import { cellPage, countStatus, month } from '@svcdesk/core/contract/orders';
import { openStatuses, orderStatus } from '@svcdesk/core/rules';
import { useCall } from '../../../shared/platform/api/use-call.ts';

/** So many open orders are looked through for the one that comes next; the list has them all. */
const maxOpen = 20;
const maxToRate = 2;
const monthsShown = 6;

const ofSite = (cellId: string) => (cellId === '' ? {} : { cellId });

function useFirstOrders(cellId: string, status: readonly number[], size: number) {
  return useCall(cellPage, { ...ofSite(cellId), status: [...status], size });
}

/** What the home page shows of a site, or of all with an empty id. */
export function useHomeData(cellId: string) {
  const open = useFirstOrders(cellId, openStatuses, maxOpen);
  const toRate = useFirstOrders(cellId, [orderStatus.resolved], maxToRate);
  const counts = useCall(countStatus, ofSite(cellId));
  const months = useCall(month, { ...ofSite(cellId), months: monthsShown });
  return { open, toRate, counts, months };
}
