export const zhCN = {
  check: '检测',
};
