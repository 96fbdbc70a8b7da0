import {
  capacityMinutes,
  dateOfDay,
  dictionaries,
  minutesOf,
  plannedDay,
  type ShiftPart,
  type Span,
  saturationOf,
  serviceClock,
  timeZone,
} from '@svcdesk/core/order';
import { type Queryable, statement } from '../../db/index.ts';
import { longestPlanDays } from '../work/schedules.ts';
import type { Moment } from './today.ts';

interface CalendarRow {
  timeZone: string;
  weekly: [string, string][][];
  exceptions: Record<string, [string, string][]>;
  holidaySet: string | null;
  holidays: Record<string, 'off' | 'work'> | null;
}

interface EntryRow {
  id: string;
  planStart: string;
  planEnd: string;
  allDay: boolean;
  siteId: string | null;
}

interface DayRow {
  travelMinutes: number;
  calendar: CalendarRow | null;
  shifts: { shiftOn: string; shift: string }[];
  leaves: { from: string; to: string }[];
  entries: EntryRow[];
}

/** All that one account's saturation of one day is made of: his calendar, else the tenant's. */
const dayOf = statement<
  DayRow,
  [tenantId: string, accountId: string, dayStart: string, dayEnd: string, yesterday: string, today: string]
>(
  'backlog.dayOfAccount',
  `SELECT t.travel_minutes AS "travelMinutes",
     (SELECT jsonb_build_object('timeZone', v.time_zone, 'weekly', v.weekly, 'exceptions', v.exceptions,
        'holidaySet', v.holiday_set, 'holidays', (SELECT jsonb_object_agg(d.key, d.value)
          FROM holiday_sets h, jsonb_each(h.days) d WHERE h.name = v.holiday_set))
      FROM service_calendars c
      JOIN service_calendar_versions v
        ON v.tenant_id = c.tenant_id AND v.calendar_id = c.id AND v.version = c.version
      WHERE c.tenant_id = $1 AND (c.id = a.calendar_id OR c.is_default)
      ORDER BY c.id = a.calendar_id DESC NULLS LAST LIMIT 1) AS calendar,
     coalesce((SELECT jsonb_agg(jsonb_build_object('shiftOn', s.shift_on, 'shift', s.shift)) FROM shifts s
      WHERE s.tenant_id = $1 AND s.account_id = $2 AND s.shift_on IN ($5::date, $6::date)), '[]') AS shifts,
     coalesce((SELECT jsonb_agg(jsonb_build_object('from', l.from_at, 'to', l.to_at)) FROM leaves l
      WHERE l.tenant_id = $1 AND l.account_id = $2 AND l.from_at < $4 AND l.to_at > $3), '[]') AS leaves,
     coalesce((SELECT jsonb_agg(jsonb_build_object('id', s.id, 'planStart', s.plan_start, 'planEnd', s.plan_end,
        'allDay', s.all_day, 'siteId', CASE WHEN s.on_site THEN s.cell_id END)) FROM schedules s
      WHERE s.tenant_id = $1 AND s.account_id = $2 AND s.status <> 'cancelled'
        AND s.plan_start < $4 AND s.plan_end > $3
        AND s.plan_start > $3::timestamptz - interval '${longestPlanDays} days'), '[]') AS entries
   FROM accounts a JOIN tenants t ON t.id = a.tenant_id WHERE a.tenant_id = $1 AND a.id = $2`,
);

/** A shift as instants, from the day it is set on; those without hours have none. */
function shiftPart(shift: string, shiftOn: string, zone: string): ShiftPart | undefined {
  const item = dictionaries.shiftType.find(({ code }) => code === shift);
  if (!item || !('from' in item.flags)) return undefined;
  const local = Date.parse(`${shiftOn}T00:00:00Z`);
  const from = minutesOf(item.flags.from) ?? 0;
  const to = minutesOf(item.flags.to) ?? 0;
  const at = (minutes: number) => timeZone(zone).instantOf(local + minutes * 60_000);
  return {
    from: at(from),
    to: at(to <= from ? to + 1440 : to),
    breakMinutes: 'breakMinutes' in item.flags ? item.flags.breakMinutes : 0,
  };
}

const spanOf = ({ from, to }: { from: string; to: string }): Span => ({
  from: Date.parse(from),
  to: Date.parse(to),
});

/** Shifts that reach into the day; undefined when none is set for it, so that the calendar decides. */
function shiftsOf(rows: DayRow['shifts'], today: string, day: Span, zone: string): ShiftPart[] | undefined {
  const parts = rows
    .map(({ shift, shiftOn }) => shiftPart(shift, shiftOn, zone))
    .filter((part): part is ShiftPart => part !== undefined && part.to > day.from && part.from < day.to);
  return parts.length > 0 || rows.some(({ shiftOn }) => shiftOn === today) ? parts : undefined;
}

/** How full an account's day is. */
export async function saturationToday(
  on: Queryable,
  tenantId: string,
  accountId: string,
  { asOf, dayStart, dayEnd }: Moment,
  zone: string,
): Promise<number> {
  const local = timeZone(zone);
  const number = local.dayOf(Date.parse(asOf));
  const today = dateOfDay(number);
  const row = await dayOf.first(on, tenantId, accountId, dayStart, dayEnd, dateOfDay(number - 1), today);
  if (!row) return 0;
  const day = spanOf({ from: dayStart, to: dayEnd });
  const { calendar } = row;
  const clock =
    calendar &&
    serviceClock({ ...calendar, holidaySet: calendar.holidaySet ?? undefined }, calendar.holidays ?? {});
  const capacity = capacityMinutes({
    day,
    shifts: shiftsOf(row.shifts, today, day, zone),
    opening: clock?.spansOfDay(number) ?? [],
    leaves: row.leaves.map(spanOf),
  });
  const entries = row.entries.map(({ planStart, planEnd, siteId, ...entry }) => ({
    ...entry,
    planStart: Date.parse(planStart),
    planEnd: Date.parse(planEnd),
    siteId: siteId ?? undefined,
  }));
  return saturationOf(plannedDay(day, entries, capacity, row.travelMinutes).minutes, capacity);
}
