import type { Phrases } from '../../../shared/platform/i18n/phrase-book.ts';
import type { zhCN } from './zh-cn.ts';

export const en: Phrases<typeof zhCN> = {
  title: "You'll be signed out soon",
  words: (count) =>
    `Nothing was touched for a while, so you will be signed out in a few minutes. ${count} ${count === 1 ? 'action has' : 'actions have'} not been sent. What waits stays on this device and goes when you sign in again.`,
  okLabel: 'Keep working',
  ended: 'Signed out after a while without use',
};
