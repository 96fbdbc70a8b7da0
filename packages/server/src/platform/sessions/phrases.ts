/**
 * What Chinese names of companies end in, and other words of this trade that people build a password of when they
 * must. Words to compare with, not to show.
 */
export const usualChinese = [
  '有限责任公司',
  '股份有限公司',
  '有限公司',
  '公司',
  '集团',
  '股份',
  '控股',
  '信息',
  '科技',
  '技术',
  '服务',
  '网络',
  '软件',
  '系统',
  '物业',
  '管理',
  '运维',
  '客服',
  '服务台',
  '工单',
  '报修',
  '密码',
  '欢迎',
  '你好',
  '春天',
  '夏天',
  '秋天',
  '冬天',
];
