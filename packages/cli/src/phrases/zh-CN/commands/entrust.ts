/** `svcdesk entrust` */
export const entrust = {
  view: {
    flags: { status: '列表中显示的状态，已变更时报错（默认取当前状态）' },
    examples: { one: '按工单号查看', seen: '仅当仍在等待分配时' },
  },
};
