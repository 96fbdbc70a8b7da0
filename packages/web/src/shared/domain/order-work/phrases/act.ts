import { phraseBook } from '../../../platform/i18n/phrase-book.ts';
import { act as en } from './en/act.ts';
import { act as zhCN } from './zh-cn/act.ts';

export const actText = phraseBook(zhCN, en);
