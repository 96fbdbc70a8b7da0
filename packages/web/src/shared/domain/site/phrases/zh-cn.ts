export const zhCN = {
  site: '门店',
  hint: '输入门店或客户名称',
};
