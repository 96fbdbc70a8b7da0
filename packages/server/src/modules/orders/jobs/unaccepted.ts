import { orderStatus } from '@svcdesk/core/rules';
import { clockOf } from '../../../engine/clocks.ts';
import { isoOf } from '../../../engine/instants.ts';
import { orderIs } from '../../../engine/statuses.ts';
import type { Job, JobContext } from '../../../platform/jobs/job.ts';
import { type LockedRow, lockOrder } from '../act/lock.ts';
import { type DueOrder, dueOrders, eachDue, maxAtOnce } from './each-due.ts';
import { notifyOnce, ownerOrDuty } from './notify.ts';
import { lookBackMs } from './sla-notices.ts';

interface Waiting extends DueOrder {
  readonly createdAt: string;
  readonly responseMinutes: number;
  readonly calendarId: string | null;
  readonly calendarVersion: number | null;
}

const waits = `o.tenant_id = t.id AND ${orderIs('o', 'pending', 'assigned')} AND o.responded_at IS NULL`;
const withoutNotice = (kind: string) => `NOT EXISTS (SELECT FROM job_notices n WHERE n.tenant_id = t.id
  AND n.kind = '${kind}' AND n.object_id = o.id AND n.due_at = o.response_due_at)`;

/** Whether half of its time is over only an order's calendar tells, so all that wait are looked at: the most urgent. */
const maxWaiting = 5_000;

const waiting = dueOrders<Waiting, [now: Date]>(
  'unaccepted.half',
  `SELECT o.id, o.created_at AS "createdAt", o.response_target_minutes AS "responseMinutes",
     o.calendar_id AS "calendarId", o.calendar_version AS "calendarVersion"
   FROM orders o WHERE ${waits} AND o.response_due_at > $1 AND ${withoutNotice('order.unaccepted.half')}
   ORDER BY o.response_due_at LIMIT ${maxWaiting}`,
  ['"createdAt"', '"responseMinutes"', '"calendarId"', '"calendarVersion"'],
  maxWaiting,
);

const overdue = dueOrders<DueOrder, [now: Date, since: Date]>(
  'unaccepted.due',
  `SELECT o.id FROM orders o WHERE ${waits} AND o.response_due_at <= $1 AND o.response_due_at > $2
     AND ${withoutNotice('order.unaccepted.due')} LIMIT ${maxAtOnce}`,
);

const isWaiting = ({ status, respondedAt }: LockedRow) =>
  status <= orderStatus.assigned && respondedAt === null;

async function halfOver({ db, services }: JobContext, order: Waiting, now: number): Promise<boolean> {
  const clock = await clockOf(db, services, order.tenantId, order);
  const half = clock.after(Date.parse(order.createdAt), order.responseMinutes * 30_000);
  return half !== undefined && half <= now;
}

/** Reminds whoever may accept when half of the response time is over, and notifies the lead when all of it is. */
async function run(context: JobContext): Promise<void> {
  const { db } = context;
  const now = context.now();
  const found = await waiting.all(db, now);
  const halves: Waiting[] = [];
  for (const order of found) if (await halfOver(context, order, now.getTime())) halves.push(order);
  const once = [halves];
  await eachDue(
    context,
    async () => once.pop() ?? [],
    async (by, { orderId }) => {
      const { row } = await lockOrder(by, orderId);
      if (!isWaiting(row) || !row.responseDueAt || row.responseDueAt <= (isoOf(now.getTime()) ?? '')) return;
      await notifyOnce(by, row, {
        message: 'order.unaccepted',
        kind: 'order.unaccepted.half',
        dueAt: row.responseDueAt,
        to: [ownerOrDuty(row)],
      });
    },
  );
  await eachDue(
    context,
    () => overdue.all(db, now, new Date(now.getTime() - lookBackMs)),
    async (by, { orderId }) => {
      const { row } = await lockOrder(by, orderId);
      if (!isWaiting(row) || !row.responseDueAt) return;
      await notifyOnce(by, row, {
        message: 'order.unaccepted',
        kind: 'order.unaccepted.due',
        dueAt: row.responseDueAt,
        to: [{ to: 'lead' }],
      });
    },
  );
}

export const unaccepted: Job = { name: 'notice order.unaccepted', everyMs: 15_000, run };
