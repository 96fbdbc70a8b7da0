import { phraseBook } from '../../platform/i18n/phrase-book.ts';

export const historyText = phraseBook(
  {
    internal: '仅内部',
    none: '还没有记录',
  },
  {
    internal: 'Internal',
    none: 'Nothing yet',
  },
);
