import type { MessageKind } from '@svcdesk/core/rules';
import { addDays } from '@svcdesk/core/scheduling';
import { dayOfDate, timeZone } from '@svcdesk/core/sla';
import { type Queryable, statement } from '../platform/db/index.ts';
import type { WorkKind } from '../platform/db/schema/work-kind.ts';
import { dailyJob, type JobDay } from '../platform/jobs/daily.ts';
import type { Job, JobContext } from '../platform/jobs/job.ts';
import { noticeOnce } from '../platform/jobs/notices.ts';
import { notifyAbout, type WorkNamed } from './action/notify-about.ts';
import { jobActs } from './context.ts';

/** Half past midnight, when people are notified of the day's work. */
export const noticesFromMinute = 30;
/** How far back something overdue is looked for; people are notified of it once. */
export const maxOverdueDays = 60;

/** Work that people are notified of when it is due. */
export interface DueWork<Row extends WorkNamed> {
  readonly kind: Exclude<WorkKind, 'order'>;
  readonly table: string;
  /** SQL over the table: what is still to be done. */
  readonly open: string;
  readonly due: MessageKind;
  readonly overdue: MessageKind;
  find(on: Queryable, tenantId: string, id: string): Promise<Row | undefined>;
  /** Who is notified. */
  notified(on: Queryable, row: Row, overdue: boolean): Promise<readonly (string | null)[]>;
}

/** Notifies once a day of what is due that day, and of what should have been done by then; of each deadline once. */
export function dueNotices<Row extends WorkNamed>(work: DueWork<Row>): Job {
  const { kind, table, open } = work;
  const between = statement<{ id: string }, [tenantId: string, from: string, until: string]>(
    `${table}.due`,
    `SELECT id FROM ${table} WHERE tenant_id = $1 AND ${open} AND due_at >= $2 AND due_at < $3
     ORDER BY due_at, id`,
  );

  async function notice(context: JobContext, day: JobDay, id: string, overdue: boolean): Promise<void> {
    const { tenantId } = day;
    await context.db.transaction(async (tx) => {
      const row = await work.find(tx, tenantId, id);
      const message = overdue ? work.overdue : work.due;
      const deadline = { tenantId, kind: message, objectId: id, dueAt: row?.dueAt ?? '' };
      if (!row?.dueAt || !(await noticeOnce(tx, deadline, context.now()))) return;
      await notifyAbout(jobActs(context, day, tx), kind, row, message, await work.notified(tx, row, overdue));
    });
  }

  return dailyJob(`${kind} notices`, noticesFromMinute, async (context, day) => {
    const zone = timeZone(day.timeZone);
    const startOf = (on: string) => new Date(zone.dayStart(dayOfDate(on))).toISOString();
    const [today, tomorrow] = [startOf(day.today), startOf(addDays(day.today, 1))];
    const since = startOf(addDays(day.today, -maxOverdueDays));
    for (const { id } of await between.all(context.db, day.tenantId, today, tomorrow)) {
      await notice(context, day, id, false);
    }
    for (const { id } of await between.all(context.db, day.tenantId, since, today)) {
      await notice(context, day, id, true);
    }
  });
}
