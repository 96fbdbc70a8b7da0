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
        keywords:
          '电脑 笔记本 台式机 显示器 键盘 鼠标 蓝屏 死机 开机 黑屏 laptop desktop pc monitor screen keyboard mouse slow crash boot blue screen',
        type: 'terminal',
        weight: 14,
        cases: computers,
      },
      {
        key: 'printing',
        zh: '打印与收银设备',
        en: 'Printers and tills',
        keywords:
          '打印机 小票 收银机 钱箱 扫码枪 卡纸 打不出 receipt printer till cash drawer barcode scanner paper jam print',
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
        keywords: '文档 表格 Word Excel PPT Outlook WPS 打不开 document spreadsheet office file open',
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
        keywords: '网线 断网 上不了网 交换机 端口 水晶头 cable switch port network offline no internet wired',
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
        keywords: 'WiFi 无线 信号 热点 连不上 断线 wireless signal hotspot disconnect access point',
        serviceMode: 'onSite',
        type: 'network-fault',
        weight: 8,
        cases: wireless,
      },
      {
        key: 'lines',
        zh: '专线与出口',
        en: 'Lines and internet access',
        keywords: '专线 宽带 外网 出口 光纤 网速 leased line broadband internet fibre slow outage',
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
        keywords: '收银 结账 付款 扫码支付 会员 退货 checkout payment sale refund member pos',
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
        keywords: 'ERP 入库 出库 库存 采购 报表 单据 stock inventory purchase report',
        type: 'application-fault',
        weight: 6,
        cases: erp,
      },
      {
        key: 'accounts',
        zh: '账号与邮箱',
        en: 'Accounts and mail',
        keywords:
          '账号 密码 登录 邮箱 邮件 权限 锁定 开通 account password login mail email mailbox permission locked reset',
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
        keywords:
          '机房 空调 UPS 温度 漏水 断电 电源 server room cooling air conditioning temperature power leak',
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
