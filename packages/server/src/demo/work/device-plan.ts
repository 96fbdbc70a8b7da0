import type { deviceActions } from '@svcdesk/core/contract/device-orders';

/** A device order of the demo, and how far it has come. */
export interface DevicePlan {
  readonly title: string;
  readonly content: string;
  readonly cell: string;
  readonly priority: number;
  /** How long ago it was made, and in how many days it is due from now. */
  readonly daysAgo: number;
  readonly dueInDays: number;
  readonly engineer: string;
  readonly checker: string;
  readonly deeds: readonly ((typeof deviceActions)[number] | 'fail')[];
}

/** Device orders in every state. */
export const devicePlans: readonly DevicePlan[] = [
  {
    title: '更换收银区接入交换机',
    content: '旧交换机端口故障，需更换为同型号设备并恢复配置。',
    cell: '星河店',
    priority: 2,
    daysAgo: 0.4,
    dueInDays: 3,
    engineer: 'engineer',
    checker: 'zhaoqiang',
    deeds: [],
  },
  {
    title: '新增仓库无线接入点',
    content: '三号货架区无信号，新增一台吸顶接入点。',
    cell: '星河中心仓',
    priority: 3,
    daysAgo: 1.2,
    dueInDays: 5,
    engineer: 'engineer',
    checker: 'engineer-2',
    deeds: ['allocate'],
  },
  {
    title: '总部会议室屏幕安装',
    content: '八楼会议室安装会议屏与摄像头，联调视频会议。',
    cell: '星河滨江总部',
    priority: 3,
    daysAgo: 2,
    dueInDays: 2,
    engineer: 'engineer',
    checker: 'zhaoqiang',
    deeds: ['allocate', 'schedule'],
  },
  {
    title: '机房不间断电源电池更换',
    content: '电池已用满四年，整组更换并做放电测试。',
    cell: '华宁一厂',
    priority: 2,
    daysAgo: 4,
    dueInDays: -1,
    engineer: 'engineer-2',
    checker: 'zhaoqiang',
    deeds: ['allocate', 'schedule', 'start'],
  },
  {
    title: '车间工业交换机光模块更换',
    content: '二号线上联光衰过大，更换两端光模块。',
    cell: '华宁二厂',
    priority: 1,
    daysAgo: 5,
    dueInDays: 1,
    engineer: 'zhaoqiang',
    checker: 'engineer',
    deeds: ['allocate', 'start', 'finish', 'fail'],
  },
  {
    title: '校区门禁控制器更换',
    content: '北门控制器离线，更换后重新下发权限。',
    cell: '蓝天张江校区',
    priority: 2,
    daysAgo: 3,
    dueInDays: 2,
    engineer: 'engineer-2',
    checker: 'engineer',
    deeds: ['allocate', 'start', 'finish'],
  },
  {
    title: '门诊叫号屏更换主板',
    content: '二楼叫号屏黑屏，更换主板并升级固件。',
    cell: '仁和门诊楼',
    priority: 2,
    daysAgo: 12,
    dueInDays: -6,
    engineer: 'engineer',
    checker: 'engineer-2',
    deeds: ['allocate', 'schedule', 'start', 'finish', 'check'],
  },
  {
    title: '徐汇店条码打印机更换',
    content: '打印头磨损，整机更换。',
    cell: '星河徐汇店',
    priority: 4,
    daysAgo: 20,
    dueInDays: -12,
    engineer: 'zhaoqiang',
    checker: 'engineer-2',
    deeds: ['allocate', 'start', 'finish', 'fail', 'finish', 'check'],
  },
  {
    title: '研发中心旧服务器下架',
    content: '客户自行处理，不再需要现场作业。',
    cell: '华宁研发中心',
    priority: 4,
    daysAgo: 9,
    dueInDays: -2,
    engineer: 'engineer',
    checker: 'zhaoqiang',
    deeds: ['allocate', 'void'],
  },
  {
    title: '徐家汇校区电子班牌安装',
    content: '十二个班级安装电子班牌，等待最后一批设备到货。',
    cell: '蓝天徐家汇校区',
    priority: 3,
    daysAgo: 6,
    dueInDays: 8,
    engineer: 'engineer',
    checker: 'zhaoqiang',
    deeds: ['allocate', 'start', 'hangUp'],
  },
  {
    title: '星河店监控硬盘扩容',
    content: '录像机加装两块硬盘，门店已当面确认。',
    cell: '星河店',
    priority: 3,
    daysAgo: 15,
    dueInDays: -8,
    engineer: 'engineer-2',
    checker: 'engineer',
    deeds: ['allocate', 'start', 'close'],
  },
];
