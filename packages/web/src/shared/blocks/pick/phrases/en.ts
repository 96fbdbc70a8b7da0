import type { Phrases } from '../../../platform/i18n/phrase-book.ts';
import type { zhCN } from './zh-cn.ts';

export const en: Phrases<typeof zhCN> = {
  recent: 'Recent',
  results: (count) => (count === 1 ? '1 result' : `${count} results`),
  many: (count) => `More than ${count} results`,
  nothing: (words) => `Nothing found for “${words}”`,
  nothingHint: 'Try other words, or shorter ones.',
  empty: 'Nothing to choose from',
  offline: "You're offline. Showing what you last saw.",
};
