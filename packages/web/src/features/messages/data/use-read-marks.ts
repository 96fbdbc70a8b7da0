import { markAllRead, markRead } from '@svcdesk/core/contract/messages';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { unreadMessagesKey } from '../../../shared/domain/messages/use-unread-messages.ts';
import { caller } from '../../../shared/platform/api/caller.ts';
import { flagOf, type Message, type MessageTab } from './message.ts';
import { withRead } from './read-marks.ts';
import { listKey, type MessageList } from './use-messages.ts';

/** Shows in the loaded list what the server has just marked, and asks for the counts anew. */
function follow(queries: QueryClient, tab: MessageTab, fits: (message: Message) => boolean): Promise<void> {
  queries.setQueryData<MessageList>(listKey(tab), (list) => withRead(list, fits));
  return queries.invalidateQueries({ queryKey: unreadMessagesKey });
}

/** Marks the message that shows as read. A failure says nothing: it stays unread, and showing it again tries again. */
export function useReadOnShow(tab: MessageTab, { id, read }: Pick<Message, 'id' | 'read'>): void {
  const queries = useQueryClient();
  const { mutate } = useMutation({
    meta: { ownFailure: true },
    mutationFn: () => caller.call(markRead, { ids: [id] }),
    onSuccess: () => {
      queries.setQueryData<Message | null>(['messages.one', flagOf[tab], id], (message) =>
        message ? { ...message, read: true } : message,
      );
      return follow(queries, tab, (message) => message.id === id);
    },
  });
  useEffect(() => {
    if (!read) mutate();
  }, [read, mutate]);
}

/** Marks a whole tab as read. */
export function useMarkAllRead(tab: MessageTab) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => caller.call(markAllRead, { sysMsgFlag: flagOf[tab] }),
    onSuccess: () => follow(queries, tab, () => true),
  });
}
