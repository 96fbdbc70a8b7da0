import type { Phrases } from '../../../shared/platform/i18n/phrase-book.ts';
import type { zhCN } from './zh-cn.ts';

export const en: Phrases<typeof zhCN> = {
  entries: 'Entries',
  classic: 'As a list',
  figures: 'Figures',
  scope: { own: 'Mine', groups: 'My groups', tenant: 'Everybody' },
  span: 'Days back',
  days: (count) => `${count} days`,
  created: 'Raised',
  resolved: 'Resolved',
  late: 'Late',
  pool: 'Unassigned',
  slaMet: 'Done in time',
  satisfaction: 'Satisfaction',
  stars: (score) => `${score} stars`,
  open: (count) => `${count} open`,
  series: 'Raised and resolved',
  grouping: 'Split by',
  by: {
    day: 'By day',
    status: 'By status',
    type: 'By type',
    source: 'By source',
    priority: 'By priority',
    group: 'By group',
    engineer: 'By engineer',
  },
  nothing: 'No orders in this time.',
};
