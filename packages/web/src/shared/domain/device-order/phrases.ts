import { phraseBook } from '../../platform/i18n/phrase-book.ts';

export const deviceText = phraseBook(
  {
    noun: '设备工单',
    dueAt: (time: string) => `${time} 前完成`,
    overdue: (time: string) => `已逾期，应于 ${time} 完成`,
    closedAt: (time: string) => `${time} 结束`,
    round: (round: number) => `第 ${round} 轮`,
    unchecked: '未验收',
    /** What of an order is named when another person changes it. */
    watched: {
      status: '状态',
      managerName: '负责人',
      engineerName: '工程师',
      checkerName: '验收人',
      groupName: '处理组',
      planStart: '计划时间',
      resumeAt: '恢复时间',
    },
  },
  {
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
  },
);
