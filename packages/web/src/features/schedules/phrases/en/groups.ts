import type { Phrases } from '../../../../shared/platform/i18n/phrase-book.ts';
import type { groups as zhCN } from '../zh-cn/groups.ts';

export const groups: Phrases<typeof zhCN> = {
  top: 'All groups',
  path: 'Where you are',
  map: (count) => `Load of ${count} ${count === 1 ? 'group' : 'groups'} over 14 days`,
  rowLabel: 'Group',
  people: (count) => `${count} ${count === 1 ? 'person' : 'people'}`,
  inside: 'People of the group',
  hint: 'Tap a name for what is below, a cell for the day',
  nobody: 'Nobody is in this group yet',
  nobodyHint: 'Go back up to see other groups.',
  sheet: {
    formula: (planned, capacity, percent) => `Planned ${planned} ÷ available ${capacity} = ${percent}%`,
    sums: (people) =>
      `The sum of ${people} ${people === 1 ? 'person' : 'people'}, not the mean of their shares`,
    rest: 'Nobody works that day',
    onlyNumber: 'Of this colleague you see the figure alone',
  },
};
