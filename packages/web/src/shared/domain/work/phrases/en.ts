import type { Phrases } from '../../../platform/i18n/phrase-book.ts';
import type { zhCN } from './zh-cn.ts';

export const en: Phrases<typeof zhCN> = {
  history: 'History',
  scope: { label: 'Whose', mine: 'Mine', all: 'All' },
  status: 'Status',
  open: 'Open',
  any: 'All',
  none: 'No such orders',
  noneMine: 'No orders of yours',
  noneHint: 'Choose another status, or see all orders',
  seeAll: 'Show all',
  when: {
    start: 'Start',
    end: 'End',
    startMissing: 'Choose when it starts',
    endBefore: 'The end must be after the start',
    clash: (title, time) => `Overlaps with “${title}” (${time}). You can still submit`,
  },
  engineer: 'Engineer',
  remark: 'Remark',
  people: {
    choose: 'Choose a person',
    load: (percent) => `${percent}% planned today`,
    off: 'Off today',
  },
};
