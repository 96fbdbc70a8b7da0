import type { DataOf, messages } from '@svcdesk/core/contract';
import { unreadAll } from '@svcdesk/core/contract/messages';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCall } from '../../platform/api/use-call.ts';
import { setBadge } from '../../platform/badges.ts';

export type UnreadMessages = DataOf<typeof messages.unreadAll>;

/** Messages that I have not read, about orders and from the system; the badges show both together. */
export function useUnreadMessages(): UseQueryResult<UnreadMessages> {
  const unread = useCall(unreadAll, {});
  const all = unread.data && unread.data.order + unread.data.system;
  useEffect(() => {
    if (all !== undefined) setBadge('messages', all);
  }, [all]);
  return unread;
}
