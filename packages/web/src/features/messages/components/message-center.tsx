import { useSearchParams } from 'react-router-dom';
import { VirtualList } from '../../../shared/blocks/list/virtual-list.tsx';
import { Page } from '../../../shared/components/page.tsx';
import { EmptyState } from '../../../shared/components/states.tsx';
import { type MessageSide, messagePaths } from '../../../shared/domain/messages/message-paths.ts';
import { useUnreadMessages } from '../../../shared/domain/messages/use-unread-messages.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { withQuery } from '../../../shared/platform/routing.ts';
import { readTab } from '../data/message.ts';
import { useMessages } from '../data/use-messages.ts';
import { messagesText } from '../phrases/index.ts';
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
  const [query, setQuery] = useSearchParams();
  const tab = readTab(query);
  const list = useMessages(tab);
  const unread = useUnreadMessages();
  const refresh = () => Promise.all([list.refresh(), unread.refetch()]);
  return (
    <Page
      title={text.title}
      backTo={backTo}
      ownScroll
      top={<MessageTabs tab={tab} onChoose={(chosen) => setQuery({ tab: chosen }, { replace: true })} />}
    >
      <VirtualList
        key={tab}
        label={text.tab[tab]}
        list={{ ...list, refresh }}
        estimatePx={110}
        renderItem={(message) => (
          <MessageRow message={message} to={withQuery(messagePaths[side].detail, { tab, id: message.id })} />
        )}
        empty={<EmptyState icon="bell" title={text.none[tab]} hint={text.noneHint[tab]} />}
      />
    </Page>
  );
}
