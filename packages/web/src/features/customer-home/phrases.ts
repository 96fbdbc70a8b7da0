import { phraseBook } from '../../shared/platform/i18n/phrase-book.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export const homeText = phraseBook(
  {
    quick: {
      label: '常用操作',
      report: '我要报修',
      reportHint: '拍张照，说一句',
      scan: '扫码报修',
      scanHint: '设备上的码',
    },
    current: {
      at: (step: number, steps: number, name: string) => `第 ${step} 步，共 ${steps} 步：${name}`,
      step: { received: '已受理', assigned: '已派工', onTheWay: '在路上', repair: '修理', done: '完成' },
    },
    requirements: {
      title: '需求中心',
      open: (count: number) => (count > 0 ? `${count} 个需求在处理` : '想装、想换、想开通什么都可以提'),
    },
    inProgress: '还在处理',
    viewAll: (count: number) => `查看全部 ${count} 个`,
    allFine: '没有正在处理的报修',
    allFineHint: '有东西坏了，随时告诉我们。',
    toRate: '修好了吗',
    months: '近六个月',
    monthsSeries: '报修 / 解决',
    created: '报修',
    resolved: '解决',
    month: (month: number) => `${month}月`,
    statuses: '我的工单',
    remindLater: '刚催过，30 分钟后可以再催',
  },
  {
    quick: {
      label: 'Quick actions',
      report: 'Report a fault',
      reportHint: 'A photo and a few words',
      scan: 'Scan a device',
      scanHint: 'The code on its label',
    },
    current: {
      at: (step, steps, name) => `Step ${step} of ${steps}: ${name}`,
      step: {
        received: 'Received',
        assigned: 'Assigned',
        onTheWay: 'En route',
        repair: 'Repair',
        done: 'Done',
      },
    },
    requirements: {
      title: 'Requirements',
      open: (count) =>
        count > 0 ? `${count} in progress` : 'Ask for something to be installed, moved or set up',
    },
    inProgress: 'Also in progress',
    viewAll: (count) => `View all ${count}`,
    allFine: 'All quiet. Nothing open right now',
    allFineHint: 'Something broken? Let us know any time.',
    toRate: 'Is it fixed?',
    months: 'Last six months',
    monthsSeries: 'Reported / fixed',
    created: 'Reported',
    resolved: 'Fixed',
    month: (month) => months[month - 1] ?? String(month),
    statuses: 'My orders',
    remindLater: "You've just sent a reminder. You can send another in 30 minutes",
  },
);
