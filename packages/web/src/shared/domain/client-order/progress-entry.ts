import type { Locale } from '../../platform/i18n/locale.ts';
import type { TextOf } from '../../platform/i18n/phrase-book.ts';
import type { HandleRecord } from '../order/order.ts';
import { itemWords, orderWords } from '../order/order-words.ts';
import type { clientOrderText } from './phrases.ts';

type Happened = TextOf<typeof clientOrderText>['happened'];

/** "Li arrived": who did what, in customers' words; an action that they have no words for in core's. */
export function progressWords(record: HandleRecord, words: Happened, locale: Locale): string {
  const { action, from, byName } = record;
  const target = record.targetName ?? record.targetGroupName;
  if (action === 'transfer' && target !== undefined) return `${byName} ${words.transferTo(target)}`;
  const own: Readonly<Partial<Record<string, unknown>>> = words;
  const known: Readonly<Partial<Record<string, string>>> = orderWords(locale).happened;
  const done = action === 'activate' && from === 5 ? words.reopened : own[action];
  return `${byName} ${typeof done === 'string' ? done : (known[action] ?? action)}`;
}

/** Why it was put on hold or cancelled; other actions give customers no reason. */
export function progressReason(
  { action, reasonCode }: Pick<HandleRecord, 'action' | 'reasonCode'>,
  locale: Locale,
): string | undefined {
  if (reasonCode === undefined) return undefined;
  if (action === 'hangUp') return itemWords('hangUpReason', reasonCode, locale);
  return action === 'cancel' ? itemWords('cancelReason', reasonCode, locale) : undefined;
}

/** The server's clock may run a little apart; only a real delay is worth a word. */
const delayMs = 2 * 60_000;

/** Whether it was written down later than it was done: the phone had no network. */
export function wasRecordedLate({ at, recordedAt }: Pick<HandleRecord, 'at' | 'recordedAt'>): boolean {
  return Date.parse(recordedAt) - Date.parse(at) > delayMs;
}
