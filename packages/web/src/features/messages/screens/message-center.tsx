import type { Side } from '@svcdesk/core/roles';
import { Link } from 'react-router-dom';
import { ListPage } from '../../../shared/blocks/list-page/list-page.tsx';
import { useListState } from '../../../shared/blocks/list-page/list-values.ts';
import { Button } from '../../../shared/components/button.tsx';
import { confirm } from '../../../shared/components/question.tsx';
import { EmptyState } from '../../../shared/components/states.tsx';
import { Tabs } from '../../../shared/components/tabs.tsx';
import { WholeTimes } from '../../../shared/components/whole-times.tsx';
import { useClientBadges } from '../../../shared/domain/client-order/use-client-badges.ts';
import { useUnreadMessages } from '../../../shared/domain/messages/use-unread-messages.ts';
import { momentFact } from '../../../shared/platform/i18n/time-words.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { sidePaths, staffPaths, withQuery } from '../../../shared/platform/paths.ts';
import { sharedText } from '../../../shared/platform/phrases/shared.ts';
import { showToast } from '../../../shared/platform/toast-store.ts';
import { type Message, type MessageTab, messageTabs, readTab } from '../message.ts';
import { messagesText } from '../phrases.ts';
import { useMarkAllRead, useMessages } from '../use-messages.ts';
import '../messages.css';
import '../../../shared/components/card.css';

/** A customer's messages, one of their tabs. */
export function ClientMessageCenterScreen() {
  useClientBadges();
  return <MessageCenter side="client" />;
}

/** Messages of staff, reached by the bell. */
export function StaffMessageCenterScreen() {
  return <MessageCenter side="staff" backTo={staffPaths.home} />;
}

interface MessageCenterProps {
  side: Side;
  /** Where it is no tab of the app, and back leads when it was opened cold. */
  backTo?: string;
}

/** My messages, newest first, in two tabs. */
function MessageCenter({ side, backTo }: MessageCenterProps) {
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
        <MessageRow
          message={message}
          to={withQuery(sidePaths[side].messages.detail, { tab, id: message.id })}
        />
      )}
      none={<EmptyState icon="bell" title={text.none[tab]} hint={text.noneHint[tab]} />}
    />
  );
}

/** Up to so many are in sight or nearly so; more are marked only when that is meant. */
const maxUnasked = 10;

interface MessageTabsProps {
  tab: MessageTab;
  onChoose: (tab: MessageTab) => void;
}

/** About orders or from the system, with how many are unread, and the way to be done with all of them. */
function MessageTabs({ tab, onChoose }: MessageTabsProps) {
  const text = useText(messagesText);
  const shared = useText(sharedText);
  const { data: unread } = useUnreadMessages();
  const marking = useMarkAllRead();
  const count = unread ? unread.order + unread.system : 0;
  const markAll = async () => {
    const question = {
      title: text.markMany(count),
      okLabel: text.markAll,
      cancelLabel: shared.action.cancel,
    };
    if (count > maxUnasked && !(await confirm(question))) return;
    marking.mutate(undefined, { onSuccess: () => showToast(text.marked) });
  };
  const tabs = messageTabs.map((key) => ({ key, label: text.tab[key], count: unread?.[key] || undefined }));
  return (
    <div className="sd-row sd-flush sd-message-tabs">
      <div className="sd-grow">
        <Tabs label={text.tabs} tabs={tabs} chosen={tab} onChoose={onChoose} />
      </div>
      <Button kind="link" small onClick={markAll} busy={marking.isPending} disabled={count === 0}>
        {text.markAll}
      </Button>
    </div>
  );
}

/** A message in the list: what happened, to which order, when. A read one steps back. */
function MessageRow({ message, to }: { message: Message; to: string }) {
  const text = useText(messagesText);
  return (
    <Link to={to} className={message.read ? 'sd-card sd-message sd-message-read' : 'sd-card sd-message'}>
      <span className="sd-row sd-message-title">
        {!message.read && (
          <span className="sd-message-dot">
            <span className="sd-hidden">{text.unread} </span>
          </span>
        )}
        <span className="sd-grow">{message.title}</span>
      </span>
      <span className="sd-message-words">
        <WholeTimes>{message.content}</WholeTimes>
      </span>
      <time className="sd-meta sd-num" dateTime={message.createdAt}>
        <WholeTimes>{momentFact(message.createdAt)}</WholeTimes>
      </time>
    </Link>
  );
}
