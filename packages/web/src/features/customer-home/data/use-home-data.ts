import { unread } from '@svcdesk/core/contract/messages';
import { cellPage, countStatus, month } from '@svcdesk/core/contract/orders';
import { openStatuses, orderStatus } from '@svcdesk/core/order';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { caller } from '../../../shared/api/caller.ts';
import { setBadge } from '../../../shared/badges.ts';

/** So many orders show on the home page; the list has them all. */
export const shownMost = 3;
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

/** What the home page shows of a site, or of all with an empty id. Its badges are for all sites. */
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

/** Keeps the tab bar's figures: what waits for my rating, and what I have not read. */
export function useClientBadges(): void {
  const counts = useQuery({
    queryKey: ['orders.countStatus', ''],
    queryFn: ({ signal }) => caller.call(countStatus, {}, { signal }),
  });
  const messages = useQuery({
    queryKey: ['messages.unread', 0],
    queryFn: ({ signal }) => caller.call(unread, { sysMsgFlag: 0 }, { signal }),
  });
  const waiting = counts.data?.find(({ status }) => status === orderStatus.resolved)?.count;
  const unreadCount = messages.data?.count;
  useEffect(() => {
    if (counts.data) setBadge('orders', waiting ?? 0);
  }, [counts.data, waiting]);
  useEffect(() => {
    if (unreadCount !== undefined) setBadge('messages', unreadCount);
  }, [unreadCount]);
}
