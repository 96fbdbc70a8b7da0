import type { Open } from '../../contract/define.ts';
import type { ButtonCode } from '../../roles/button.ts';
import { buttons as buttonsEn } from '../en/buttons.ts';
import type { Locale } from '../locale.ts';
import { buttons as buttonsZhCN } from '../zh-CN/buttons.ts';
import { labelOf, wordsIn } from './label-of.ts';

/** What a button is called, by its permission code. */
export function buttonLabel(code: Open<ButtonCode>, locale: Locale): string {
  return labelOf(wordsIn(locale, buttonsZhCN, buttonsEn), code);
}
