import type { Phrases } from '../../../shared/platform/i18n/phrase-book.ts';
import type { zhCN } from './zh-cn.ts';

export const en: Phrases<typeof zhCN> = {
  list: {
    ask: 'New requirement',
    none: 'No requirements yet',
    noneHint: 'Need something installed, changed or set up? Tap “New requirement” and tell us.',
  },
  search: {
    placeholder: 'Number, title or site',
    hint: 'Find your requirements by number, title or site.',
    noneHint: 'Try other words, or another status or site.',
  },
  story: {
    submitted: 'Received, waiting to be picked up',
    handling: 'The service desk is reviewing it',
    converted: (no, status) => `Became order ${no}: ${status.toLowerCase()}`,
    convertedOnly: 'Became an order',
    rejected: (reason) => `Not accepted: ${reason}`,
    rejectedOnly: 'Not accepted',
    cancelled: 'You cancelled this',
    cancelledBecause: (reason) => `You cancelled this: ${reason}`,
  },
  detail: {
    content: 'What you asked for',
    site: 'Site',
    reporter: 'Contact',
    catalog: 'Service',
    type: 'Type',
    createdAt: 'Submitted',
    assets: 'Devices',
    order: 'Order',
    toOrder: (no) => `View order ${no}`,
    evaluate: 'Rate the service',
    evaluation: 'View rating',
    why: 'Why it was not accepted',
    again: 'Edit and resubmit',
    copyOf: 'Resubmitted',
    toCopied: 'View the original',
    progress: 'Progress',
  },
  act: {
    name: { remind: 'Remind', cancel: 'Cancel requirement' },
    cancel: { title: 'Cancel requirement', reason: 'Reason', submit: 'Cancel requirement' },
  },
  happened: {
    create: 'submitted the requirement',
    remind: 'sent a reminder',
    cancel: 'cancelled the requirement',
    reject: 'did not accept it',
    toOrder: 'turned it into an order',
    ofOrder: (no) => `Order ${no}`,
  },
  evaluate: {
    notYet: "You can't rate this yet",
    noOrder: 'You can rate the service once the work is done.',
    nowHint: 'The work is done. Tell us how it went.',
    none: 'No rating yet',
    noneHint: 'Once the work is done, your rating will appear here.',
    back: 'Back to the requirement',
    toEvaluate: 'Rate now',
  },
};
