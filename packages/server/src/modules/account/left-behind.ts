import { jobActs } from '../../engine/context.ts';
import type { OffBoarding } from '../../engine/profile/off-boarding.ts';
import { notDisabled } from '../../platform/db/active.ts';
import { statement } from '../../platform/db/index.ts';
import type { Job, JobTenant } from '../../platform/jobs/job.ts';

const dayMs = 86_400_000;
/** What was taken at the moment in which its taker left is found within a minute; long enough for an outage. */
const lookedBackDays = 30;

interface Leaver extends JobTenant {
  readonly accountId: string;
}

/** Puts work of every kind back whose holder's account was disabled or deleted at the very moment in which they took it or were given it. */
export function workLeftBehind(work: readonly OffBoarding[]): Job {
  // From the few accounts that are gone to what they have in hand, by the indexes of those who have it.
  const leavers = statement<Leaver, [since: Date]>(
    'work.leftBehind',
    `SELECT t.id AS "tenantId", t.time_zone AS "timeZone", a.id AS "accountId"
     FROM tenants t JOIN accounts a ON a.tenant_id = t.id AND (a.disabled_at > $1 OR a.deleted_at > $1)
     WHERE ${notDisabled('t')} AND (${work.map(({ has }) => has('a.tenant_id', 'a.id')).join(' OR ')})`,
  );
  return {
    name: 'release work left behind',
    everyMs: 60_000,
    async run(context) {
      const { db, log, now } = context;
      const since = new Date(now().getTime() - lookedBackDays * dayMs);
      for (const leaver of await leavers.all(db, since)) {
        const { tenantId, accountId } = leaver;
        try {
          await db.transaction(async (tx) => {
            const job = jobActs(context, leaver, tx);
            for (const kind of work) await kind.putBack(job, { accountId, groupId: null });
          });
        } catch (error) {
          // One person's work keeps nobody else's waiting; it is tried again by the next run.
          log.error({ err: error, tenantId, accountId }, 'work could not be taken from whoever left');
        }
      }
    },
  };
}
