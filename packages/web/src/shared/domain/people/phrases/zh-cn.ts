export const zhCN = {
  person: '人员',
  hint: '输入姓名或组名',
  open: (count: number) => `手上 ${count} 单`,
  today: (percent: string) => `今日 ${percent}`,
  best: '推荐',
  skill: (name: string, level: string) => `${name} ${level}`,
  about: (name: string) => `查看${name}的技能、区域和日程`,
  choose: '选择同事',
  nobody: '没有可选的人员',
};
