import type { FilterPlan, NewcomerPlan, ProfilePlan, ReviewPlan } from './plan.ts';

/** Who signed up and waits for a lead. */
export const newcomers: readonly NewcomerPlan[] = [
  { account: 'tangwei', name: '唐薇', phone: '+8613800001081' },
  { account: 'shenkuo', name: '沈阔', phone: '+8613800001082' },
];

/** What people tell of themselves. */
export const profiles: readonly ProfilePlan[] = [
  { account: 'engineer', employer: '恒川信息服务', experience: '桌面与门店网络运维八年，熟悉收银与打印设备' },
  { account: 'engineer-2', employer: '恒川信息服务', experience: '收银系统实施与运维五年' },
  { account: 'se', employer: '恒川信息服务', experience: '服务器与虚拟化交付十年，持 VCP 认证' },
  { account: 'chenchen', employer: '浦江弱电工程', experience: '综合布线与机房弱电六年' },
  { account: 'lintao', employer: '恒川信息服务', experience: '路由交换与专线七年，持 HCIP 认证' },
];

/** Some wait and some are decided, of every kind. */
export const reviews: readonly ReviewPlan[] = [
  {
    kind: 'registration',
    account: 'tangwei',
    daysAgo: 1,
    proposal: {
      employer: '申城网络科技',
      experience: '门店网络与监控安装三年',
      skills: [
        ['wireless', 2],
        ['cabling', 3],
      ],
      serviceAreas: ['310115', '310112'],
    },
  },
  {
    kind: 'registration',
    account: 'shenkuo',
    daysAgo: 9,
    decided: { by: 'fanglei', approve: false, daysAgo: 8, comment: '请补充工作单位与技能证书后重新提交' },
    proposal: { experience: '刚毕业，学过计算机网络' },
  },
  {
    kind: 'skill',
    account: 'engineer',
    daysAgo: 2,
    proposal: {
      skills: [
        ['desktop', 3],
        ['printing', 3],
        ['wireless', 3],
        ['facility', 1],
        ['switching', 1],
      ],
    },
  },
  { kind: 'area', account: 'engineer-2', daysAgo: 3, proposal: { serviceAreas: ['310101', '310115'] } },
  {
    kind: 'skill',
    account: 'chenchen',
    daysAgo: 21,
    decided: { by: 'lead', approve: true, daysAgo: 20 },
    proposal: { skills: 'in force' },
  },
  {
    kind: 'profile',
    account: 'lintao',
    daysAgo: 30,
    decided: { by: 'gaoxiang', approve: true, daysAgo: 29, comment: '证书已核对' },
    proposal: { experience: '路由交换与专线七年，持 HCIP 认证' },
  },
];

/** Filters that people keep of the list of orders. */
export const filters: readonly FilterPlan[] = [
  { account: 'lead', name: '待接单与处理中', filter: { status: [1, 2, 3] } },
  { account: 'lead', name: '已挂起', filter: { status: [4] } },
  { account: 'dispatcher', name: '紧急未完成', filter: { status: [1, 2, 3, 4], priority: [1] } },
];
