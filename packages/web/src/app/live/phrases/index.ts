import { phraseBook } from '../../../shared/platform/i18n/phrase-book.ts';
import { en } from './en.ts';
import { zhCN } from './zh-cn.ts';

export const idleText = phraseBook(zhCN, en);
