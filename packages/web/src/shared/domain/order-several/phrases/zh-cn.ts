export const zhCN = {
  cc: (count: number) => `把 ${count} 张工单抄送给`,
  transfer: (count: number) => `转派 ${count} 张工单`,
  remark: '备注',
};
