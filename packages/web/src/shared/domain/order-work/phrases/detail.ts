import { phraseBook } from '../../../platform/i18n/phrase-book.ts';
import { detail as en } from './en/detail.ts';
import { detail as zhCN } from './zh-cn/detail.ts';

export const detailText = phraseBook(zhCN, en);
