import type { DictionaryCode } from '../../dictionary/dictionary.ts';
import { dictionary as dictionaryEn } from '../en/dictionary.ts';
import type { Locale } from '../locale.ts';
import { dictionary as dictionaryZhCN } from '../zh-CN/dictionary.ts';
import { labelOf, wordsIn } from './label-of.ts';

/** What an item of a built-in dictionary is called, such as a reason: `dictionaryLabel('hangUpReason', 'waitParts', 'en')`. */
export function dictionaryLabel(dictionary: DictionaryCode, code: string, locale: Locale): string {
  return labelOf(wordsIn(locale, dictionaryZhCN, dictionaryEn)[dictionary], code);
}

/** What a priority is called, 1 to 4. */
export function priorityLabel(priority: number, locale: Locale): string {
  return labelOf(wordsIn(locale, dictionaryZhCN, dictionaryEn).priority, priority);
}
