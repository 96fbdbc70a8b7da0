import { phraseBook } from '../../../platform/i18n/phrase-book.ts';
import { build as en } from './en/build.ts';
import { build as zhCN } from './zh-cn/build.ts';

export const buildText = phraseBook(zhCN, en);
