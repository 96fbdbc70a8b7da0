import type { Phrases } from '../../../shared/platform/i18n/phrase-book.ts';
import type { zhCN } from './zh-cn.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export const en: Phrases<typeof zhCN> = {
  greeting: {
    morning: (name) => `Good morning, ${name}`,
    noon: (name) => `Hello, ${name}`,
    afternoon: (name) => `Good afternoon, ${name}`,
    evening: (name) => `Good evening, ${name}`,
  },
  title: 'Home',
  quick: { label: 'Quick actions', report: 'Report a fault', orders: 'My orders' },
  inProgress: 'In progress',
  count: (count) => String(count),
  viewAll: (count) => `View all ${count}`,
  allFine: 'Nothing is being worked on',
  allFineHint: 'Something broken? Tell us any time.',
  fixed: (title) => `${title} · fixed`,
  moreToRate: (count) => `${count} more to rate`,
  months: 'Last six months',
  monthsSeries: 'Reported / fixed',
  created: 'Reported',
  resolved: 'Fixed',
  month: (month) => months[month - 1] ?? String(month),
  statuses: 'My orders',
  remindLater: 'One reminder every 30 minutes',
};
