import { isOpen } from '@svcdesk/core/rules';
import { type CalendarOf, forgetClocks } from '../../../engine/clocks.ts';
import { type ActContext, jobActs } from '../../../engine/context.ts';
import { orderOpen } from '../../../engine/statuses.ts';
import { notDisabled } from '../../../platform/db/active.ts';
import { statement } from '../../../platform/db/index.ts';
import type { Job, JobTenant } from '../../../platform/jobs/job.ts';
import { lockOrder } from '../actions/lock.ts';
import { writeOrder } from '../actions/write-order.ts';
import { recomputeSla } from '../sla/recompute-sla.ts';

interface ChangedCalendar extends JobTenant {
  readonly calendarId: string;
  readonly digest: string;
  /** Its holidays were not looked at before: its orders know no others. */
  readonly isNew: boolean;
}

/** Calendars whose holidays are not those that open orders were last reckoned by. */
const changed = statement<ChangedCalendar>(
  'sla.changedHolidays',
  `SELECT c.tenant_id AS "tenantId", t.time_zone AS "timeZone", c.id AS "calendarId", d.digest,
     f.digest IS NULL AS "isNew"
   FROM service_calendars c
   JOIN tenants t ON t.id = c.tenant_id AND ${notDisabled('t')}
   JOIN service_calendar_versions v
     ON v.tenant_id = c.tenant_id AND v.calendar_id = c.id AND v.version = c.version
   LEFT JOIN calendar_folds f ON f.tenant_id = c.tenant_id AND f.calendar_id = c.id
   CROSS JOIN LATERAL (SELECT coalesce(md5(string_agg(h.days::text, ' ' ORDER BY h.year)), '') AS digest
     FROM holiday_sets h WHERE h.name = v.holiday_set) d
   WHERE f.digest IS DISTINCT FROM d.digest`,
);

const keep = statement<object, [tenantId: string, calendarId: string, digest: string, at: string]>(
  'sla.keepFold',
  `INSERT INTO calendar_folds (tenant_id, calendar_id, digest, folded_at) VALUES ($1, $2, $3, $4)
   ON CONFLICT (tenant_id, calendar_id) DO UPDATE SET digest = $3, folded_at = $4`,
);

const openOf = statement<{ id: string }, [tenantId: string, calendarId: string]>(
  'sla.openOfCalendar',
  `SELECT o.id FROM orders o WHERE o.tenant_id = $1 AND ${orderOpen('o')} AND o.calendar_id = $2 ORDER BY o.id`,
);

/**
 * Reckons an open order's clocks anew, by another version of its calendar when one is given; finished ones keep the
 * hours they were measured by. No action, so neither version nor record: no write is refused as outdated for it.
 */
export async function recomputeOrderSla(
  context: ActContext,
  id: string,
  by: Partial<Pick<CalendarOf, 'calendarVersion'>> = {},
): Promise<void> {
  const { row, clockRecords } = await lockOrder(context, id);
  if (!isOpen(row.status)) return;
  const moved = { ...row, ...by };
  const clocks = await recomputeSla(context.tx, context.services, moved, clockRecords);
  writeOrder(context.tx, row, { ...moved, ...clocks }, [], context.timeZone);
}

/** Reckons the clocks of open orders anew when holidays of their calendar were imported or corrected. */
export const newHolidays: Job = {
  name: 'reckon by new holidays',
  everyMs: 60_000,
  alone: true,
  async run(context) {
    for (const calendar of await changed.all(context.db)) {
      const { db, services } = context;
      const { tenantId, calendarId, digest, isNew } = calendar;
      if (!isNew) {
        forgetClocks(services);
        for (const { id } of await openOf.all(db, tenantId, calendarId)) {
          await db.transaction((tx) => recomputeOrderSla(jobActs(context, calendar, tx), id));
        }
      }
      await keep.change(db, tenantId, calendarId, digest, context.now().toISOString());
    }
  },
};
