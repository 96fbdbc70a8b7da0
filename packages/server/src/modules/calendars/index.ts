import type { calendars } from '@svcdesk/core/contract';
import { given } from '../../engine/given.ts';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import { allCalendars, saveCalendar } from './save.ts';

export const calendarsHandlers: DomainHandlers<typeof calendars> = {
  list: async (_input, { db, tenantId }) => (await allCalendars.all(db, tenantId)).map(given),
  save: saveCalendar,
};
