import { mine } from '@svcdesk/core/contract/messages';
import { type InfiniteData, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PageOf } from '../../../shared/blocks/list/paging.ts';
import { type PagedList, usePagedList } from '../../../shared/blocks/list/use-paged-list.ts';
import { caller } from '../../../shared/platform/api/caller.ts';
import { findMessage } from './find-message.ts';
import { flagOf, type Message, type MessageTab } from './message.ts';

export type MessageList = InfiniteData<PageOf<Message>>;

export const listKey = (tab: MessageTab) => ['messages.mine', flagOf[tab]] as const;

const keyOf = (message: Message) => message.id;

/** My messages of a tab, newest first. */
export function useMessages(tab: MessageTab): PagedList<Message> {
  return usePagedList({
    queryKey: listKey(tab),
    keyOf,
    load: (ask, signal) => caller.call(mine, { sysMsgFlag: flagOf[tab], ...ask }, { signal }),
  });
}

const searchSize = 100;

/** One message: from the list that one comes from, else looked for; null when it is not to be found. */
export function useMessage(tab: MessageTab, id: string): UseQueryResult<Message | null> {
  const queries = useQueryClient();
  const listed = () =>
    queries
      .getQueryData<MessageList>(listKey(tab))
      ?.pages.flatMap(({ list }) => list)
      .find((message) => message.id === id);
  return useQuery({
    queryKey: ['messages.one', flagOf[tab], id],
    queryFn: ({ signal }) =>
      findMessage(id, (ask) =>
        caller.call(mine, { sysMsgFlag: flagOf[tab], size: searchSize, ...ask }, { signal }),
      ),
    initialData: listed,
    // What a message says does not change.
    staleTime: Number.POSITIVE_INFINITY,
  });
}
