import { randomId } from '@svcdesk/core';
import { maxLengthOf } from '@svcdesk/core/contract/max-length';
import { progress } from '@svcdesk/core/contract/orders';
import { isVisible } from '@svcdesk/core/format';
import { isUndecided } from '@svcdesk/core/outbox';
import { useState } from 'react';
import { Button } from '../../components/button.tsx';
import { FieldFrame } from '../../components/field-frame.tsx';
import { BottomBar } from '../../components/page.tsx';
import { confirm } from '../../components/question.tsx';
import { Sheet } from '../../components/sheet.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { caller } from '../../platform/api/caller.ts';
import { failureOf } from '../../platform/api/failures.ts';
import { serverNow } from '../../platform/clock.ts';
import { momentWords } from '../../platform/i18n/time-words.ts';
import { textNow, useText } from '../../platform/i18n/use-text.ts';
import { showToast } from '../../platform/toast-store.ts';
import { dispatchText } from './phrases.ts';
import type { Delayed, Proposed } from './use-repair.ts';
import './repair.css';

/** Words to a customer, about an order of theirs. */
export interface CustomerMessage {
  key: string;
  /** The same words go once, however often they are tried. */
  sendKey: string;
  orderId: string;
  label: string;
  words: string;
  /** Why it was not sent, or that this is not known. */
  failure?: string;
}

/**
 * What customers have to hear: that a time they were promised has moved, that somebody else comes, or that one comes later
 * than agreed.
 */
export function messagesFor(changes: readonly Proposed[], delayed: readonly Delayed[]): CustomerMessage[] {
  const text = textNow(dispatchText).message;
  const nowMs = serverNow();
  const late = delayed.map(({ orderId, orderNo, title, planStart, expectedStart }) => ({
    ...{ key: randomId(), sendKey: randomId(), orderId, label: `${orderNo} ${title}` },
    words: text.delayed(title, momentWords(planStart, nowMs), momentWords(expectedStart, nowMs)),
  }));
  const moved = changes.flatMap(({ orderId, orderNo, title, planStart, engineerName, before }) => {
    if (before?.planStart === undefined) return [];
    const at = momentWords(planStart, nowMs);
    const words =
      planStart === before.planStart
        ? text.reassigned(title, at, engineerName)
        : text.moved(title, momentWords(before.planStart, nowMs), at, engineerName);
    return [{ key: randomId(), sendKey: randomId(), orderId, label: `${orderNo} ${title}`, words }];
  });
  return [...moved, ...late];
}

interface CustomerMessagesProps {
  messages: readonly CustomerMessage[];
  /** Told whether somebody was told. */
  onClosed: (isTold: boolean) => void;
}

/** The messages as they were written, to be changed and sent by the person; who closes them unsent is asked first. */
export function CustomerMessages({ messages: written, onClosed }: CustomerMessagesProps) {
  const text = useText(dispatchText).message;
  const [messages, setMessages] = useState(written);
  const [busy, setBusy] = useState(false);
  const [round, setRound] = useState(0);
  const change = (key: string, more: Partial<CustomerMessage>) =>
    setMessages((list) => list.map((each) => (each.key === key ? { ...each, ...more } : each)));
  const ready = messages.filter(({ words }) => isVisible(words));

  async function send(close: () => void): Promise<void> {
    setBusy(true);
    const left: CustomerMessage[] = [];
    for (const message of ready) {
      const { sendKey, orderId, words } = message;
      try {
        await caller.call(progress, { orderId, content: words.trim() }, { idempotencyKey: sendKey });
      } catch (error) {
        const failure = isUndecided(error) ? text.unknown : text.failed(failureOf(error).words);
        left.push({ ...message, failure });
      }
    }
    setBusy(false);
    if (ready.length > left.length) showToast(text.sent(ready.length - left.length));
    setMessages(left);
    if (left.length === 0) close();
  }

  async function closed(): Promise<void> {
    const isSure =
      messages.length === 0 ||
      (await confirm({
        title: text.leave(messages.length),
        words: text.leaveWords,
        okLabel: text.leaveOk,
        cancelLabel: text.stay,
        danger: true,
      }));
    if (isSure) onClosed(messages.length < written.length);
    else setRound(round + 1);
  }

  return (
    <Sheet key={round} title={text.title} onClosed={closed}>
      {(close) => (
        <>
          <p className="sd-meta">{text.hint}</p>
          <div className="sd-message">
            {messages.map(({ key, label, words, failure }) => (
              <FieldFrame key={key} label={label} error={failure}>
                <TextArea
                  value={words}
                  onChange={(typed) => change(key, { words: typed, sendKey: randomId(), failure: undefined })}
                  maxLength={maxLengthOf(progress, 'content')}
                />
              </FieldFrame>
            ))}
          </div>
          <BottomBar>
            <Button kind="main" block busy={busy} disabled={ready.length === 0} onClick={() => send(close)}>
              {text.send(ready.length)}
            </Button>
          </BottomBar>
        </>
      )}
    </Sheet>
  );
}
