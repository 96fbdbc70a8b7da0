export const zhCN = {
  noun: '工单',
  /** What of an order is named when somebody else changes it. */
  watched: {
    status: '状态',
    handlerName: '处理人',
    assigneeName: '指派',
    handlerGroupName: '处理组',
    resumeAt: '恢复时间',
  },
};
