import { phraseBook } from '../../../platform/i18n/phrase-book.ts';
import { schedule as en } from './en.ts';
import { schedule as zhCN } from './zh-cn.ts';

export const scheduleText = phraseBook(zhCN, en);
