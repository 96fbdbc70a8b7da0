import { phraseBook } from '../../../shared/platform/i18n/phrase-book.ts';
import { mine as en } from './en/mine.ts';
import { mine as zhCN } from './zh-cn/mine.ts';

export const mineText = phraseBook(zhCN, en);
