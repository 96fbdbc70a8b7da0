import { dictionaryEn, dictionaryZhCN, reasonsEn, reasonsZhCN } from '@svcdesk/core/phrases';
import type { DictionaryCode } from '@svcdesk/core/rules';
import type { Locale } from '../../platform/i18n/locale.ts';

type Names = Readonly<Record<string, string>>;

/** The built-in name of a dictionary's item; a tenant's own item shows as its code. */
export function itemWords(dictionary: DictionaryCode, code: string | number, locale: Locale): string {
  const names: Names = (locale === 'en' ? dictionaryEn : dictionaryZhCN)[
    dictionary as keyof typeof dictionaryEn
  ];
  return names[code] ?? String(code);
}

/** Why something cannot be done now. */
export function reasonWords(reason: string, locale: Locale): string {
  const words: Names = locale === 'en' ? reasonsEn : reasonsZhCN;
  return words[reason] ?? reason;
}
