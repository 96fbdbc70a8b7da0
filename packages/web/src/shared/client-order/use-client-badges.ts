import { unread } from '@svcdesk/core/contract/messages';
import { countStatus } from '@svcdesk/core/contract/orders';
import { orderStatus } from '@svcdesk/core/order';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { caller } from '../api/caller.ts';
import { setBadge } from '../badges.ts';

/** Keeps the tab bar's figures while a tab shows: what waits for my rating at any site, and what I have not read. */
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
