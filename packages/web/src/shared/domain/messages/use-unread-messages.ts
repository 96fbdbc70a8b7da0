import type { DataOf, messages } from '@svcdesk/core/contract';
import { unreadAll } from '@svcdesk/core/contract/messages';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { caller } from '../../platform/api/caller.ts';
import { setBadge } from '../../platform/badges.ts';

export type UnreadMessages = DataOf<typeof messages.unreadAll>;

export const unreadMessagesKey = ['messages.unreadAll'] as const;

/** Messages that I have not read, about orders and from the system; the badges show both together. */
export function useUnreadMessages(): UseQueryResult<UnreadMessages> {
  const unread = useQuery({
    queryKey: unreadMessagesKey,
    queryFn: ({ signal }) => caller.call(unreadAll, {}, { signal }),
  });
  const all = unread.data && unread.data.order + unread.data.system;
  useEffect(() => {
    if (all !== undefined) setBadge('messages', all);
  }, [all]);
  return unread;
}
