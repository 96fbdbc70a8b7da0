import { phraseBook } from '../../../shared/platform/i18n/phrase-book.ts';
import { todo as en } from './en/todo.ts';
import { todo as zhCN } from './zh-cn/todo.ts';

export const todoText = phraseBook(zhCN, en);
