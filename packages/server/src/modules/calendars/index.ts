import type { calendars } from '@svcdesk/core/contract';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import { allCalendars, calendarOf } from './read.ts';
import { saveCalendar } from './save.ts';

export const calendarsHandlers: DomainHandlers<typeof calendars> = {
  list: async (_input, { db, tenantId }) => (await allCalendars.all(db, tenantId)).map(calendarOf),
  save: saveCalendar,
};
