import type { Phrases } from '../../../../shared/platform/i18n/phrase-book.ts';
import type { list as source } from '../zh-cn/list.ts';

export const list: Phrases<typeof source> = {
  title: 'Orders',
  create: 'Create order',
  search: 'Search orders',
  status: 'Status',
  open: 'Open',
  todo: 'To do',
  any: 'All',
  scopeLabel: 'Whose orders',
  scopeTitle: {
    mine: 'My orders',
    group: 'Orders of my group',
    led: 'Orders of my teams',
    cc: 'Orders copied to me',
    tenant: 'All orders',
  },
  keyword: 'Keyword',
  keywordHint: 'Number, title or site',
  source: 'Source',
  sla: 'Time target',
  sort: 'Sort by',
  sorts: { created: 'Newest', due: 'Due first', updated: 'Last updated' },
  none: {
    mine: 'No orders of yours',
    group: 'No orders in your group',
    led: 'No orders in your teams',
    cc: 'No orders copied to you',
    tenant: 'No orders',
  },
  noneHint: 'Try another status or scope. Pull down to refresh.',
  searchPlaceholder: 'Number, words, site, person',
  searchHint:
    'Type a few characters, or the initials of their pinyin, such as dyj. Orders of every kind are searched.',
  searchKind: 'Kind of order',
  searchDays: 'Created',
  requirements: 'Requirements',
  requirementsFound: (count) =>
    count === 1 ? '1 requirement mentions it, too' : `${count} requirements mention it, too`,
  notFoundHint: 'Try other words, or check the number.',
};
