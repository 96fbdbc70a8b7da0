import type { Phrases } from '../../../shared/platform/i18n/phrase-book.ts';
import type { zhCN } from './zh-cn.ts';

export const en: Phrases<typeof zhCN> = {
  about: 'About',
  agreement: 'User agreement',
  privacy: 'Privacy policy',
};
