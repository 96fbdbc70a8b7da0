import { type HolidayDays, roundTheClock, type ServiceClock, serviceClock } from '@svcdesk/core/sla';
import { type Queryable, statement } from '../platform/db/index.ts';
import type { serviceCalendarVersions } from '../platform/db/schema/sla.ts';
import type { WorkServices } from '../platform/http/services.ts';

type CalendarRow = Pick<
  typeof serviceCalendarVersions.$inferSelect,
  'timeZone' | 'weekly' | 'holidaySet' | 'exceptions'
> & { holidays: HolidayDays | null };

/** The holidays of the set of a calendar's version `v`, in SQL. */
export const holidaysSql = `(SELECT jsonb_object_agg(d.key, d.value) FROM holiday_sets h, jsonb_each(h.days) d
      WHERE h.name = v.holiday_set)`;

const calendarVersion = statement<CalendarRow, [tenantId: string, calendarId: string, version: number]>(
  'sla.calendarVersion',
  `SELECT v.time_zone AS "timeZone", v.weekly, v.holiday_set AS "holidaySet", v.exceptions,
     ${holidaysSql} AS holidays
   FROM service_calendar_versions v WHERE v.tenant_id = $1 AND v.calendar_id = $2 AND v.version = $3`,
);

/** A version of a calendar never changes, but next year's holidays may be imported. */
const keptMs = 600_000;
const kept = new WeakMap<WorkServices, Map<string, { clock: ServiceClock; until: number }>>();

const always = serviceClock({ timeZone: 'UTC', weekly: roundTheClock });

/** Which calendar an order is measured by; without targets there is none. */
export interface CalendarOf {
  readonly calendarId: string | null;
  readonly calendarVersion: number | null;
}

const keyOf = (tenantId: string, of: CalendarOf) => `${tenantId} ${of.calendarId} ${of.calendarVersion}`;

/** A clock that is at hand, without asking the database. */
export function knownClock(
  services: WorkServices,
  tenantId: string,
  of: CalendarOf,
): ServiceClock | undefined {
  if (of.calendarId === null || of.calendarVersion === null) return always;
  const found = kept.get(services)?.get(keyOf(tenantId, of));
  return found && found.until > performance.now() ? found.clock : undefined;
}

/** The clock of an order's calendar, remembered as long as the server lives. */
export async function clockOf(
  on: Queryable,
  services: WorkServices,
  tenantId: string,
  of: CalendarOf,
): Promise<ServiceClock> {
  const known = knownClock(services, tenantId, of);
  if (known || of.calendarId === null || of.calendarVersion === null) return known ?? always;
  const row = await calendarVersion.first(on, tenantId, of.calendarId, of.calendarVersion);
  if (!row) return always;
  const { holidays, holidaySet, ...hours } = row;
  const clock = serviceClock({ ...hours, holidaySet: holidaySet ?? undefined }, holidays ?? {});
  const clocks = kept.get(services) ?? new Map();
  kept.set(services, clocks.set(keyOf(tenantId, of), { clock, until: performance.now() + keptMs }));
  return clock;
}

/** Forgets the calendars at hand, when one of them or its holidays have changed. */
export function forgetClocks(services: WorkServices): void {
  kept.delete(services);
}
