import type { Phrases } from '../../../platform/i18n/phrase-book.ts';
import type { zhCN } from './zh-cn.ts';

export const en: Phrases<typeof zhCN> = {
  clear: 'Clear the search',
  found: 'Results',
  recent: 'Recent searches',
  forget: 'Clear',
  what: 'What are you looking for?',
  nothing: (words) => `Nothing found for “${words}”`,
  nothingHint: 'Try other words, or shorter ones.',
};
