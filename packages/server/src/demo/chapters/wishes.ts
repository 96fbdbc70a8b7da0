/** What customers ask for beside faults, and what became of it. */
export interface WishPlan {
  readonly client: string;
  readonly title: string;
  readonly content: string;
  readonly hoursAgo: number;
  /** `locked` somebody is at it; `again` raised once more after the refusal before it. */
  readonly now: 'open' | 'reminded' | 'locked' | 'rejected' | 'again' | 'cancelled';
  readonly reasonCode?: string;
  readonly remark?: string;
}

export const wishes: readonly WishPlan[] = [
  {
    client: 'customer-a',
    title: '搬迁二层办公区网络',
    content: '二层办公区下月调整布局，需要迁移约二十个网络点位。',
    hoursAgo: 290,
    now: 'rejected',
    reasonCode: 'infoMissing',
    remark: '请补充点位图和期望完成时间后重新提交。',
  },
  {
    client: 'customer-b',
    title: '定制收银小票模板',
    content: '希望小票底部增加会员积分余额。',
    hoursAgo: 200,
    now: 'rejected',
    reasonCode: 'outOfContract',
    remark: '模板开发不在当前服务合同内，已请客户经理与您联系。',
  },
  {
    client: 'customer-a',
    title: '借用投影仪一台',
    content: '周五培训使用，一天即可。',
    hoursAgo: 150,
    now: 'cancelled',
    reasonCode: 'withdrawn',
    remark: '已从总部借到。',
  },
  {
    client: 'customer-a',
    title: '会议室加装无线接入点',
    content: '三层大会议室超过三十人开会时无线很慢，希望加装一个接入点。',
    hoursAgo: 27,
    now: 'reminded',
  },
  {
    client: 'customer-a',
    title: '搬迁二层办公区网络（附点位说明）',
    content: '共二十二个点位，希望在下月十五日前完成，周末施工。',
    hoursAgo: 20,
    now: 'again',
  },
  {
    client: 'customer-a',
    title: '新员工办公电脑部署',
    content: '下周一入职三人，需要三套办公电脑和账号。',
    hoursAgo: 3,
    now: 'locked',
  },
  {
    client: 'customer-b',
    title: '新增收银台一个',
    content: '年货节临时增加一个收银台，需要布线和收银设备。',
    hoursAgo: 2,
    now: 'open',
  },
  {
    client: 'customer-a',
    title: '前台增加打印机一台',
    content: '访客登记需要打印临时证件，黑白激光即可。',
    hoursAgo: 0.4,
    now: 'open',
  },
];

/** What the partner writes while they work, and what came of it. */
export const crewWords = {
  request: '我方现场人员不足，请协助处理，进场请联系门店负责人。',
  progress: '已到现场，正在逐段测试线路，机柜内跳线松动。',
  results: ['更换故障跳线并重新端接两个点位，测试通过。', '更换接入交换机电源模块，链路恢复正常。'],
  returned: '二层仍有一个点位不通，请复查。',
  rejected: '本周施工队已排满，无法按期进场。',
} as const;
