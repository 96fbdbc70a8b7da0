import type { Phrases } from '../../../../shared/platform/i18n/phrase-book.ts';
import type { team as zhCN } from '../zh-cn/team.ts';

export const team: Phrases<typeof zhCN> = {
  group: 'Group',
  allGroups: 'Everyone',
  people: 'Only some people',
  someone: (count) => `Only ${count} ${count === 1 ? 'person' : 'people'}`,
  everybody: 'Show all',
  map: (people) => `Load of ${people} ${people === 1 ? 'person' : 'people'} over 14 days`,
  overloaded: (people) => `${people} ${people === 1 ? 'person has' : 'people have'} overloaded days`,
  most: (name, day, percent) => `${name}, ${day} ${percent}%`,
  balanced: 'Nobody is overloaded in these 14 days',
  none: 'Nobody here yet',
  noneHint: 'Choose another group, or clear the filter.',
  sheet: {
    title: (name, day) => `${name} · ${day}`,
    formula: (planned, capacity, percent) => `Planned ${planned} ÷ available ${capacity} = ${percent}%`,
    noCapacity: (planned, percent) => `Not a working day; ${planned} planned, ${percent}% by a day of 8 h`,
    nothing: (capacity) => `Nothing planned, ${capacity} available`,
    rest: 'Not a working day, nothing planned',
    travel: (length) => `of it ${length} on the road`,
    overlaps: 'Some entries overlap; each counts in full',
    leave: (kind) => `On leave: ${kind}`,
    unplanned: (count) => `${count} more accepted without a time, not counted`,
    entries: 'Plan of the day',
    move: 'Hand over',
    moveTitle: (title) => `Who takes “${title}”`,
    without: (percent) => `About ${percent}% without it`,
  },
};
