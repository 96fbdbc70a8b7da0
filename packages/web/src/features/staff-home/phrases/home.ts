import { phraseBook } from '../../../shared/platform/i18n/phrase-book.ts';
import { home as en } from './en/home.ts';
import { home as zhCN } from './zh-cn/home.ts';

export const homeText = phraseBook(zhCN, en);
