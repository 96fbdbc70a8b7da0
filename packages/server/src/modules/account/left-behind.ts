import { jobActs } from '../../engine/context.ts';
import { notDisabled } from '../../platform/db/active.ts';
import { statement } from '../../platform/db/index.ts';
import type { Job, JobTenant } from '../../platform/jobs/job.ts';
import { hasEntrusted, takeFromEngineer } from '../entrust/index.ts';
import { hasOtherWork, putBackOtherWork } from './put-back-work.ts';

const dayMs = 86_400_000;
/** What was taken at the moment in which its taker left is found within a minute; long enough for an outage. */
const lookedBackDays = 30;

interface Leaver extends JobTenant {
  readonly accountId: string;
}

/** From the few accounts that are gone to what they have in hand, by the indexes of engineers. */
const leavers = statement<Leaver, [since: Date]>(
  'work.leftBehind',
  `SELECT t.id AS "tenantId", t.time_zone AS "timeZone", a.id AS "accountId"
   FROM tenants t JOIN accounts a ON a.tenant_id = t.id AND (a.disabled_at > $1 OR a.deleted_at > $1)
   WHERE ${notDisabled('t')}
     AND (${hasOtherWork('a.tenant_id', 'a.id')} OR ${hasEntrusted('a.tenant_id', 'a.id')})`,
);

/**
 * Puts device, maintenance and project orders back to their groups, and entrusted ones to their desk, whose engineer's
 * account was disabled or deleted at the very moment in which they took them or was given them.
 */
export const workLeftBehind: Job = {
  name: 'release other work left behind',
  everyMs: 60_000,
  async run(context) {
    const { db, log, now } = context;
    const since = new Date(now().getTime() - lookedBackDays * dayMs);
    for (const leaver of await leavers.all(db, since)) {
      const { tenantId, accountId } = leaver;
      try {
        await db.transaction(async (tx) => {
          const job = jobActs(context, leaver, tx);
          await takeFromEngineer(job, accountId);
          await putBackOtherWork(job, { accountId, groupId: null });
        });
      } catch (error) {
        // One person's work keeps nobody else's waiting; it is tried again by the next run.
        log.error({ err: error, tenantId, accountId }, 'work could not be taken from whoever left');
      }
    }
  },
};
