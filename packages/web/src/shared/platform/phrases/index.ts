import { phraseBook } from '../i18n/phrase-book.ts';
import { en } from './en.ts';
import { zhCN } from './zh-cn.ts';

/** Texts that more than one feature shows. */
export const sharedText = phraseBook(zhCN, en);
