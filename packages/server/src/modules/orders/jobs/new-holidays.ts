import { forgetClocks } from '../../../engine/clocks.ts';
import { jobActs } from '../../../engine/context.ts';
import { orderOpen } from '../../../engine/statuses.ts';
import { notDisabled } from '../../../platform/db/active.ts';
import { statement } from '../../../platform/db/index.ts';
import type { Job, JobContext, JobTenant } from '../../../platform/jobs/job.ts';
import { refoldOrder } from '../sla/refold-order.ts';

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

const maxAtOnce = 200;

const openOf = statement<{ id: string }, [tenantId: string, calendarId: string, afterId: string]>(
  'sla.openOfCalendar',
  `SELECT o.id FROM orders o WHERE o.tenant_id = $1 AND ${orderOpen('o')} AND o.calendar_id = $2 AND o.id > $3
   ORDER BY o.id LIMIT ${maxAtOnce}`,
);

async function refoldAll(context: JobContext, calendar: ChangedCalendar): Promise<void> {
  const { db } = context;
  const { tenantId, calendarId } = calendar;
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const found = await openOf.all(db, tenantId, calendarId, after);
    for (const { id } of found) {
      await db.transaction((tx) => refoldOrder(jobActs(context, calendar, tx), id));
    }
    const last = found.at(-1);
    if (!last || found.length < maxAtOnce) return;
    after = last.id;
  }
}

/** Reckons the clocks of open orders anew when holidays of their calendar were imported or corrected. */
export const newHolidays: Job = {
  name: 'reckon by new holidays',
  everyMs: 60_000,
  alone: true,
  async run(context) {
    for (const calendar of await changed.all(context.db)) {
      const { tenantId, calendarId, digest, isNew } = calendar;
      if (!isNew) {
        forgetClocks(context.services);
        await refoldAll(context, calendar);
      }
      await keep.change(context.db, tenantId, calendarId, digest, context.now().toISOString());
    }
  },
};
