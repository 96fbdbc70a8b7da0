import { phraseBook } from '../../../shared/platform/i18n/phrase-book.ts';
import { duty as en } from './en/duty.ts';
import { duty as zhCN } from './zh-cn/duty.ts';

export const dutyText = phraseBook(zhCN, en);
