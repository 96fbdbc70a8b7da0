import { phraseBook } from '../../../platform/i18n/phrase-book.ts';
import { en } from './en.ts';
import { zhCN } from './zh-cn.ts';

/** Words of codes, passwords and the slider, wherever they are asked for. */
export const codeText = phraseBook(zhCN, en);
