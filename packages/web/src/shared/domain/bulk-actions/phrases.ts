import { phraseBook } from '../../platform/i18n/phrase-book.ts';

export const bulkText = phraseBook(
  {
    cc: (count: number) => `把 ${count} 张工单抄送给`,
    several: (verb: string, count: number) => `${verb} ${count} 张工单`,
    leftOut: (verb: string, count: number) => `${count} 张不能${verb}：`,
    left: (count: number) => `还有 ${count} 张没有派出去：`,
    notAll: '没有全部派出去。所选的人和备注都在，可以再试一次，不会重复派单。',
    unknown: '没有收到答复，不知道是否已完成',
    given: (name: string, count: number) => `已派给${name}：${count} 张工单`,
    takenBack: '已撤回',
  },
  {
    cc: (count) => (count === 1 ? 'Copy 1 order to' : `Copy ${count} orders to`),
    several: (verb, count) => (count === 1 ? `${verb} 1 order` : `${verb} ${count} orders`),
    left: (count) => `${count} not assigned yet:`,
    notAll:
      'Not all are assigned. Your choice and remark are still here: try again, each is assigned once only.',
    unknown: 'No answer came, so it is not known whether it was done',
    given: (name, count) => `Assigned to ${name}: ${count} orders`,
    takenBack: 'Taken back',
    leftOut: (verb, count) => `${verb} is not possible for ${count}:`,
  },
);
