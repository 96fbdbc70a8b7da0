import type { Phrases } from '../../../shared/platform/i18n/phrase-book.ts';
import type { zhCN } from './zh-cn.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export const en: Phrases<typeof zhCN> = {
  quick: {
    label: 'Quick actions',
    report: 'Report a fault',
    reportHint: 'A photo and a few words',
    scan: 'Scan a device',
    scanHint: 'The code on its label',
  },
  hero: {
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
  moreToRate: (count) => `${count} more to rate`,
  months: 'Last six months',
  monthsSeries: 'Reported / fixed',
  created: 'Reported',
  resolved: 'Fixed',
  month: (month) => months[month - 1] ?? String(month),
  statuses: 'My orders',
  remindLater: "You've just sent a reminder. You can send another in 30 minutes",
};
