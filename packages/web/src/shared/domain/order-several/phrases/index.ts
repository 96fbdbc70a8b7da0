import { phraseBook } from '../../../platform/i18n/phrase-book.ts';
import { en } from './en.ts';
import { zhCN } from './zh-cn.ts';

export const severalText = phraseBook(zhCN, en);
