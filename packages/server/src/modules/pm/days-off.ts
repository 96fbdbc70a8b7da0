import { dayOfDate } from '@svcdesk/core/sla';
import { clockOf } from '../../engine/clocks.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';
import type { WorkServices } from '../../platform/http/services.ts';

const ownCalendar = statement<{ calendarId: string; calendarVersion: number }, [tenantId: string]>(
  'calendars.ofTenant',
  `SELECT id AS "calendarId", version AS "calendarVersion" FROM service_calendars
   WHERE tenant_id = $1 AND is_default`,
);

/** Tells days off by the tenant's own calendar, with the holidays that it follows. */
export async function daysOff(
  on: Queryable,
  services: WorkServices,
  tenantId: string,
): Promise<(day: string) => boolean> {
  const calendar = (await ownCalendar.first(on, tenantId)) ?? { calendarId: null, calendarVersion: null };
  const clock = await clockOf(on, services, tenantId, calendar);
  return (day) => clock.spansOfDay(dayOfDate(day)).length === 0;
}
