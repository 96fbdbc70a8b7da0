import { isSvcdeskError } from '@svcdesk/core';
import { addDays } from '@svcdesk/core/scheduling';
import { dayOfDate, timeZone } from '@svcdesk/core/sla';
import { type Queryable, statement } from '../platform/db/index.ts';
import type { JobDay } from '../platform/jobs/daily.ts';
import { findTenants, type Job, type JobContext, type JobTenant, noticeOnce } from '../platform/jobs/job.ts';
import { notifyAbout, type WorkNamed } from './action/notify-about.ts';
import { type ActContext, jobActs } from './context.ts';
import { isoOf, msOf } from './timestamps.ts';

/** Work items of a tenant that one run takes; what is left waits for the next. */
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

/** A job that does something at its time to each record of a table: as of then, however late it runs. */
export function dueAction({ name, everyMs, table, where, from, afterMs = 0, act }: DueAction): Job {
  const reached = `tenant_id = $1 AND ${where} AND ${from} <= $2`;
  const due = statement<{ id: string }, [tenantId: string, until: Date]>(
    `${table}.${from}.due`,
    `SELECT id FROM ${table} WHERE ${reached} ORDER BY ${from} LIMIT ${maxAtOnce}`,
  );
  // No row when another transaction has it locked or was first.
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
      // A record in another state was changed by another transaction since.
      if (isSvcdeskError(error, 'notAllowed')) return;
      context.log.error({ err: error, tenantId, id }, `${name} failed for one`);
    }
  }

  return {
    name,
    everyMs,
    async run(context) {
      const until = new Date(context.now().getTime() - afterMs);
      for (const tenant of await findTenants(context.db)) {
        for (const { id } of await due.all(context.db, tenant.tenantId, until)) {
          await actOn(context, tenant, until, id);
        }
      }
    },
  };
}

/** Half past midnight, when people are notified of the day's work. */
export const noticesFromMinute = 30;
/** How far back something overdue is looked for; people are notified of it once. */
const maxOverdueDays = 60;

/** Work that people are notified of when it is due. */
interface DueWork<Row extends WorkNamed> {
  readonly kind: 'project' | 'device' | 'pm';
  readonly table: string;
  /** SQL over the table: what is still to be done. */
  readonly open: string;
  /** Its deadline: an instant, or a day. */
  readonly due: 'due_at' | 'due_on';
  find(on: Queryable, tenantId: string, id: string): Promise<Row | undefined>;
  /** Who is notified. */
  notified(on: Queryable, row: Row, overdue: boolean): Promise<readonly (string | null)[]>;
}

/** Notifies of what is due on a day, and of what should have been done by then; of each deadline once. */
export function dueNotices<Row extends WorkNamed>({ kind, table, open, due, find, notified }: DueWork<Row>) {
  const between = statement<{ id: string }, [tenantId: string, from: string, until: string]>(
    `${table}.due`,
    `SELECT id FROM ${table} WHERE tenant_id = $1 AND ${open} AND ${due} >= $2 AND ${due} < $3
     ORDER BY ${due}, id`,
  );

  async function notice(context: JobContext, day: JobDay, id: string, overdue: boolean): Promise<void> {
    const { tenantId } = day;
    await context.db.transaction(async (tx) => {
      const row = await find(tx, tenantId, id);
      const message = overdue ? (`${kind}.overdue` as const) : (`${kind}.due` as const);
      const dueAt = row?.dueOn ? `${row.dueOn}T00:00:00.000Z` : row?.dueAt;
      if (!row || !dueAt) return;
      if (!(await noticeOnce(tx, { tenantId, kind: message, objectId: id, dueAt }, context.now()))) return;
      await notifyAbout(jobActs(context, day, tx), kind, row, message, await notified(tx, row, overdue));
    });
  }

  return async (context: JobContext, day: JobDay): Promise<void> => {
    const zone = timeZone(day.timeZone);
    const startOf = (on: string) => (due === 'due_on' ? on : isoOf(zone.dayStart(dayOfDate(on))));
    const [today, tomorrow] = [startOf(day.today), startOf(addDays(day.today, 1))];
    const since = startOf(addDays(day.today, -maxOverdueDays));
    for (const { id } of await between.all(context.db, day.tenantId, today, tomorrow)) {
      await notice(context, day, id, false);
    }
    for (const { id } of await between.all(context.db, day.tenantId, since, today)) {
      await notice(context, day, id, true);
    }
  };
}
