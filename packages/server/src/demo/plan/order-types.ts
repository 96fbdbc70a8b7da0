import type { RulePlan, TypePlan } from './plan.ts';

export const orderTypes: readonly TypePlan[] = [
  {
    key: 'fault',
    zh: '故障报修',
    en: 'Fault',
    children: [
      { key: 'terminal', zh: '终端故障', en: 'Workplace fault' },
      { key: 'network-fault', zh: '网络故障', en: 'Network fault' },
      { key: 'application-fault', zh: '应用故障', en: 'Application fault' },
      { key: 'facility-fault', zh: '机房与弱电故障', en: 'Facility fault' },
    ],
  },
  {
    key: 'request',
    zh: '服务请求',
    en: 'Request',
    children: [
      { key: 'account-request', zh: '账号与权限', en: 'Accounts and rights' },
      { key: 'installation', zh: '安装与搬迁', en: 'Installation and moves' },
      {
        key: 'wish',
        zh: '新增与采购',
        en: 'New equipment',
        keywords:
          '增加 添加 加装 新装 申请 购买 借用 部署 扩容 new add buy order purchase extra additional borrow need another',
        intake: 'requirement',
      },
      { key: 'advice', zh: '咨询', en: 'Advice' },
    ],
  },
  { key: 'alert', zh: '监控告警', en: 'Alert' },
  {
    key: 'engineering',
    zh: '工程服务',
    en: 'Engineering',
    children: [
      { key: 'implementation', zh: '实施', en: 'Implementation' },
      { key: 'inspection', zh: '检查与评估', en: 'Inspection' },
    ],
  },
];

/** Whose the work is: the first type and catalogue go to the group at hand, whatever the site near it. */
export const rules: readonly RulePlan[] = [
  { catalog: 'computers', group: 'pudong' },
  { type: 'terminal', group: 'pudong' },
  { catalog: 'networks', group: 'network' },
  { catalog: 'applications', group: 'application' },
  { catalog: 'infrastructure', group: 'noc' },
  { catalog: 'engineering', group: 'se' },
  ...(['printing', 'office', 'wired', 'wireless', 'facilities'] as const).flatMap((catalog) => [
    ...['xinghe-store', 'xinghe-warehouse', 'lantian-zhangjiang'].map((cell) => ({
      cell,
      catalog,
      group: 'pudong',
    })),
    ...['xinghe-office', 'xinghe-xuhui', 'lantian-xujiahui', 'renhe-clinic', 'huaning-lab'].map((cell) => ({
      cell,
      catalog,
      group: 'puxi',
    })),
    ...['huaning-plant-1', 'huaning-plant-2'].map((cell) => ({ cell, catalog, group: 'suzhou' })),
  ]),
];
