import { phraseBook } from '../../../shared/platform/i18n/phrase-book.ts';
import { list as en } from './en/list.ts';
import { list as zhCN } from './zh-cn/list.ts';

export const listText = phraseBook(zhCN, en);
