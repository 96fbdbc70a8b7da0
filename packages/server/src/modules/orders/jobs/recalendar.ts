import { statement, type Transaction } from '../../../db/index.ts';
import type { Job, JobContext, JobTenant } from '../../../jobs/job.ts';
import { forgetClocks } from '../sla/clocks.ts';
import type { SlaColumns } from '../sla/columns.ts';
import { refold } from '../sla/refold.ts';

interface ChangedCalendar extends JobTenant {
  readonly calendarId: string;
  readonly version: number;
  readonly digest: string;
  /** Never reckoned with before, and never changed since it was made. */
  readonly isNew: boolean;
}

/** Calendars whose hours or holidays are not those that open orders were last reckoned by. */
const changed = statement<ChangedCalendar>(
  'sla.changedCalendars',
  `SELECT c.tenant_id AS "tenantId", t.time_zone AS "timeZone", c.id AS "calendarId", c.version, d.digest,
     f.digest IS NULL AND c.version = 1 AS "isNew"
   FROM service_calendars c
   JOIN tenants t ON t.id = c.tenant_id AND t.disabled_at IS NULL
   JOIN service_calendar_versions v
     ON v.tenant_id = c.tenant_id AND v.calendar_id = c.id AND v.version = c.version
   LEFT JOIN calendar_folds f ON f.tenant_id = c.tenant_id AND f.calendar_id = c.id
   CROSS JOIN LATERAL (SELECT md5(concat_ws(' ', c.version, (SELECT string_agg(h.days::text, ' ' ORDER BY h.year)
     FROM holiday_sets h WHERE h.name = v.holiday_set))) AS digest) d
   WHERE f.digest IS DISTINCT FROM d.digest`,
);

const keep = statement<object, [tenantId: string, calendarId: string, digest: string, at: string]>(
  'sla.keepFold',
  `INSERT INTO calendar_folds (tenant_id, calendar_id, digest, folded_at) VALUES ($1, $2, $3, $4)
   ON CONFLICT (tenant_id, calendar_id) DO UPDATE SET digest = $3, folded_at = $4`,
);

const mostAtOnce = 200;

const openOf = statement<{ id: string }, [tenantId: string, calendarId: string, afterId: string]>(
  'sla.openOfCalendar',
  `SELECT o.id FROM orders o WHERE o.tenant_id = $1 AND o.status <= 4 AND o.calendar_id = $2 AND o.id > $3
   ORDER BY o.id LIMIT ${mostAtOnce}`,
);

/** Waits for whoever acts on it: his clocks may have been reckoned by the old hours. */
const hold = statement<{ status: number }, [tenantId: string, id: string]>(
  'sla.holdOrder',
  'SELECT status FROM orders WHERE tenant_id = $1 AND id = $2 FOR UPDATE',
);

const columns: Readonly<Record<keyof SlaColumns, string>> = {
  slaPhase: 'sla_phase',
  respondedAt: 'responded_at',
  responseDueAt: 'response_due_at',
  resolveDueAt: 'resolve_due_at',
  responseMet: 'response_met',
  resolveMet: 'resolve_met',
  nextDueAt: 'next_due_at',
  nextWarnAt: 'next_warn_at',
  slaUsedMs: 'sla_used_ms',
  slaAllowanceMs: 'sla_allowance_ms',
  slaSinceAt: 'sla_since_at',
};

/** No action, so neither version nor record: nobody's work on the order is refused for it. */
const write = statement<object, [tenantId: string, id: string, calendarVersion: number, row: string]>(
  'sla.writeFold',
  `UPDATE orders o SET calendar_version = $3, ${Object.values(columns)
    .map((column) => `${column} = r.${column}`)
    .join(', ')}
   FROM jsonb_populate_record(NULL::orders, $4::jsonb) r WHERE o.tenant_id = $1 AND o.id = $2`,
);

async function refoldOne(
  { services }: JobContext,
  tx: Transaction,
  { tenantId, calendarId, version }: ChangedCalendar,
  id: string,
): Promise<void> {
  const held = await hold.first(tx, tenantId, id);
  // Finished meanwhile: it keeps the hours that it was measured by.
  if (!held || held.status > 4) return;
  const order = { tenantId, id, calendarId, calendarVersion: version };
  const folded = await refold(tx, services, order, []);
  const row = Object.fromEntries(
    Object.entries(columns).map(([name, column]) => [column, folded[name as keyof SlaColumns]]),
  );
  await write.change(tx, tenantId, id, version, JSON.stringify(row));
}

async function refoldAll(context: JobContext, calendar: ChangedCalendar): Promise<void> {
  const { db } = context;
  const { tenantId, calendarId } = calendar;
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const found = await openOf.all(db, tenantId, calendarId, after);
    for (const { id } of found) await db.transaction((tx) => refoldOne(context, tx, calendar, id));
    const last = found.at(-1);
    if (!last || found.length < mostAtOnce) return;
    after = last.id;
  }
}

/** Reckons the clocks of open orders anew when the hours or holidays of their calendar were changed. */
export const recalendar: Job = {
  name: 'reckon by changed calendars',
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
