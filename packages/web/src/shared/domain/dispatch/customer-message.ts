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
  /** The time that the words say was agreed. */
  agreedStart: string;
  /** What became of it; absent once the words name the time that the customer was last told. */
  became?: Became | undefined;
  /** Why it was not sent, or that this is not known. */
  failure?: string;
  /** It may have been sent: no answer came. */
  tried?: boolean;
}

/** What the customer has to hear of an agreed time: by whom and when the work is done from now on, as far as that is known. */
interface Became {
  title: string;
  planStart?: string | undefined;
  engineerName?: string | undefined;
  /** The engineer comes so late, though nothing was changed. */
  expectedStart?: string | undefined;
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
  became: Became,
): CustomerMessage => ({
  ...{ key: randomId(), sendKey: randomId(), orderId, agreedStart, became },
  label: `${orderNo} ${title}`,
  words: wordsOf(agreedStart, became),
});

/** 11-22 09:00 this year, else with its year: it is read on another day, too, so that today has its day as well. */
function datedWords(instant: string, nowMs: number): string {
  const full = momentFact(instant).slice(0, 16);
  return full.slice(0, 4) === momentFact(nowMs).slice(0, 4) ? full.slice(5) : full;
}

/** The words to a customer whose agreed time was this. */
export function wordsOf(agreedStart: string, became: Became): string {
  const { title, planStart, engineerName, expectedStart } = became;
  const text = textNow(dispatchText).message;
  const nowMs = serverNow();
  const from = datedWords(agreedStart, nowMs);
  if (expectedStart !== undefined) return text.delayed(title, from, datedWords(expectedStart, nowMs));
  const who = engineerName === undefined ? '' : text.by(engineerName);
  if (planStart === undefined) return text.lost(title, from, who);
  if (Date.parse(planStart) !== Date.parse(agreedStart))
    return text.moved(title, from, datedWords(planStart, nowMs), who);
  return text.reassigned(title, from, engineerName ?? '');
}

/** What a customer has to hear whose agreed time was this: that it has moved or is gone, or that another engineer comes. */
export const messageOf = (
  about: About,
  agreedStart: string,
  { planStart, engineerName }: Omit<Became, 'title' | 'expectedStart'>,
): CustomerMessage => written(about, agreedStart, { title: about.title, planStart, engineerName });

/** What customers have to hear of changed orders, and of those that come later than agreed though nothing is changed. */
export function messagesFor(changes: readonly Proposed[], delayed: readonly Delayed[]): CustomerMessage[] {
  const moved = changes.flatMap((change) =>
    change.before?.planStart === undefined ? [] : [messageOf(change, change.before.planStart, change)],
  );
  const late = delayed.map((each) => {
    const { title, planStart, expectedStart } = each;
    return written(each, planStart, { title, expectedStart });
  });
  return [...moved, ...late];
}
