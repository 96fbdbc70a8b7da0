import { ListPage } from '../../../shared/blocks/list-page/list-page.tsx';
import { useListState } from '../../../shared/blocks/list-page/use-list-state.ts';
import { EmptyState } from '../../../shared/components/states.tsx';
import { type MessageSide, messagePaths } from '../../../shared/domain/messages/message-paths.ts';
import { useUnreadMessages } from '../../../shared/domain/messages/use-unread-messages.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { withQuery } from '../../../shared/platform/routing.ts';
import { readTab } from '../data/message.ts';
import { useMessages } from '../data/use-messages.ts';
import { messagesText } from '../phrases.ts';
import { MessageRow } from './message-row.tsx';
import { MessageTabs } from './message-tabs.tsx';

interface MessageCenterProps {
  side: MessageSide;
  /** Where it is no tab of the app, and back leads when it was opened cold. */
  backTo?: string;
}

/** My messages, newest first, in two tabs. */
export function MessageCenter({ side, backTo }: MessageCenterProps) {
  const text = useText(messagesText);
  const state = useListState();
  const tab = readTab(state.values.tab);
  const list = useMessages(tab);
  const unread = useUnreadMessages();
  const refresh = () => Promise.all([list.refresh(), unread.refetch()]);
  return (
    <ListPage
      title={text.title}
      backTo={backTo}
      state={state}
      above={<MessageTabs tab={tab} onChoose={(chosen) => state.set({ tab: chosen })} />}
      list={{ ...list, refresh }}
      label={text.tab[tab]}
      estimatePx={110}
      renderItem={(message) => (
        <MessageRow message={message} to={withQuery(messagePaths[side].detail, { tab, id: message.id })} />
      )}
      none={<EmptyState icon="bell" title={text.none[tab]} hint={text.noneHint[tab]} />}
    />
  );
}
