import { jobActs } from '../../engine/context.ts';
import { notify } from '../../engine/messages.ts';
import { orderOpen } from '../../engine/statuses.ts';
import { staffActive } from '../../platform/db/active.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';
import { dailyJob } from '../../platform/jobs/daily.ts';
import { findTenants, type Job, type JobContext, type JobTenant } from '../../platform/jobs/job.ts';
import { recomputeOrderSla } from '../orders/index.ts';

interface Changed {
  id: string;
  version: number;
  settled: boolean;
}

/** An order that is being made as its calendar changes may still be measured by the version before. */
const settleMs = 60_000;
const atOnce = 20;

const changed = statement<Changed, [tenantId: string, settledBefore: string]>(
  'calendars.changed',
  `SELECT c.id, c.version, v.created_at < $2 AS settled
   FROM service_calendars c JOIN service_calendar_versions v
     ON v.tenant_id = c.tenant_id AND v.calendar_id = c.id AND v.version = c.version
   WHERE c.tenant_id = $1 AND c.applied_version < c.version`,
);

const behind = `tenant_id = $1 AND ${orderOpen('')} AND calendar_id = $2 AND calendar_version < $3`;

const batch = statement<
  { id: string },
  [tenantId: string, calendarId: string, version: number, limit: number]
>('calendars.ordersBehind', `SELECT id FROM orders WHERE ${behind} LIMIT $4 FOR UPDATE SKIP LOCKED`);

const applied = statement<object, [tenantId: string, calendarId: string, version: number]>(
  'calendars.applied',
  `UPDATE service_calendars SET applied_version = $3
   WHERE tenant_id = $1 AND id = $2 AND applied_version < $3 AND NOT EXISTS (SELECT FROM orders WHERE ${behind})`,
);

async function recomputeBatch(
  context: JobContext,
  tenant: JobTenant,
  { id, version }: Changed,
): Promise<number> {
  return context.db.transaction(async (tx) => {
    const orders = await batch.all(tx, tenant.tenantId, id, version, atOnce);
    for (const order of orders) {
      await recomputeOrderSla(jobActs(context, tenant, tx), order.id, { calendarVersion: version });
    }
    return orders.length;
  });
}

/** Brings the clocks of open orders up to the newest version of their calendar; finished ones keep theirs. */
export const recomputeForCalendars: Job = {
  name: 'calendar refold',
  everyMs: 15_000,
  async run(context) {
    const settledBefore = new Date(context.now().getTime() - settleMs).toISOString();
    for (const tenant of await findTenants(context.db)) {
      for (const calendar of await changed.all(context.db, tenant.tenantId, settledBefore)) {
        while ((await recomputeBatch(context, tenant, calendar)) > 0);
        if (calendar.settled) {
          await applied.change(context.db, tenant.tenantId, calendar.id, calendar.version);
        }
      }
    }
  },
};

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
async function missingHolidays(on: Queryable, tenantId: string, today: string): Promise<number[]> {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const needed = month === 12 ? [year, year + 1] : [year];
  return (await missing.all(on, tenantId, needed)).map((row) => row.year);
}

const leads = statement<{ accountId: string }, [tenantId: string]>(
  'calendars.leads',
  `SELECT DISTINCT l.account_id AS "accountId" FROM group_leads l
   JOIN accounts a ON a.tenant_id = l.tenant_id AND a.id = l.account_id
   WHERE l.tenant_id = $1 AND ${staffActive('a')}`,
);

const morning = 8 * 60;

/** Notifies leads every morning of holidays that have not been imported. */
export const holidaysMissing: Job = dailyJob('holidays missing', morning, async ({ db, now }, day) => {
  const { tenantId, today } = day;
  const [year] = await missingHolidays(db, tenantId, today);
  if (year === undefined) return;
  await db.transaction(async (tx) => {
    const accountIds = (await leads.all(tx, tenantId)).map(({ accountId }) => accountId);
    const kind = 'system.holidayMissing';
    await notify(tx, { tenantId, kind, accountIds, params: { year }, at: now().getTime(), system: true });
  });
});
