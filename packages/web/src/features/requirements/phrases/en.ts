import type { Phrases } from '../../../shared/platform/i18n/phrase-book.ts';
import type { zhCN } from './zh-cn.ts';

export const en: Phrases<typeof zhCN> = {
  list: {
    title: 'Requirements',
    search: 'Search requirements',
    searchHint: 'Number, title or site',
    status: 'Status of requirements',
    all: 'All',
    none: 'No requirements',
    noneHint: 'What customers ask for shows here.',
    seeAll: 'See all requirements',
  },
  lock: {
    nobody: 'Nobody is at it now',
    take: 'I take it',
    mine: (until, left) => `Yours until ${until}, ${left} left`,
    giveBack: 'Release',
    other: (name, until) => `${name} is at it, locked until ${until}`,
    break: 'Break the lock',
    by: (name) => `${name} is at it`,
    byMe: 'You are handling it',
  },
  detail: {
    asked: 'What was asked',
    catalog: 'Service',
    type: 'Type',
    assets: 'Assets',
    order: 'The order made of it',
    toOrder: (no) => `Order ${no}`,
    records: 'Records',
    refused: 'Why it was not accepted',
    cancelled: 'Why the customer took it back',
  },
  reject: {
    title: 'Reject the requirement',
    submit: 'Reject and tell the customer',
    reason: 'Reason',
    remarkHint: 'The customer reads it: say why, and what can be done instead',
  },
  toOrder: {
    carried: 'Goes along into the order',
    reporter: 'Reporter',
    chooseReporter: 'Choose a reporter',
    searchReporter: 'Find by name or phone',
    editReporter: 'Edit the reporter',
  },
  happened: {
    create: 'submitted the requirement',
    remind: 'sent a reminder',
    cancel: 'cancelled the requirement',
    reject: 'rejected the requirement',
    toOrder: 'turned it into an order',
    breakLock: 'broke the lock',
  },
};
