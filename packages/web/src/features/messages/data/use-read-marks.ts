import { markAllRead, markRead, mine } from '@svcdesk/core/contract/messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { caller } from '../../../shared/platform/api/caller.ts';
import { setCallItems } from '../../../shared/platform/api/use-call.ts';
import { flagOf, type Message, messageTabs } from './message.ts';

const asRead = (message: Message): Message => (message.read ? message : { ...message, read: true });

/** Marks the message that shows as read. A failure says nothing: it stays unread, and showing it again tries again. */
export function useReadOnShow({ id, read }: Pick<Message, 'id' | 'read'>): void {
  const queries = useQueryClient();
  const { mutate } = useMutation({
    meta: { ownFailure: true },
    mutationFn: () => caller.call(markRead, { ids: [id] }),
    onSuccess: () =>
      setCallItems(queries, mine, (message) => (message.id === id ? asRead(message) : message)),
  });
  useEffect(() => {
    if (!read) mutate();
  }, [read, mutate]);
}

/** Marks everything as read, in both tabs. */
export function useMarkAllRead() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () =>
      Promise.all(messageTabs.map((tab) => caller.call(markAllRead, { sysMsgFlag: flagOf[tab] }))),
    onSuccess: () => setCallItems(queries, mine, asRead),
  });
}
