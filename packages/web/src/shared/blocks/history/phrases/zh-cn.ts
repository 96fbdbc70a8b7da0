export const zhCN = {
  internal: '仅内部',
  none: '还没有记录',
};
