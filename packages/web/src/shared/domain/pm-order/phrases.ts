import { phraseBook } from '../../platform/i18n/phrase-book.ts';

export const pmText = phraseBook(
  {
    noun: '巡检工单',
    dueOn: (day: string) => `${day} 前完成`,
    overdue: (day: string) => `已逾期，应于 ${day} 完成`,
    progress: (answered: number, all: number, abnormal: number) =>
      abnormal > 0 ? `${answered}/${all} 项，${abnormal} 项异常` : `${answered}/${all} 项`,
    /** What of an order is named when another person changes it. */
    watched: {
      status: '状态',
      engineerName: '工程师',
      groupName: '处理组',
      planStart: '计划时间',
    },
  },
  {
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
  },
);
