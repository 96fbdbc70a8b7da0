import { dateOfDay, timeZone } from '@svcdesk/core/sla';
import { statement } from '../db/index.ts';
import { findTenants, type Job, type JobContext, type JobTenant } from './job.ts';

const minuteMs = 60_000;
/** A run that has not finished by then is taken to have died with its server. */
const maxRunMs = 30 * minuteMs;

/** The day that is worked on. */
export interface JobDay extends JobTenant {
  /** YYYY-MM-DD of the tenant's zone. */
  readonly today: string;
}

const claim = statement<
  { name: string },
  [tenantId: string, name: string, runOn: string, at: Date, diedBefore: Date]
>(
  'jobs.claimDay',
  `INSERT INTO job_days (tenant_id, name, run_on, started_at) VALUES ($1, $2, $3, $4)
   ON CONFLICT (tenant_id, name, run_on) DO UPDATE SET started_at = $4
     WHERE job_days.finished_at IS NULL AND job_days.started_at < $5
   RETURNING name`,
);

const finish = statement<object, [tenantId: string, name: string, runOn: string, at: Date]>(
  'jobs.finishDay',
  'UPDATE job_days SET finished_at = $4 WHERE tenant_id = $1 AND name = $2 AND run_on = $3',
);

/**
 * A job that runs for each tenant once a day, from a time of day in the tenant's zone on: after an outage as soon
 * as a server is there again, and once more when it failed.
 */
export function dailyJob(
  name: string,
  fromMinute: number,
  work: (context: JobContext, day: JobDay) => Promise<unknown>,
): Job {
  async function runDay(context: JobContext, tenant: JobTenant): Promise<void> {
    const now = context.now();
    const zone = timeZone(tenant.timeZone);
    const day = zone.dayOf(now.getTime());
    if (now.getTime() < zone.dayStart(day) + fromMinute * minuteMs) return;
    const today = dateOfDay(day);
    const diedBefore = new Date(now.getTime() - maxRunMs);
    if (!(await claim.first(context.db, tenant.tenantId, name, today, now, diedBefore))) return;
    await work(context, { ...tenant, today });
    await finish.change(context.db, tenant.tenantId, name, today, context.now());
  }

  return {
    name,
    everyMs: minuteMs,
    async run(context) {
      for (const tenant of await findTenants(context.db)) {
        // What fails for one tenant must not keep the others waiting.
        await runDay(context, tenant).catch((error: unknown) =>
          context.log.error({ err: error, job: name, tenantId: tenant.tenantId }, 'a daily job failed'),
        );
      }
    },
  };
}
