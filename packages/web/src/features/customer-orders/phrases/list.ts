import { phraseBook } from '../../../shared/platform/i18n/phrase-book.ts';

/** What the list says: it is what customers load first, without the words of the other screens. */
export const listText = phraseBook(
  {
    search: '搜索工单号或标题',
    none: '还没有报修过',
    noneHint: '哪里坏了，点“我要报修”告诉我们。',
  },
  {
    search: 'Search number or title',
    none: 'Nothing reported yet',
    noneHint: 'Something broken? Tap “Report a fault” and tell us.',
  },
);
