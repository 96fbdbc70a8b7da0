import type { backlog } from '@svcdesk/core/contract';
import type { DomainHandlers } from '../../http/handler.ts';
import { mineToday } from './home-counts.ts';
import { todayPage } from './today-page.ts';

export const backlogHandlers: DomainHandlers<typeof backlog> = {
  mineToday: (_input, context) => mineToday(context),
  todayPage,
};
