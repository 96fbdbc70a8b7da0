import { dateOfDay, timeZone as zoneOf } from '@svcdesk/core/sla';
import { jobActs } from '../../engine/context.ts';
import type { OffBoarding } from '../../engine/integration/kind-integration.ts';
import { notDisabled } from '../../platform/db/active.ts';
import { statement, type Transaction } from '../../platform/db/index.ts';
import type { WorkServices } from '../../platform/http/services.ts';
import type { Job, JobTenant } from '../../platform/jobs/job.ts';

/** A person who leaves: their account is disabled or deleted, or they left a group. */
export interface Leaving {
  readonly tenantId: string;
  readonly timeZone: string;
  readonly accountId: string;
  /** Only what they have in this group; everything when absent. */
  readonly groupId?: string;
}

export interface OffBoardingContext {
  readonly services: WorkServices;
  readonly tx: Transaction;
  /** What becomes of work of each kind. */
  readonly work: readonly OffBoarding[];
  now(): Date;
}

const dropCopies = statement<object, [tenantId: string, accountId: string, groupId: string | null]>(
  'offBoarding.dropCopies',
  `DELETE FROM order_cc
   WHERE tenant_id = $1 AND account_id = $2 AND ($3::uuid IS NULL OR via_group_id = $3)`,
);

const dropDuty = statement<
  object,
  [tenantId: string, accountId: string, today: string, groupId: string | null]
>(
  'offBoarding.dropDuty',
  `WITH dropped AS (
     DELETE FROM duty_days
     WHERE tenant_id = $1 AND account_id = $2 AND duty_on >= $3::date AND ($4::uuid IS NULL OR group_id = $4)
     RETURNING group_id, duty_on)
   UPDATE duty_rosters r SET version = r.version + 1 FROM (SELECT DISTINCT group_id, duty_on FROM dropped) d
   WHERE r.tenant_id = $1 AND r.group_id = d.group_id AND r.duty_on = d.duty_on`,
);

const dropPlans = statement<object, [tenantId: string, accountId: string, at: Date]>(
  'offBoarding.dropPlans',
  `UPDATE schedules SET
     status = CASE WHEN plan_start <= $3 THEN 'ended' ELSE 'cancelled' END,
     plan_end = CASE WHEN plan_start <= $3 THEN least(plan_end, $3) ELSE plan_end END,
     version = version + 1
   WHERE tenant_id = $1 AND account_id = $2 AND status IN ('planned', 'running') AND plan_end > $3`,
);

/**
 * Puts a person's open work of every kind back into its pools, through the rules as the system, which notifies the
 * lead; what they resolved stays theirs. Copies, duty and plans go. Part of the transaction that takes their account
 * or seat, after that is changed.
 */
export async function offBoard(context: OffBoardingContext, leaving: Leaving): Promise<void> {
  const { services, tx, work, now } = context;
  const { tenantId, accountId, timeZone, groupId = null } = leaving;
  const job = jobActs(context, { tenantId, timeZone }, tx);
  for (const kind of work) await kind.putBack(job, { accountId, groupId });
  const at = now();
  const today = dateOfDay(zoneOf(timeZone).dayOf(at.getTime()));
  await dropCopies.change(tx, tenantId, accountId, groupId);
  await dropDuty.change(tx, tenantId, accountId, today, groupId);
  if (groupId === null) await dropPlans.change(tx, tenantId, accountId, at);
  await services.access.forget(tx, tenantId, accountId);
}

const dayMs = 86_400_000;
/** What was taken at the moment in which its taker left is found within a minute; long enough for an outage. */
const lookedBackDays = 30;

interface Leaver extends JobTenant {
  readonly accountId: string;
}

/** Puts work of every kind back whose holder's account was disabled or deleted at the very moment in which they took it or were given it. */
export function offBoardingCleanup(work: readonly OffBoarding[]): Job {
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
          // A failure for one person does not hold up the others; the next run tries again.
          log.error({ err: error, tenantId, accountId }, 'work could not be taken from a person who left');
        }
      }
    },
  };
}
