export const zhCN = {
  noun: '设备工单',
  dueAt: (time: string) => `${time} 前完成`,
  overdue: (time: string) => `已逾期，应于 ${time} 完成`,
  closedAt: (time: string) => `${time} 结束`,
  round: (round: number) => `第 ${round} 轮`,
  unchecked: '未验收',
  /** What of an order is named when somebody else changes it. */
  watched: {
    status: '状态',
    managerName: '负责人',
    engineerName: '工程师',
    checkerName: '验收人',
    groupName: '处理组',
    planStart: '计划时间',
    resumeAt: '恢复时间',
  },
};
