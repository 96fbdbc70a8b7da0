import { type Queryable, statement } from '../../platform/db/index.ts';

const missing = statement<{ year: number }, [tenantId: string, years: readonly number[]]>(
  'calendars.missingYears',
  `SELECT DISTINCT y.year FROM unnest($2::int[]) AS y(year)
   CROSS JOIN service_calendars c JOIN service_calendar_versions v
     ON v.tenant_id = c.tenant_id AND v.calendar_id = c.id AND v.version = c.version
   WHERE c.tenant_id = $1 AND v.holiday_set IS NOT NULL
     AND NOT EXISTS (SELECT FROM holiday_sets h WHERE h.name = v.holiday_set AND h.year = y.year)
   ORDER BY y.year`,
);

/** Years that a calendar of the tenant needs holidays of and has none: this one, and from December on the next. */
export async function missingHolidays(on: Queryable, tenantId: string, today: string): Promise<number[]> {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const needed = month === 12 ? [year, year + 1] : [year];
  return (await missing.all(on, tenantId, needed)).map((row) => row.year);
}
