import { isSvcdeskError } from '@svcdesk/core';
import { statement } from '../platform/db/index.ts';
import { type Job, type JobContext, type JobTenant, servedTenants } from '../platform/jobs/job.ts';
import { type ActContext, jobActs } from './context.ts';
import { msOf } from './instants.ts';

/** Things of a tenant that one run takes; what is left waits for the next. */
const maxAtOnce = 500;

/** What is to happen to work of a kind at its time. */
interface DueAction {
  readonly name: string;
  readonly everyMs: number;
  readonly table: 'project_orders' | 'device_orders';
  /** SQL over the table, led by an index: the state in which the time counts. */
  readonly where: string;
  /** The time that counts from. */
  readonly from: 'resume_at' | 'resolved_at';
  /** So long after that it happens. */
  readonly afterMs?: number;
  /** Does it as the job, and as of its time. */
  act(context: ActContext, id: string): Promise<unknown>;
}

/** A job that does something at its time to each thing of a table: as of then, however late it runs. */
export function dueAction({ name, everyMs, table, where, from, afterMs = 0, act }: DueAction): Job {
  const reached = `tenant_id = $1 AND ${where} AND ${from} <= $2`;
  const due = statement<{ id: string }, [tenantId: string, until: Date]>(
    `${table}.${from}.due`,
    `SELECT id FROM ${table} WHERE ${reached} ORDER BY ${from} LIMIT ${maxAtOnce}`,
  );
  // Somebody acts on it at this moment, or was there first.
  const claim = statement<{ from: string }, [tenantId: string, until: Date, id: string]>(
    `${table}.${from}.claim`,
    `SELECT ${from} AS "from" FROM ${table} WHERE ${reached} AND id = $3 FOR UPDATE SKIP LOCKED`,
  );

  async function actOn(context: JobContext, tenant: JobTenant, until: Date, id: string): Promise<void> {
    const { tenantId } = tenant;
    try {
      await context.db.transaction(async (tx) => {
        const claimed = await claim.first(tx, tenantId, until, id);
        if (!claimed) return;
        await act({ ...jobActs(context, tenant, tx), asOf: msOf(claimed.from) + afterMs }, id);
      });
    } catch (error) {
      // What does not stand that way any more is somebody else's doing.
      if (isSvcdeskError(error, 'notAllowed')) return;
      context.log.error({ err: error, tenantId, id }, `${name} failed for one`);
    }
  }

  return {
    name,
    everyMs,
    async run(context) {
      const until = new Date(context.now().getTime() - afterMs);
      for (const tenant of await servedTenants(context.db)) {
        for (const { id } of await due.all(context.db, tenant.tenantId, until)) {
          await actOn(context, tenant, until, id);
        }
      }
    },
  };
}
