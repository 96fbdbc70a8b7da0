import type { Open } from '../../contract/define.ts';
import type { ErrorCode } from '../../errors/codes.ts';
import { errors as errorsEn } from '../en/errors.ts';
import type { Locale } from '../locale.ts';
import { errors as errorsZhCN } from '../zh-CN/errors.ts';
import { labelOf, wordsIn } from './label-of.ts';

/** What an error says to people. */
export function errorLabel(code: Open<ErrorCode>, locale: Locale): string {
  return labelOf(wordsIn(locale, errorsZhCN, errorsEn), code);
}
