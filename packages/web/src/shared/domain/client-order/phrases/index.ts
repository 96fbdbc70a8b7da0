import { phraseBook } from '../../../platform/i18n/phrase-book.ts';
import { en } from './en.ts';
import { zhCN } from './zh-cn.ts';

/** An order in customers' words. */
export const clientOrderText = phraseBook(zhCN, en);
