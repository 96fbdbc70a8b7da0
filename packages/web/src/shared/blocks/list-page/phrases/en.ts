import type { Phrases } from '../../../platform/i18n/phrase-book.ts';
import type { zhCN } from './zh-cn.ts';

export const en: Phrases<typeof zhCN> = {
  filter: 'Filter',
  clear: 'Clear filters',
  show: 'Show results',
  searchClose: 'Close search',
  from: 'From',
  to: 'To',
  saved: {
    title: 'Saved filters',
    keep: 'Save these',
    name: 'Name',
    kept: 'Filters saved',
    remove: (name) => `Remove “${name}”`,
    removed: (name) => `“${name}” removed`,
    nothing: 'Choose filters first, then save them',
  },
  noneFits: 'Nothing matches',
  noneFitsHint: 'Try again with fewer filters.',
  several: 'Select several',
  stop: 'Stop selecting',
  chosen: (count) => `${count} selected`,
  all: (count) => `Select all ${count}`,
  none: 'Select none',
  one: (name) => `Select ${name}`,
  done: (what, count) => `${what}: ${count}`,
  waits: (count) => (count === 1 ? '1 waits for a network' : `${count} wait for a network`),
  refused: (count, reason) => `${count} not done: ${reason}`,
};
