import { phraseBook } from '../../platform/i18n/phrase-book.ts';

export const remindText = phraseBook(
  {
    before: '催一次以后，要等 30 分钟才能再催',
    justNow: '刚催过，30 分钟后可以再催',
    after: (at: string, again: string) => `${at} 催过，${again} 后可以再催`,
  },
  {
    before: 'You can send one reminder every 30 minutes',
    justNow: "You've just sent a reminder. You can send another in 30 minutes",
    after: (at, again) => `Reminder sent at ${at}; you can send another after ${again}`,
  },
);
