import type { Phrases } from '../../../../shared/platform/i18n/phrase-book.ts';
import type { home as zhCN } from '../zh-cn/home.ts';

export const home: Phrases<typeof zhCN> = {
  greeting: {
    night: (name) => `Hello, ${name}`,
    morning: (name) => `Good morning, ${name}`,
    noon: (name) => `Hello, ${name}`,
    afternoon: (name) => `Good afternoon, ${name}`,
    evening: (name) => `Good evening, ${name}`,
  },
  todo: 'To do',
  pending: 'To do',
  late: 'Overdue',
  soon: 'Due soon',
  copied: 'Copied',
  saturation: 'Load today',
  level: { free: 'free', full: 'full', over: 'overbooked' },
  today: 'Today',
  mine: 'My orders',
  sources: (monitoring, se) =>
    [monitoring > 0 && `Monitoring ${monitoring}`, se > 0 && `SE ${se}`].filter(Boolean).join(' · '),
  noneToday: 'No operations orders for you today',
  noneTodayHint: 'Others may still wait for somebody.',
  toOrders: 'See the orders',
  detail: 'Details',
  handle: 'Go on',
  planned: (span) => `planned ${span}`,
  assignedToYou: 'assigned to you',
};
