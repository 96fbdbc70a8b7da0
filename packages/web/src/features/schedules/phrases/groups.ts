import { phraseBook } from '../../../shared/platform/i18n/phrase-book.ts';

export const groupsText = phraseBook(
  {
    top: '全部小组',
    path: '所在位置',
    map: (count: number) => `${count} 个小组 14 天饱和度`,
    rowLabel: '小组',
    people: (count: number) => `${count} 人`,
    inside: '组内人员',
    hint: '点组名看下级，点格子看当天',
    nobody: '组里还没有人',
    nobodyHint: '返回上级，看其他小组。',
    sheet: {
      formula: (planned: string, capacity: string, percent: number) =>
        `计划 ${planned} ÷ 可用 ${capacity} = ${percent}%`,
      sums: (people: number) => `${people} 人合计，不是各人百分比的平均`,
      rest: '当天没有人上班',
      onlyNumber: '您只能看到这位同事的百分比',
    },
  },
  {
    top: 'All groups',
    path: 'Where you are',
    map: (count) => `Planned for ${count} ${count === 1 ? 'group' : 'groups'} over 14 days`,
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
  },
);
