import type { Phrases } from '../../../platform/i18n/phrase-book.ts';
import type { zhCN } from './zh-cn.ts';

export const en: Phrases<typeof zhCN> = {
  agree: 'I accept the',
  both: ' agreement and privacy policy',
  agreement: 'agreement',
  and: ' and ',
  privacy: 'privacy policy',
  missing: 'Please read and accept these first',
};
