import { findOne, markAllRead, markRead, mine } from '@svcdesk/core/contract/messages';
import { type UseQueryResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { caller } from '../../shared/platform/api/caller.ts';
import type { PagedList, PageOf } from '../../shared/platform/api/paging.ts';
import { setCallItems, useCall, useCallPages } from '../../shared/platform/api/use-call.ts';
import { flagOf, type Message, type MessageTab, messageTabs } from './message.ts';

/** My messages of a tab, newest first. */
export function useMessages(tab: MessageTab): PagedList<Message> {
  return useCallPages(mine, { sysMsgFlag: flagOf[tab] });
}

/** One message: at once when its list is loaded; null when there is none. */
export function useMessage(id: string): UseQueryResult<Message | null> {
  const queries = useQueryClient();
  const listed = () =>
    queries
      .getQueriesData<{ pages?: PageOf<Message>[] }>({ queryKey: [mine.id] })
      .flatMap(([, kept]) => kept?.pages ?? [])
      .flatMap(({ list }) => list)
      .find((message) => message.id === id);
  return useCall(findOne, { id }, { whenMissing: null, initial: listed });
}

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
