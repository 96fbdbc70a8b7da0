import { countStatus } from '@svcdesk/core/contract/orders';
import { orderStatus } from '@svcdesk/core/rules';
import { useEffect } from 'react';
import { useCall } from '../../platform/api/use-call.ts';
import { setBadge } from '../../platform/badges.ts';
import { useUnreadMessages } from '../messages/use-unread-messages.ts';

/** Keeps the tab bar's figures while a tab shows: what waits for my rating at any site, and what I have not read. */
export function useClientBadges(): void {
  const counts = useCall(countStatus, {});
  const waiting = counts.data?.find(({ status }) => status === orderStatus.resolved)?.count;
  useEffect(() => {
    if (counts.data) setBadge('orders', waiting ?? 0);
  }, [counts.data, waiting]);
  useUnreadMessages();
}
