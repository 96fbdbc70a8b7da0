import { phraseBook } from '../../../shared/platform/i18n/phrase-book.ts';
import { groups as en } from './en/groups.ts';
import { groups as zhCN } from './zh-cn/groups.ts';

export const groupsText = phraseBook(zhCN, en);
