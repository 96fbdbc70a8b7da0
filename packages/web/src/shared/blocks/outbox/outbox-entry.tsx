import { reasonsEn, reasonsZhCN } from '@svcdesk/core/phrases';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { confirm } from '../../components/question.tsx';
import { WholeTimes } from '../../components/whole-times.tsx';
import { type Locale, useLocale } from '../../platform/i18n/locale.ts';
import { momentFact } from '../../platform/i18n/time-words.ts';
import { textNow, useText } from '../../platform/i18n/use-text.ts';
import { discard, sendAgain, useOutbox, useWaiting, withdraw } from '../../platform/outbox/outbox.ts';
import type { OutboxItem, Refusal } from '../../platform/outbox/outbox-item.ts';
import { sendWithoutPhotos } from '../../platform/outbox/send-without-photos.ts';
import { sharedText } from '../../platform/phrases/shared.ts';
import { showToast } from '../../platform/toast-store.ts';
import { outboxText } from './phrases.ts';
import './outbox.css';

interface OutboxEntryProps {
  item: OutboxItem;
  /** Names the thing too, where it does not stand beside. */
  named?: boolean;
  /** Leads on: what the entry stands on may have to close first. */
  leave?: (go: () => unknown) => void;
}

/** One action on its way: what was done and when, how it stands, and what can be done about it. */
export function OutboxEntry({ item, named, leave = (go) => void go() }: OutboxEntryProps) {
  const text = useText(outboxText);
  const locale = useLocale((state) => state.locale);
  const sending = useOutbox((state) => state.sending === item.key);
  const unkept = useOutbox((state) => state.unkept.has(item.key));
  const words = { action: item.about?.words ?? item.callId, title: item.about?.title };
  const state = sending ? 'sending' : item.state;
  return (
    <div className={item.state === 'waiting' ? 'sd-outbox' : 'sd-outbox sd-outbox-stopped'}>
      <p>
        {text.state[state]} · {words.action}{' '}
        <span className="sd-meta sd-num">
          <WholeTimes>{text.doneAt(momentFact(item.at))}</WholeTimes>
        </span>
      </p>
      {named && words.title !== undefined && <p className="sd-meta">{words.title}</p>}
      {item.state === 'asks' && <p>{text.old}</p>}
      {item.refusal && (
        <p>
          {refusalWords(item, item.refusal, locale, text)} <span className="sd-meta">{text.kept}</span>
        </p>
      )}
      {unkept && <p>{text.unkept}</p>}
      {!sending && <Choices item={item} leave={leave} />}
    </div>
  );
}

function Choices({ item, leave }: Required<Pick<OutboxEntryProps, 'item' | 'leave'>>) {
  const text = useText(outboxText);
  const navigate = useNavigate();
  const { form } = item;
  const takeBack = async () => {
    if (!(await withdraw(item))) return showToast(text.onItsWay, 'error');
    showToast(text.withdrawn);
    if (form?.draftKey !== undefined) leave(() => navigate(form.path));
  };
  const giveUp = async () => {
    const sure = await confirm({
      title: text.discardAsk(item.about?.words ?? ''),
      words: text.discardWords,
      okLabel: text.discard,
      cancelLabel: textNow(sharedText).action.cancel,
      danger: true,
    });
    if (sure) await discard(item);
  };
  const stopped = item.state !== 'waiting';
  const isPhotoGone = item.refusal?.code === 'photoGone';
  return (
    <div className="sd-row">
      {stopped && (
        <Button small onClick={() => (isPhotoGone ? sendWithoutPhotos(item) : sendAgain(item))}>
          {isPhotoGone ? text.without : text.again}
        </Button>
      )}
      {form?.draftKey !== undefined && (
        <Button small onClick={takeBack}>
          {isPhotoGone ? text.retake : stopped ? text.edit : text.withdraw}
        </Button>
      )}
      {(stopped || form?.draftKey === undefined) && (
        <Button small kind="link" onClick={giveUp}>
          {stopped ? text.discard : text.withdraw}
        </Button>
      )}
    </div>
  );
}

/** Which photos are meant: by their names, else by their place among those of the item. */
function photoNames({ form, photoIds }: OutboxItem, ids: readonly string[]): string {
  const names = namesIn(form?.draft, ids);
  const places = ids.map((id) => textNow(sharedText).photo.item(photoIds.indexOf(id) + 1));
  return (names.length === ids.length ? names : places).join(', ');
}

/** What the photos with these ids are called in a form's content. */
function namesIn(content: unknown, ids: readonly string[]): string[] {
  if (typeof content !== 'object' || content === null) return [];
  const { id, name } = content as { id?: unknown; name?: unknown };
  if (typeof name === 'string' && ids.includes(String(id))) return [name];
  return Object.values(content).flatMap((part) => namesIn(part, ids));
}

/** Why the server did not do it, in words. */
function refusalWords(
  item: OutboxItem,
  { code, reason, words, photoIds = item.photoIds }: Refusal,
  locale: Locale,
  text: ReturnType<typeof outboxText.in>,
): string {
  const reasons: Readonly<Record<string, string>> = locale === 'en' ? reasonsEn : reasonsZhCN;
  if (code === 'orderChanged') return text.changed;
  if (code === 'photoGone') return text.photoGone(photoNames(item, photoIds));
  return (reason !== undefined && reasons[reason]) || words || text.unknown;
}

/** What this phone has done to a record that has not reached the server. The region is there before its words. */
export function WaitingOn({ kind, id }: { kind: string; id: string }) {
  const items = useWaiting(kind, id);
  return (
    <div role="status">
      {items.length > 0 && (
        <ul className="sd-stack">
          {items.map((item) => (
            <li key={item.key}>
              <OutboxEntry item={item} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
