import type { Phrases } from '../../../platform/i18n/phrase-book.ts';
import type { zhCN } from './zh-cn.ts';

export const en: Phrases<typeof zhCN> = {
  agree: 'I have read and accept the',
  both: ' user agreement and the privacy policy',
  agreement: 'user agreement',
  and: ' and the ',
  privacy: 'privacy policy',
  missing: 'Please read them and tick the box first',
};
