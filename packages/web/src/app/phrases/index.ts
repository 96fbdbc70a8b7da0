import { phraseBook } from '../../shared/platform/i18n/phrase-book.ts';
import { en } from './en.ts';
import { zhCN } from './zh-cn.ts';

/** What phones show of the app where it is installed. */
export const installText = phraseBook(zhCN, en);
