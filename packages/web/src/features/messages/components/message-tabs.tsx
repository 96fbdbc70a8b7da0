import { Button } from '../../../shared/components/button.tsx';
import { ask } from '../../../shared/components/question-store.ts';
import { Tabs } from '../../../shared/components/tabs.tsx';
import { useUnreadMessages } from '../../../shared/domain/messages/use-unread-messages.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { sharedText } from '../../../shared/platform/phrases/shared.ts';
import { showToast } from '../../../shared/platform/toast-store.ts';
import { type MessageTab, messageTabs } from '../data/message.ts';
import { useMarkAllRead } from '../data/use-read-marks.ts';
import { messagesText } from '../phrases.ts';
import './message-tabs.css';

/** Up to so many are in sight or nearly so; more are marked only when that is meant. */
const maxUnasked = 10;

interface MessageTabsProps {
  tab: MessageTab;
  onChoose: (tab: MessageTab) => void;
}

/** About orders or from the system, with how many are unread, and the way to be done with all of them. */
export function MessageTabs({ tab, onChoose }: MessageTabsProps) {
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
    if (count > maxUnasked && !(await ask(question))) return;
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
