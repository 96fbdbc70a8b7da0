import type { Phrases } from '../../../platform/i18n/phrase-book.ts';
import type { zhCN } from './zh-cn.ts';

export const en: Phrases<typeof zhCN> = {
  before: 'You can send one reminder every 30 minutes',
  justNow: "You've just sent a reminder. You can send another in 30 minutes",
  after: (at, again) => `Reminder sent at ${at}; you can send another after ${again}`,
};
