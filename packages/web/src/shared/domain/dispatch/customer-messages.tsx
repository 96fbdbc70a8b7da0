import { isSvcdeskError, randomId } from '@svcdesk/core';
import { maxLengthOf } from '@svcdesk/core/contract/max-length';
import { history, progress } from '@svcdesk/core/contract/orders';
import { isVisible } from '@svcdesk/core/format';
import { isUndecided } from '@svcdesk/core/outbox';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { FieldFrame } from '../../components/field-frame.tsx';
import { BottomBar } from '../../components/page.tsx';
import { confirm } from '../../components/question.tsx';
import { Sheet } from '../../components/sheet.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { caller } from '../../platform/api/caller.ts';
import { failureOf } from '../../platform/api/failures.ts';
import { serverNow } from '../../platform/clock.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { showToast } from '../../platform/toast-store.ts';
import { type ChangeUndo, takeBack, type Undone } from '../../platform/undo-store.ts';
import { type CustomerMessage, wordsOf } from './customer-message.ts';
import { dispatchText } from './phrases.ts';
import { lastTold } from './told-time.ts';
import './repair.css';

/** Gives whether it reached the reporter; a note goes into the history where no message can reach one. */
async function tell({ sendKey, orderId, words }: CustomerMessage): Promise<boolean> {
  const note = { orderId, content: words.trim() };
  try {
    await caller.call(progress, { ...note, notifyReporter: true }, { idempotencyKey: sendKey });
    return true;
  } catch (error) {
    const isUnreachable =
      isSvcdeskError(error) && error.issues?.some(({ path }) => path === 'notifyReporter') === true;
    if (!isUnreachable) throw error;
    await caller.call(progress, note, { idempotencyKey: `${sendKey}-note` });
    return false;
  }
}

/** The message with the time that its customer was told; with the one it was written with where the history cannot be read. */
async function asLastTold(message: CustomerMessage): Promise<CustomerMessage> {
  const { orderId, agreedStart, became } = message;
  if (!became) return message;
  try {
    const told = lastTold(await caller.call(history, { orderId }), agreedStart, serverNow());
    return { ...message, agreedStart: told, words: wordsOf(told, became), became: undefined };
  } catch {
    return { ...message, became: undefined };
  }
}

/** A change that was made: what customers have to hear of it, and how it is taken back, as long as none was told. */
export interface MadeChange {
  messages: readonly CustomerMessage[];
  undo?: ChangeUndo | undefined;
}

interface CustomerMessagesProps extends MadeChange {
  /** Told how it stands, each time that this changes: what is to be shown again after the page was loaded anew. */
  onChanged: (now: MadeChange) => void;
  /** Whether the change can no longer be taken back: a customer was told, or it was taken back. Absent where it did not show. */
  onClosed: (isOver?: boolean) => void;
}

/**
 * The messages as they were written, with the times that customers were last told, to be changed and sent by the person; who
 * closes them unsent is asked first.
 */
export function CustomerMessages({ messages: written, undo, onChanged, onClosed }: CustomerMessagesProps) {
  const text = useText(dispatchText).message;
  const [messages, setMessages] = useState(written);
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    let isGone = false;
    void Promise.all(written.map(asLastTold)).then((found) => {
      if (isGone) return;
      setMessages(found);
      setRead(true);
    });
    return () => {
      isGone = true;
    };
  }, [written]);
  const [busy, setBusy] = useState(false);
  const [round, setRound] = useState(0);
  const change = (key: string, more: Partial<CustomerMessage>) =>
    setMessages((list) => list.map((each) => (each.key === key ? { ...each, ...more } : each)));
  const ready = messages.filter(({ words }) => isVisible(words));
  const [undone, setUndone] = useState<Undone>('again');
  // Who was told counts on it; of one whose answer did not come nobody knows whether they were.
  const isTold = messages.length < written.length || messages.some(({ tried }) => tried);
  const undoable = undone === 'again' && !isTold ? undo : undefined;
  const changed = useEffectEvent(onChanged);
  useEffect(() => {
    // While messages are sent nobody knows whether any has reached its customer.
    if (busy) changed({ messages: messages.map((each) => ({ ...each, tried: true })) });
    else changed({ messages, undo: undoable });
  }, [messages, undoable, busy]);

  async function send(close: () => void): Promise<void> {
    setBusy(true);
    const left: CustomerMessage[] = [];
    let toldCount = 0;
    for (const message of ready) {
      try {
        if (await tell(message)) toldCount += 1;
      } catch (error) {
        const tried = isUndecided(error);
        const failure = tried ? text.unknown : text.failed(failureOf(error).words);
        left.push({ ...message, failure, tried });
      }
    }
    setBusy(false);
    const noteCount = ready.length - left.length - toldCount;
    const said = [toldCount > 0 && text.sent(toldCount), noteCount > 0 && text.noted(noteCount)];
    if (said.some(Boolean)) showToast(said.filter(Boolean).join(' · '));
    setMessages(left);
    if (left.length === 0) close();
  }

  async function pressUndo(change: ChangeUndo, close: () => void): Promise<void> {
    const became = await takeBack(change);
    setUndone(became);
    if (became === 'done') close();
  }

  async function closed(): Promise<void> {
    const isSure =
      undone === 'done' ||
      messages.length === 0 ||
      (await confirm({
        title: text.leave(messages.length),
        words: text.leaveWords,
        okLabel: text.leaveOk,
        cancelLabel: text.stay,
        danger: true,
      }));
    if (isSure) onClosed(undoable === undefined);
    else setRound(round + 1);
  }

  return (
    <Sheet key={round} title={text.title} onClosed={closed}>
      {(close) => (
        <>
          {undoable && (
            <div className="sd-message-undo">
              <p>{undoable.words}</p>
              <Button kind="link" onClick={() => pressUndo(undoable, close)}>
                {undoable.label}
              </Button>
              <p className="sd-meta">{text.undoEnds}</p>
            </div>
          )}
          <p className="sd-meta">{text.hint}</p>
          <div className="sd-message">
            {!isRead && <Skeleton cards={1} />}
            {isRead &&
              messages.map(({ key, label, words, failure }) => (
                <FieldFrame key={key} label={label} error={failure}>
                  <TextArea
                    value={words}
                    onChange={(typed) =>
                      change(key, { words: typed, sendKey: randomId(), failure: undefined })
                    }
                    maxLength={maxLengthOf(progress, 'content')}
                  />
                </FieldFrame>
              ))}
          </div>
          <BottomBar>
            <Button
              kind="main"
              block
              busy={busy || !isRead}
              disabled={ready.length === 0}
              onClick={() => send(close)}
            >
              {text.send(ready.length)}
            </Button>
          </BottomBar>
        </>
      )}
    </Sheet>
  );
}
