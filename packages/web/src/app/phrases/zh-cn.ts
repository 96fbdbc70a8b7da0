export const zhCN = {
  name: 'svcdesk',
  description: '报修、处理、评价，一处完成',
  report: '报修',
  scan: '扫码查设备',
};
