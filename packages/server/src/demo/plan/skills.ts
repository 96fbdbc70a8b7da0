import type { SkillPlan } from './plan.ts';

export const skills: readonly SkillPlan[] = [
  {
    key: 'desktop-work',
    zh: '终端',
    en: 'Workplace',
    children: [
      { key: 'desktop', zh: '桌面运维', en: 'Desktop', catalog: 'computers' },
      { key: 'printing', zh: '打印与收银设备', en: 'Printers and tills', catalog: 'printing' },
    ],
  },
  {
    key: 'network-work',
    zh: '网络',
    en: 'Networks',
    children: [
      { key: 'switching', zh: '路由交换', en: 'Routing and switching', catalog: 'wired' },
      { key: 'wireless', zh: '无线', en: 'Wireless', catalog: 'wireless' },
      { key: 'line', zh: '专线', en: 'Lines', catalog: 'lines' },
      { key: 'cabling', zh: '综合布线', en: 'Cabling' },
    ],
  },
  {
    key: 'application-work',
    zh: '应用',
    en: 'Applications',
    children: [
      { key: 'pos', zh: '收银系统', en: 'Point of sale', catalog: 'pos' },
      { key: 'erp', zh: '企业资源计划', en: 'ERP', catalog: 'erp' },
      { key: 'account', zh: '账号与邮箱', en: 'Accounts and mail', catalog: 'accounts' },
    ],
  },
  {
    key: 'infrastructure-work',
    zh: '基础设施',
    en: 'Infrastructure',
    children: [
      { key: 'server', zh: '服务器与存储', en: 'Servers and storage', catalog: 'hosts' },
      { key: 'virtualisation', zh: '虚拟化', en: 'Virtualisation', catalog: 'roll-out' },
      { key: 'monitoring', zh: '监控平台', en: 'Monitoring', catalog: 'devices' },
      { key: 'facility', zh: '机房与弱电', en: 'Facilities', catalog: 'server-room' },
    ],
  },
];
