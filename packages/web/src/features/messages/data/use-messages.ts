import { findOne, mine } from '@svcdesk/core/contract/messages';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import type { PagedList, PageOf } from '../../../shared/platform/api/paging.ts';
import { useCall, useCallPages } from '../../../shared/platform/api/use-call.ts';
import { flagOf, type Message, type MessageTab } from './message.ts';

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
