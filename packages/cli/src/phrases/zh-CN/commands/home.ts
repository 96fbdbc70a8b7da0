/** `svcdesk home` */
export const home = {
  '': {
    summary: '今日概览：待办数量、已超时的工单与接下来的工作',
    examples: { watch: '有变化时自动更新' },
  },
};
