import { phraseBook } from '../../platform/i18n/phrase-book.ts';

export const scheduleText = phraseBook(
  {
    off: '您的日程不在这里安排，所以不能排时间。需要开启请联系管理员。',
    offFor: '这位同事的日程不在这里安排，所以不能排时间。需要开启请联系管理员。',
  },
  {
    off: 'Your schedule is not kept here, so no time can be planned. An administrator can turn it on.',
    offFor:
      'The schedule of this colleague is not kept here, so no time can be planned. An administrator can turn it on.',
  },
);
