/** `svcdesk pm-plans` */
export const pmPlans = {
  save: {
    flags: {
      id: '要修改的计划：名称或 ID；未写明的保持不变',
      every: '周期，例如 month、3 months、2 weeks',
      item: '检查项：名称，名称:number:10..30，或 名称:select:红/绿；按顺序各给一次',
      'check-list': '已有的检查表：ID',
      'first-on': '从哪一天开始',
      'end-on': '到哪一天为止',
      'lead-days': '提前几天生成工单',
    },
    examples: { one: '每三个月一次，两个检查项', off: '停用一个计划' },
  },
};
