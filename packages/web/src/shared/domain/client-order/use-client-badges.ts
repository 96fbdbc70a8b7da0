import { countStatus } from '@svcdesk/core/contract/orders';
import { orderStatus } from '@svcdesk/core/rules';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { caller } from '../../platform/api/caller.ts';
import { setBadge } from '../../platform/badges.ts';
import { useUnreadMessages } from '../messages/use-unread-messages.ts';

/** Keeps the tab bar's figures while a tab shows: what waits for my rating at any site, and what I have not read. */
export function useClientBadges(): void {
  const counts = useQuery({
    queryKey: ['orders.countStatus', ''],
    queryFn: ({ signal }) => caller.call(countStatus, {}, { signal }),
  });
  const waiting = counts.data?.find(({ status }) => status === orderStatus.resolved)?.count;
  useEffect(() => {
    if (counts.data) setBadge('orders', waiting ?? 0);
  }, [counts.data, waiting]);
  useUnreadMessages();
}
