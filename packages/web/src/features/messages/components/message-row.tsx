import { Link } from 'react-router-dom';
import { WholeTimes } from '../../../shared/components/whole-times.tsx';
import { momentFact } from '../../../shared/platform/i18n/time-words.ts';
import { useText } from '../../../shared/platform/i18n/use-text.ts';
import type { Message } from '../data/message.ts';
import { messagesText } from '../phrases.ts';
import '../../../shared/components/card.css';
import './message-row.css';

/** A message in the list: what happened, to which order, when. A read one steps back. */
export function MessageRow({ message, to }: { message: Message; to: string }) {
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
