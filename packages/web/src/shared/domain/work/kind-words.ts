import { kindsEn, kindsZhCN } from '@svcdesk/core/phrases';
import type { Locale } from '../../platform/i18n/locale.ts';

/** The domain's words for the other kinds of work: statuses, actions, and what happened. */
export function kindWords(locale: Locale): typeof kindsZhCN {
  return locale === 'en' ? kindsEn : kindsZhCN;
}

/** The word for a code; one of a newer server stands for itself. */
export function wordOf(words: Readonly<Record<string, string>>, code: string): string {
  return (Object.hasOwn(words, code) && words[code]) || code;
}

type Kind = Exclude<
  keyof typeof kindsZhCN,
  'happened' | 'reviewKind' | 'deviceAction' | 'pmAction' | 'pmResult'
>;

/** A status of a kind in words; one of a newer server shows as its number. */
export function kindStatusWords(
  kind: Kind,
  statuses: Readonly<Record<string, number>>,
  status: number,
  locale: Locale,
): string {
  const name = Object.keys(statuses).find((each) => statuses[each] === status);
  const words: Readonly<Record<string, string>> = kindWords(locale)[kind];
  return (name !== undefined && words[name]) || String(status);
}
