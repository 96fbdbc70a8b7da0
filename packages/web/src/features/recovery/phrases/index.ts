import { phraseBook } from '../../../shared/platform/i18n/phrase-book.ts';
import { en } from './en.ts';
import { zhCN } from './zh-cn.ts';

/** Of who forgot their password; apart from the sign-in, which loads first. */
export const recoveryText = phraseBook(zhCN, en);
