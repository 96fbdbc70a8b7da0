import { phraseBook } from '../../../platform/i18n/phrase-book.ts';
import { en } from './en.ts';
import { zhCN } from './zh-cn.ts';

/** Requirements in the words of both sides. */
export const requirementText = phraseBook(zhCN, en);
