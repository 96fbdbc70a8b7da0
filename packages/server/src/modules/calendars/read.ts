import type { calendars, DataOf } from '@svcdesk/core/contract';
import { statement } from '../../platform/db/index.ts';

/** A service calendar as it travels. */
export type ServiceCalendar = DataOf<typeof calendars.save>;

interface Row extends Omit<ServiceCalendar, 'holidaySet'> {
  holidaySet: string | null;
}

/** Every calendar with its newest hours, and the years that its holiday set knows. */
export const allCalendars = statement<Row, [tenantId: string]>(
  'calendars.all',
  `SELECT c.id, c.name, c.is_default AS "isDefault", c.version, v.time_zone AS "timeZone", v.weekly,
     v.holiday_set AS "holidaySet", v.exceptions,
     ARRAY(SELECT h.year FROM holiday_sets h WHERE h.name = v.holiday_set ORDER BY h.year) AS "holidayYears"
   FROM service_calendars c JOIN service_calendar_versions v
     ON v.tenant_id = c.tenant_id AND v.calendar_id = c.id AND v.version = c.version
   WHERE c.tenant_id = $1 ORDER BY c.is_default DESC, c.name, c.id`,
);

/** A row as it travels. */
export const calendarOf = ({ holidaySet, ...row }: Row): ServiceCalendar => ({
  ...row,
  holidaySet: holidaySet || undefined,
});
