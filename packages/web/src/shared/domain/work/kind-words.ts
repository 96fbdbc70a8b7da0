import { kindsEn, kindsZhCN } from '@svcdesk/core/phrases';
import type { Locale } from '../../platform/i18n/locale.ts';

/** The domain's words for the other kinds of work: statuses, and what happened. */
export function kindWords(locale: Locale): typeof kindsZhCN {
  return locale === 'en' ? kindsEn : kindsZhCN;
}

type Kind = Exclude<keyof typeof kindsZhCN, 'happened' | 'reviewKind'>;

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
