import type { Phrases } from '../../../shared/platform/i18n/phrase-book.ts';
import type { zhCN } from './zh-cn.ts';

export const en: Phrases<typeof zhCN> = {
  title: 'Ticket pool',
  which: 'Which orders',
  all: 'All',
  duty: 'On duty',
  of: (action, title) => `${action}: ${title}`,
  none: 'The pool is empty',
  noneHint: 'A new order that nobody has yet shows here at once.',
  noDuty: 'No duty orders',
  noDutyHint: 'Orders reported outside working hours show here; the person on duty is told first.',
  toOrders: 'See my orders',
  dutyTitle: 'Duty order detail',
  onDuty: 'On duty today',
  onDutyHint: 'Whoever is on duty hears first of what comes outside working hours.',
  nobodyOnDuty: 'Nobody is on duty today; the lead sees to it.',
};
