import { phraseBook } from '../../platform/i18n/phrase-book.ts';

export const deviceCheckText = phraseBook(
  {
    check: '检测',
  },
  {
    check: 'Check',
  },
);
