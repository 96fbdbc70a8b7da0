import type { Phrases } from '../../../platform/i18n/phrase-book.ts';
import type { zhCN } from './zh-cn.ts';

export const en: Phrases<typeof zhCN> = {
  recent: 'Chosen lately',
  results: (count) => (count === 1 ? '1 result' : `${count} results`),
  many: (count) => `More than ${count} results`,
  nothing: (words) => `Nothing found for “${words}”`,
  nothingHint: 'Try other words, or fewer letters.',
  empty: 'There is nothing to choose from',
  offline: 'There is no network now; this is what was last seen.',
};
