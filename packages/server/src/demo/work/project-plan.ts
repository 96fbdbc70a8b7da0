/** A deed on a project order of the demo: an action, and the stage that it is about. */
export type ProjectDeed =
  | 'accept'
  | 'resolveStage'
  | 'skipStage'
  | 'progress'
  | 'hangUp'
  | 'activate'
  | 'cancel'
  | 'close';

/** A project order of the demo, and how far it has come. */
export interface ProjectPlan {
  readonly project: string;
  readonly title: string;
  readonly content: string;
  readonly cell: string;
  readonly priority: number;
  readonly daysAgo: number;
  readonly dueInDays: number;
  /** Named from the start, else the group's pool. */
  readonly assignee?: string;
  readonly handler: string;
  readonly stages: readonly (readonly [name: string, handler?: string])[];
  readonly deeds: readonly ProjectDeed[];
}

/** Project orders of a company, and who manages them in which group. */
export interface ProjectCast {
  readonly manager: string;
  readonly group: string;
  readonly plans: readonly ProjectPlan[];
}

const renewal = '星河连锁门店网络改造';
const classroom = '蓝天智慧教室建设';

/** Project orders in every state. */
const projectPlans: readonly ProjectPlan[] = [
  {
    project: renewal,
    title: '星河店网络改造',
    content: '更换核心与接入交换机，新增无线接入点六台，夜间割接。',
    cell: '星河店',
    priority: 2,
    daysAgo: 12,
    dueInDays: 6,
    handler: 'songjia',
    stages: [
      ['现场勘查', 'songjia'],
      ['布线施工', 'engineer'],
      ['设备割接', 'songjia'],
      ['验收培训', 'songjia'],
    ],
    deeds: ['accept', 'resolveStage', 'progress'],
  },
  {
    project: renewal,
    title: '徐汇店网络改造',
    content: '与星河店同一方案，营业时间外施工。',
    cell: '星河徐汇店',
    priority: 3,
    daysAgo: 3,
    dueInDays: 20,
    handler: 'songjia',
    stages: [['现场勘查'], ['布线施工', 'engineer'], ['设备割接']],
    deeds: [],
  },
  {
    project: renewal,
    title: '中心仓网络改造',
    content: '仓库高架区增补无线，需登高作业。',
    cell: '星河中心仓',
    priority: 3,
    daysAgo: 5,
    dueInDays: 15,
    assignee: 'songjia',
    handler: 'songjia',
    stages: [['现场勘查'], ['登高布线'], ['信号测试']],
    deeds: [],
  },
  {
    project: renewal,
    title: '滨江总部网络改造',
    content: '核心机房设备更新与楼层交换机替换。',
    cell: '星河滨江总部',
    priority: 2,
    daysAgo: 40,
    dueInDays: -3,
    handler: 'songjia',
    stages: [['方案确认'], ['设备更换'], ['联调验收']],
    deeds: ['accept', 'resolveStage', 'resolveStage', 'resolveStage'],
  },
  {
    project: classroom,
    title: '张江校区智慧教室一期',
    content: '二十间教室安装互动屏与录播设备。',
    cell: '蓝天张江校区',
    priority: 2,
    daysAgo: 60,
    dueInDays: -20,
    handler: 'songjia',
    stages: [['设备到货'], ['安装调试'], ['教师培训']],
    deeds: ['accept', 'resolveStage', 'resolveStage', 'skipStage', 'close'],
  },
  {
    project: classroom,
    title: '徐家汇校区智慧教室一期',
    content: '等待校方确认停课施工窗口。',
    cell: '蓝天徐家汇校区',
    priority: 3,
    daysAgo: 15,
    dueInDays: 25,
    handler: 'songjia',
    stages: [['现场勘查'], ['安装调试'], ['教师培训']],
    deeds: ['accept', 'resolveStage', 'hangUp'],
  },
  {
    project: classroom,
    title: '张江校区智慧教室二期',
    content: '校方调整预算，暂不实施。',
    cell: '蓝天张江校区',
    priority: 4,
    daysAgo: 25,
    dueInDays: 30,
    handler: 'songjia',
    stages: [['方案确认'], ['安装调试']],
    deeds: ['accept', 'cancel'],
  },
];

export const companyProjects: ProjectCast = { manager: 'pm', group: 'project', plans: projectPlans };

const plant = '江南印刷厂网络升级';

/** The partner is smaller: its lead manages, its crew works. */
export const partnerProjects: ProjectCast = {
  manager: 'partner',
  group: 'crew',
  plans: [
    {
      project: plant,
      title: '一车间布线改造',
      content: '更换老旧网线，新增信息点四十个，停机窗口为周日。',
      cell: '江南印刷厂',
      priority: 2,
      daysAgo: 9,
      dueInDays: 8,
      handler: 'dingyi',
      stages: [['现场勘查'], ['布线施工', 'baoqiang'], ['测试验收']],
      deeds: ['accept', 'resolveStage', 'progress'],
    },
    {
      project: plant,
      title: '办公楼无线覆盖',
      content: '三层办公楼新增无线接入点。',
      cell: '江南印刷厂',
      priority: 3,
      daysAgo: 30,
      dueInDays: -2,
      handler: 'dingyi',
      stages: [['方案确认'], ['安装调试']],
      deeds: ['accept', 'resolveStage', 'resolveStage'],
    },
    {
      project: plant,
      title: '二车间监控网络',
      content: '监控摄像机接入交换机，需登高作业。',
      cell: '江南印刷厂',
      priority: 3,
      daysAgo: 2,
      dueInDays: 25,
      assignee: 'dingyi',
      handler: 'dingyi',
      stages: [['现场勘查'], ['登高布线']],
      deeds: [],
    },
  ],
};
