export const groups = {
  top: '全部小组',
  path: '所在位置',
  map: (count: number) => `${count} 个小组 14 天饱和度`,
  rowLabel: '小组',
  people: (count: number) => `${count} 人`,
  inside: '组内人员',
  hint: '点组名看下级，点格子看当天',
  nobody: '组里还没有人',
  nobodyHint: '返回上级，看其他小组。',
  sheet: {
    formula: (planned: string, capacity: string, percent: number) =>
      `计划 ${planned} ÷ 可用 ${capacity} = ${percent}%`,
    sums: (people: number) => `${people} 人合计，不是各人百分比的平均`,
    rest: '当天没有人上班',
    onlyNumber: '您只能看到这位同事的百分比',
  },
};
