import { randomId } from '@svcdesk/core';
import { serverNow } from '../../platform/clock.ts';
import { momentFact } from '../../platform/i18n/time-words.ts';
import { textNow } from '../../platform/i18n/use-text.ts';
import { dispatchText } from './phrases.ts';
import type { Proposed } from './use-plan.ts';
import type { Delayed } from './use-repair.ts';

/** Words to a customer, about an order of theirs. */
export interface CustomerMessage {
  key: string;
  /** The same words go once, however often they are tried. */
  sendKey: string;
  orderId: string;
  label: string;
  words: string;
  /** The time that the words say was agreed, and the words with another one. */
  agreedStart: string;
  write: (agreedStart: string) => string;
  /** Why it was not sent, or that this is not known. */
  failure?: string;
  /** It may have been sent: no answer came. */
  tried?: boolean;
}

/** Which order it is about. */
interface About {
  orderId: string;
  orderNo: string;
  title: string;
}

const written = (
  { orderId, orderNo, title }: About,
  agreedStart: string,
  write: CustomerMessage['write'],
): CustomerMessage => ({
  ...{ key: randomId(), sendKey: randomId(), orderId, agreedStart, write },
  label: `${orderNo} ${title}`,
  words: write(agreedStart),
});

/** How it is done from now on: by whom and when, as far as that is known. */
interface Arranged {
  planStart?: string | undefined;
  engineerName?: string | undefined;
}

/** 11-22 09:00 this year, else with its year: it is read on another day, too, so that today has its day as well. */
function datedWords(instant: string, nowMs: number): string {
  const full = momentFact(instant).slice(0, 16);
  return full.slice(0, 4) === momentFact(nowMs).slice(0, 4) ? full.slice(5) : full;
}

/** What a customer has to hear whose agreed time was this: that it has moved or is gone, or that another engineer comes. */
export function messageOf(
  about: About,
  agreedStart: string,
  { planStart, engineerName }: Arranged,
): CustomerMessage {
  const text = textNow(dispatchText).message;
  const nowMs = serverNow();
  const who = engineerName === undefined ? '' : text.by(engineerName);
  return written(about, agreedStart, (agreed) => {
    const from = datedWords(agreed, nowMs);
    if (planStart === undefined) return text.lost(about.title, from, who);
    if (Date.parse(planStart) !== Date.parse(agreed))
      return text.moved(about.title, from, datedWords(planStart, nowMs), who);
    return text.reassigned(about.title, from, engineerName ?? '');
  });
}

/** What customers have to hear of changed orders, and of those that come later than agreed though nothing is changed. */
export function messagesFor(changes: readonly Proposed[], delayed: readonly Delayed[]): CustomerMessage[] {
  const text = textNow(dispatchText).message;
  const nowMs = serverNow();
  const moved = changes.flatMap((change) =>
    change.before?.planStart === undefined ? [] : [messageOf(change, change.before.planStart, change)],
  );
  const late = delayed.map((each) =>
    written(each, each.planStart, (agreed) =>
      text.delayed(each.title, datedWords(agreed, nowMs), datedWords(each.expectedStart, nowMs)),
    ),
  );
  return [...moved, ...late];
}
