import type { Phrases } from '../../../platform/i18n/phrase-book.ts';
import type { zhCN } from './zh-cn.ts';

export const en: Phrases<typeof zhCN> = {
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
};
