export const zhCN = {
  group: '处理组',
  engineer: '工程师',
  engineerHint: '选填，不选则由组内接单',
  anybody: '由组内接单',
  nobody: '组内没有成员，由组长安排',
};
