export const zhCN = {
  internal: '仅内部',
};
