import type { Side } from '@svcdesk/core/roles';
import { useSearchParams } from 'react-router-dom';
import { Loaded } from '../../../shared/blocks/list/load-state.tsx';
import { Button } from '../../../shared/components/button.tsx';
import { Card } from '../../../shared/components/card.tsx';
import { BottomBar, Page } from '../../../shared/components/page.tsx';
import { EmptyState } from '../../../shared/components/states.tsx';
import { WholeTimes } from '../../../shared/components/whole-times.tsx';
import { targetPath } from '../../../shared/domain/target/target-path.ts';
import { momentFact } from '../../../shared/platform/i18n/time-words.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import { sidePaths, withQuery } from '../../../shared/platform/paths.ts';
import { type Message, type MessageTab, readTab } from '../message.ts';
import { messagesText } from '../phrases.ts';
import { useMessage, useReadOnShow } from '../use-messages.ts';
import '../messages.css';

export function ClientMessageDetailScreen() {
  return <MessageView side="client" />;
}

export function StaffMessageDetailScreen() {
  return <MessageView side="staff" />;
}

interface MessageViewProps {
  side: Side;
}

/** One message: what it says, when it came, and the way to what it is about, or that there is none. */
function MessageView({ side }: MessageViewProps) {
  const text = useText(messagesText);
  const [query] = useSearchParams();
  const tab = readTab(query.get('tab'));
  const message = useMessage(query.get('id') ?? '');
  const list = withQuery(sidePaths[side].messages.center, { tab });
  const target = message.data?.target;
  const to = target && targetPath(side, target);
  return (
    <Page
      title={text.detail}
      backTo={list}
      bottom={
        to !== undefined && (
          <BottomBar>
            <Button kind="main" to={to}>
              {openWords(text.open, target?.kind)}
            </Button>
          </BottomBar>
        )
      }
    >
      <Loaded query={message} cards={1}>
        {(found) =>
          found ? (
            <MessageCard
              key={found.id}
              message={found}
              tab={tab}
              note={to === undefined ? (target ? text.notHere : text.nothingToOpen) : undefined}
            />
          ) : (
            <EmptyState
              icon="bell"
              title={text.gone}
              hint={text.goneHint}
              action={<Button to={list}>{text.toList}</Button>}
            />
          )
        }
      </Loaded>
    </Page>
  );
}

function openWords(
  words: Readonly<Record<'order' | 'requirement' | 'other', string>>,
  kind: string | undefined,
) {
  return kind === 'order' || kind === 'requirement' ? words[kind] : words.other;
}

interface MessageCardProps {
  message: Message;
  tab: MessageTab;
  /** Why it leads nowhere. */
  note?: string;
}

function MessageCard({ message, tab, note }: MessageCardProps) {
  const text = useText(messagesText);
  useReadOnShow(message);
  return (
    <Card title={message.title}>
      <p className="sd-meta sd-num">
        <time dateTime={message.createdAt}>
          <WholeTimes>{momentFact(message.createdAt)}</WholeTimes>
        </time>{' '}
        · {text.tab[tab]}
      </p>
      <p className="sd-message-text">
        <WholeTimes>{message.content}</WholeTimes>
      </p>
      {note !== undefined && <p className="sd-meta">{note}</p>}
    </Card>
  );
}
