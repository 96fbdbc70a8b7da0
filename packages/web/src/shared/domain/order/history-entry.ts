import type { Locale } from '../../platform/i18n/locale.ts';
import { momentFact } from '../../platform/i18n/time-words.ts';
import type { HandleRecord } from './order.ts';
import { itemWords, orderWords } from './order-words.ts';

/** The server's clock may run a little apart; only a real delay is worth a word. */
const delayMs = 2 * 60_000;

/** "Li accepted the order": who did what. */
export function happenedWords({ action, from, byName }: HandleRecord, locale: Locale): string {
  const words = orderWords(locale);
  const happened: Readonly<Partial<Record<string, string>>> = words.happened;
  const reopened = action === 'activate' && from === 5;
  return `${byName} ${reopened ? words.reopened : (happened[action] ?? action)}`;
}

/** Whether it was written down later than it was done: the phone had no network. */
export function wasRecordedLate({ at, recordedAt }: HandleRecord): boolean {
  return Date.parse(recordedAt) - Date.parse(at) > delayMs;
}

const reasonDictionaries = {
  hangUp: 'hangUpReason',
  cancel: 'cancelReason',
  decline: 'declineReason',
  release: 'declineReason',
} as const;

/** The chosen reason in words; nothing for an action that has none. */
export function reasonOf({ action, reasonCode }: HandleRecord, locale: Locale): string | undefined {
  if (reasonCode === undefined || !(action in reasonDictionaries)) return undefined;
  return itemWords(reasonDictionaries[action as keyof typeof reasonDictionaries], reasonCode, locale);
}

/** Columns whose values are codes of a dictionary. */
const coded = ['priority', 'serviceMode'] as const;

/** A value before or after an edit, in words where it is a code or an instant. */
export function valueWords(field: string, value: string | undefined, locale: Locale): string | undefined {
  if (value && (field === 'planStart' || field === 'planEnd')) return momentFact(value);
  const dictionary = coded.find((each) => each === field);
  return dictionary && value ? itemWords(dictionary, value, locale) : value || undefined;
}

/** Who had an order before it was handed on and who after, by the record that did so; undefined: it waited in its group. */
export function handovers(
  records: readonly HandleRecord[],
): ReadonlyMap<string, { from: string | undefined; to: string }> {
  const found = new Map<string, { from: string | undefined; to: string }>();
  let owner: string | undefined;
  for (const { id, action, byName, targetName, targetGroupName } of records) {
    if (action === 'transfer') {
      const to = [targetName, targetGroupName].filter(Boolean).join(' · ');
      if (to !== '') found.set(id, { from: owner, to });
      owner = targetName;
    } else if (action === 'accept') owner = byName;
    else if (action === 'decline' || action === 'release') owner = undefined;
  }
  return found;
}
