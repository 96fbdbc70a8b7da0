import { cellPage, countStatus, month } from '@svcdesk/core/contract/orders';
import { openStatuses, orderStatus } from '@svcdesk/core/rules';
import { useCall } from '../../../shared/platform/api/use-call.ts';

/** So many orders show on the home page; the list has them all. */
const shownMost = 3;
const monthsShown = 6;

const ofSite = (cellId: string) => (cellId === '' ? {} : { cellId });

function useFirstOrders(cellId: string, status: readonly number[]) {
  return useCall(cellPage, { ...ofSite(cellId), status: [...status], size: shownMost });
}

/** What the home page shows of a site, or of all with an empty id. */
export function useHomeData(cellId: string) {
  const open = useFirstOrders(cellId, openStatuses);
  const toRate = useFirstOrders(cellId, [orderStatus.resolved]);
  const counts = useCall(countStatus, ofSite(cellId));
  const months = useCall(month, { ...ofSite(cellId), months: monthsShown });
  return { open, toRate, counts, months };
}
