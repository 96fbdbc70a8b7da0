import type { Phrases } from '../../../platform/i18n/phrase-book.ts';
import type { zhCN } from './zh-cn.ts';

export const en: Phrases<typeof zhCN> = {
  noun: 'device order',
  dueAt: (time) => `Due ${time}`,
  overdue: (time) => `Overdue since ${time}`,
  closedAt: (time) => `Ended ${time}`,
  round: (round) => `Round ${round}`,
  unchecked: 'Unchecked',
  watched: {
    status: 'Status',
    managerName: 'Manager',
    engineerName: 'Engineer',
    checkerName: 'Checker',
    groupName: 'Group',
    planStart: 'Planned for',
    resumeAt: 'Resumes',
  },
};
