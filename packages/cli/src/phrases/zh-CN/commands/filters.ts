/** `svcdesk filters` */
export const filters = {
  save: {
    flags: { filter: '其他列表的条件：键=值，各给一次', id: '要修改的筛选条件：ID' },
    examples: { one: '保存工单列表的筛选条件', other: '保存其他列表的筛选条件' },
  },
};
