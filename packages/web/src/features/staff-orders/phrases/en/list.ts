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
  scope: { mine: 'Mine', group: 'My group', led: 'My teams', cc: 'Copied', tenant: 'Everything' },
  filter: 'Filter',
  clearFilters: 'Clear filters',
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
  noneFits: 'No order fits',
  noneFitsHint: 'Try again with fewer filters.',
  searchHint: 'Type part of its number, title or site.',
  notFoundHint: 'Try other words, or check the number.',
};
