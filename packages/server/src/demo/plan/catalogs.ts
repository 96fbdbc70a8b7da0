import { accountsAndMail, erp, pos } from './cases/application.ts';
import { computers, officeSoftware, printing } from './cases/desktop.ts';
import { cameras, meetingRooms, serverRoom } from './cases/facility.ts';
import { devices, hosts } from './cases/monitoring.ts';
import { lines, wired, wireless } from './cases/network.ts';
import { healthCheck, rollOut } from './cases/service-engineering.ts';
import type { CatalogPlan, TargetPlan } from './plan.ts';

/** Shops are open every day and cannot sell without these. */
const urgentService: TargetPlan = [
  [15, 120],
  [30, 240],
  [60, 480],
  [120, 1440],
];
/** Who watches has to look at once, whenever it is. */
const watched: TargetPlan = [
  [5, 60],
  [10, 120],
  [20, 240],
  [30, 480],
];
const planned: TargetPlan = [
  [120, 1440],
  [240, 2400],
  [480, 4800],
  [480, 9600],
];

export const catalogs: readonly CatalogPlan[] = [
  {
    key: 'desktop',
    zh: '桌面支持',
    en: 'Desktop support',
    children: [
      {
        key: 'computers',
        zh: '电脑与外设',
        en: 'Computers and peripherals',
        type: 'terminal',
        weight: 14,
        cases: computers,
      },
      {
        key: 'printing',
        zh: '打印与收银设备',
        en: 'Printers and tills',
        serviceMode: 'onSite',
        priority: 2,
        type: 'terminal',
        weight: 12,
        targets: { calendar: 'always', minutes: urgentService },
        cases: printing,
      },
      {
        key: 'office',
        zh: '办公软件',
        en: 'Office software',
        priority: 4,
        type: 'terminal',
        weight: 7,
        cases: officeSoftware,
      },
    ],
  },
  {
    key: 'networks',
    zh: '网络服务',
    en: 'Networks',
    children: [
      {
        key: 'wired',
        zh: '有线网络',
        en: 'Wired network',
        serviceMode: 'onSite',
        priority: 2,
        type: 'network-fault',
        weight: 8,
        cases: wired,
      },
      {
        key: 'wireless',
        zh: '无线网络',
        en: 'Wireless network',
        serviceMode: 'onSite',
        type: 'network-fault',
        weight: 8,
        cases: wireless,
      },
      {
        key: 'lines',
        zh: '专线与出口',
        en: 'Lines and internet access',
        priority: 1,
        type: 'network-fault',
        weight: 5,
        targets: { calendar: 'always', minutes: urgentService },
        cases: lines,
      },
    ],
  },
  {
    key: 'applications',
    zh: '应用系统',
    en: 'Applications',
    children: [
      {
        key: 'pos',
        zh: '收银系统',
        en: 'Point of sale',
        priority: 1,
        type: 'application-fault',
        weight: 8,
        customers: ['xinghe'],
        targets: { calendar: 'always', minutes: urgentService },
        cases: pos,
      },
      {
        key: 'erp',
        zh: '企业资源计划',
        en: 'ERP',
        type: 'application-fault',
        weight: 6,
        cases: erp,
      },
      {
        key: 'accounts',
        zh: '账号与邮箱',
        en: 'Accounts and mail',
        type: 'account-request',
        weight: 9,
        cases: accountsAndMail,
      },
    ],
  },
  {
    key: 'facilities',
    zh: '机房与弱电',
    en: 'Server rooms and building systems',
    children: [
      {
        key: 'server-room',
        zh: '机房环境',
        en: 'Server room environment',
        serviceMode: 'onSite',
        priority: 1,
        type: 'facility-fault',
        weight: 5,
        targets: { calendar: 'always', minutes: urgentService },
        cases: serverRoom,
      },
      {
        key: 'cameras',
        zh: '视频监控',
        en: 'Video surveillance',
        serviceMode: 'onSite',
        type: 'facility-fault',
        weight: 3,
        cases: cameras,
      },
      {
        key: 'meeting-rooms',
        zh: '会议系统',
        en: 'Meeting rooms',
        serviceMode: 'onSite',
        priority: 4,
        type: 'installation',
        weight: 4,
        cases: meetingRooms,
      },
    ],
  },
  {
    key: 'infrastructure',
    zh: '基础设施监控',
    en: 'Infrastructure monitoring',
    children: [
      {
        key: 'hosts',
        zh: '服务器与存储',
        en: 'Servers and storage',
        priority: 2,
        type: 'alert',
        source: 1,
        weight: 9,
        targets: { calendar: 'always', minutes: watched },
        cases: hosts,
      },
      {
        key: 'devices',
        zh: '网络设备',
        en: 'Network devices',
        priority: 2,
        type: 'alert',
        source: 1,
        weight: 7,
        targets: { calendar: 'always', minutes: watched },
        cases: devices,
      },
    ],
  },
  {
    key: 'engineering',
    zh: 'SE服务',
    en: 'Service engineering',
    children: [
      {
        key: 'roll-out',
        zh: '上线实施',
        en: 'Roll-out',
        type: 'implementation',
        source: 2,
        weight: 5,
        targets: { calendar: 'office', minutes: planned },
        cases: rollOut,
      },
      {
        key: 'health-check',
        zh: '健康检查',
        en: 'Health check',
        type: 'inspection',
        source: 2,
        weight: 5,
        targets: { calendar: 'office', minutes: planned },
        cases: healthCheck,
      },
    ],
  },
];
