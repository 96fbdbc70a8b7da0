import { phraseBook } from '../../platform/i18n/phrase-book.ts';

/** Requirements in the words of both sides. */
export const requirementText = phraseBook(
  {
    noun: '需求',
    /** What a button says to staff. */
    action: {
      toOrder: '转成工单',
      reject: '拒绝',
      cancel: '取消需求',
      remind: '催一下',
      breakLock: '解除占用',
    },
    done: {
      toOrder: '已转成工单',
      reject: '已拒绝，客户会收到原因',
      cancel: '需求已取消',
      remind: '已催办',
      breakLock: '已解除占用',
    },
    /** Why an action does not fit the status. */
    notNow: {
      toOrder: '需求已处理完，不能再转成工单',
      reject: '需求已处理完，不能再拒绝',
      cancel: '需求已处理完，不能取消；要取消工单请到工单里操作',
      remind: '需求已处理完，不用催了',
      breakLock: '现在没有人占用这个需求',
    },
    reason: {
      wrongState: '需求已处理完',
      notMember: '只有负责这家门店的组长或派单员可以处理',
      notNamed: '只有提出需求的单位可以操作',
      reminderTooSoon: '刚催过，30 分钟后可以再催',
    },
    watched: { status: '状态', title: '标题', remark: '说明' },
    byName: (name: string) => `${name}正在处理`,
    order: (no: string) => `工单 ${no}`,
  },
  {
    noun: 'requirement',
    action: {
      toOrder: 'Create order',
      reject: 'Reject',
      cancel: 'Cancel requirement',
      remind: 'Remind',
      breakLock: 'Release lock',
    },
    done: {
      toOrder: 'Order created',
      reject: 'Rejected; the customer will see why',
      cancel: 'Requirement cancelled',
      remind: 'Reminder sent',
      breakLock: 'Lock released',
    },
    notNow: {
      toOrder: 'This requirement has already been dealt with',
      reject: 'This requirement has already been dealt with',
      cancel: 'This requirement has already been dealt with; if it became an order, cancel the order',
      remind: 'This requirement has already been dealt with',
      breakLock: 'Nobody is working on this requirement',
    },
    reason: {
      wrongState: 'This requirement has already been dealt with',
      notMember: 'Only a dispatcher, or a lead who serves this site, can do this',
      notNamed: 'Only the customer who asked can do this',
      reminderTooSoon: "You've just sent a reminder. You can send another in 30 minutes",
    },
    watched: { status: 'Status', title: 'Title', remark: 'Remark' },
    byName: (name) => `${name} is working on it`,
    order: (no) => `Order ${no}`,
  },
);
