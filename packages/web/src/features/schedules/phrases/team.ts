import { phraseBook } from '../../../shared/platform/i18n/phrase-book.ts';
import { team as en } from './en/team.ts';
import { team as zhCN } from './zh-cn/team.ts';

export const teamText = phraseBook(zhCN, en);
