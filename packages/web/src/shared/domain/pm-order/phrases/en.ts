import type { Phrases } from '../../../platform/i18n/phrase-book.ts';
import type { zhCN } from './zh-cn.ts';

export const en: Phrases<typeof zhCN> = {
  noun: 'PM order',
  dueOn: (day) => `Due ${day}`,
  overdue: (day) => `Overdue since ${day}`,
  progress: (answered, all, abnormal) =>
    abnormal > 0 ? `${answered} of ${all}, ${abnormal} abnormal` : `${answered} of ${all}`,
  watched: {
    status: 'Status',
    engineerName: 'Engineer',
    groupName: 'Group',
    planStart: 'Planned for',
  },
};
