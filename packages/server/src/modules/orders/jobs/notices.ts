import type { MessageKind, Recipient } from '@svcdesk/core/rules';
import { clockOf } from '../../../engine/clocks.ts';
import type { ActContext } from '../../../engine/context.ts';
import { notify } from '../../../engine/messages.ts';
import { leadsAbove } from '../../../engine/people.ts';
import { orderIs, orderOpen } from '../../../engine/statuses.ts';
import { type Queryable, statement } from '../../../platform/db/index.ts';
import { columnList } from '../../../platform/db/select-list.ts';
import { type Job, type JobContext, noticeOnce } from '../../../platform/jobs/job.ts';
import { type LockedRow, lockOrder } from '../actions/lock.ts';
import { recipientsOf } from '../effects.ts';
import { type DueOrder, dueJob, dueOrders, eachDue, inTenants } from './each-due.ts';

/** What people are notified of about orders that something is due for. */
interface Notice {
  /** Tells notices of one kind of message apart, and is kept with the deadline so that each is given once. */
  readonly kind: string;
  readonly message: MessageKind;
  /** The column with the deadline that it is about. */
  readonly due: 'nextDueAt' | 'responseDueAt' | 'hungUpAt';
  /** Of which orders `o` it is given at a moment, in SQL. */
  when(now: string): string;
  /** Of which it need not be given any more, when orders were not made here one by one. */
  known?(now: string): string;
  to(order: LockedRow): readonly Recipient[] | 'leadsAbove';
}

const hoursBefore = (now: string, hours: number) => `${now}::timestamptz - interval '${hours} hours'`;

/** Orders that became due longer ago get no notice: long enough for an outage over a weekend. */
const lookBackHours = 72;
/** So long after it was missed the lead above is notified. */
const escalateAfterHours = 1;
const longOnHoldHours = 7 * 24;

const running = `o.sla_phase = 'running' AND ${orderOpen('o')}`;
const waits = `${orderIs('o', 'pending', 'assigned')} AND o.responded_at IS NULL`;

/** The owner of an order; without one, who is on duty for its group, else all of the group. */
const ownerOrDuty = ({ ownerId, groupId }: LockedRow): Recipient =>
  ownerId ? { to: 'account', accountId: ownerId } : { to: 'groupOnDuty', groupId };

const warning: Notice = {
  kind: 'sla.warn',
  message: 'sla.warn',
  due: 'nextDueAt',
  when: (now) => `${running} AND o.next_warn_at <= ${now} AND o.next_due_at > ${now}`,
  to: (order) => [ownerOrDuty(order)],
};
const missed: Notice = {
  kind: 'sla.missed',
  message: 'sla.missed',
  due: 'nextDueAt',
  when: (now) => `${running} AND o.next_due_at <= ${now}`,
  to: (order) => [ownerOrDuty(order), { to: 'lead' }],
};
const missedLong: Notice = {
  ...missed,
  kind: 'sla.missed.above',
  when: (now) => missed.when(hoursBefore(now, escalateAfterHours)),
  to: () => 'leadsAbove',
};
const halfOver: Notice = {
  kind: 'order.unaccepted.half',
  message: 'order.unaccepted',
  due: 'responseDueAt',
  when: (now) => `${waits} AND o.response_due_at > ${now}`,
  known: (now) => `${waits} AND o.next_warn_at <= ${now}`,
  to: (order) => [ownerOrDuty(order)],
};
const overdue: Notice = {
  kind: 'order.unaccepted.due',
  message: 'order.unaccepted',
  due: 'responseDueAt',
  when: (now) => `${waits} AND o.response_due_at <= ${now}`,
  to: () => [{ to: 'lead' }],
};
const hungLong: Notice = {
  kind: 'order.hungLong',
  message: 'order.hungLong',
  due: 'hungUpAt',
  when: (now) =>
    `${orderIs('o', 'suspended')} AND o.resume_at IS NULL AND o.hung_up_at <= ${hoursBefore(now, longOnHoldHours)}`,
  to: () => [{ to: 'lead' }],
};

/** What a notice is given of and was not yet. */
const dueFor = ({ kind, due, when }: Notice) => `${when('$1')} AND NOT EXISTS (SELECT FROM job_notices n
  WHERE n.tenant_id = t.id AND n.kind = '${kind}' AND n.object_id = o.id AND n.due_at = o.${columnList([due])})`;

/** Notifies people of an order, if it is still so under the lock and they were not notified before. */
function giving({ kind, message, due, when, to }: Notice) {
  const isDue = statement<{ id: string }, [tenantId: string, id: string, now: Date]>(
    `orders.isDue.${kind}`,
    `SELECT o.id FROM orders o WHERE o.tenant_id = $1 AND o.id = $2 AND ${when('$3')}`,
  );
  return async (by: ActContext, id: string): Promise<void> => {
    const { tx, tenantId } = by;
    const now = by.now();
    const { row } = await lockOrder(by, id);
    const dueAt = row[due];
    if (dueAt === null || !(await isDue.first(tx, tenantId, id, now))) return;
    if (!(await noticeOnce(tx, { tenantId, kind, objectId: id, dueAt }, now))) return;
    const named = to(row);
    const at = now.getTime();
    const accountIds =
      named === 'leadsAbove'
        ? await leadsAbove(tx, tenantId, row.groupId)
        : await recipientsOf(by, row, named, at);
    const { orderNo, title, cellName } = row;
    const params = { orderNo, title, cellName, dueAt };
    await notify(tx, { tenantId, kind: message, accountIds, params, target: { kind: 'order', id }, at });
  };
}

/** By the next deadline, and by what a change of the last hours made due, however long ago that then is. */
function slaNotice(notice: Notice, column: string, sinceHours: number): Job {
  const look = dueOrders(
    notice.kind,
    `${dueFor(notice)} AND ${column} > ${hoursBefore('$1', sinceHours)} ORDER BY ${column}`,
    `${dueFor(notice)} AND o.updated_at > ${hoursBefore('$1', 2)}`,
  );
  return dueJob(`notice ${notice.kind}`, 15_000, look, giving(notice));
}

/** Notifies of deadlines that come near, that were missed, and that are missed still an hour later. */
export const slaNotices: readonly Job[] = [
  slaNotice(warning, 'o.next_warn_at', lookBackHours),
  slaNotice(missed, 'o.next_due_at', lookBackHours),
  slaNotice(missedLong, 'o.next_due_at', lookBackHours + escalateAfterHours),
];

interface Waiting extends DueOrder {
  readonly createdAt: string;
  readonly responseMinutes: number;
  readonly calendarId: string | null;
  readonly calendarVersion: number | null;
}

/** Whether half of its time is over only an order's calendar tells, so all that wait are looked at: the most urgent. */
const maxWaiting = 5_000;

const waiting = inTenants<Waiting>(
  'unaccepted.half',
  `SELECT o.id AS "orderId", o.created_at AS "createdAt", o.response_target_minutes AS "responseMinutes",
     o.calendar_id AS "calendarId", o.calendar_version AS "calendarVersion"
   FROM orders o WHERE o.tenant_id = t.id AND ${dueFor(halfOver)} ORDER BY o.response_due_at LIMIT ${maxWaiting}`,
  maxWaiting,
);

async function halfWaited(context: JobContext): Promise<Waiting[]> {
  const { db, services } = context;
  const now = context.now();
  const found: Waiting[] = [];
  for (const order of await waiting.all(db, now)) {
    const clock = await clockOf(db, services, order.tenantId, order);
    const half = clock.after(Date.parse(order.createdAt), order.responseMinutes * 30_000);
    if (half !== undefined && half <= now.getTime()) found.push(order);
  }
  return found;
}

const remindOfHalf = giving(halfOver);
const tellOverdue = dueJob(
  'notice order.unaccepted',
  15_000,
  dueOrders(
    'unaccepted.due',
    `${dueFor(overdue)} AND o.response_due_at > ${hoursBefore('$1', lookBackHours)}`,
  ),
  giving(overdue),
);

/** Reminds those who may accept when half of the response time is over, and notifies the lead when all of it is. */
export const unaccepted: Job = {
  ...tellOverdue,
  async run(context) {
    await eachDue(context, () => halfWaited(context), remindOfHalf);
    await tellOverdue.run(context);
  },
};

/** Notifies the lead of orders that have been on hold for a week with no time to resume. */
export const hungUpLong = dueJob(
  'notice order.hungLong',
  3_600_000,
  dueOrders('hungLong', dueFor(hungLong)),
  giving(hungLong),
);

const knownNow = [warning, missed, missedLong, halfOver, overdue, hungLong].map(
  ({ kind, due, when, known = when }) => `('${kind}', o.${columnList([due])}, ${known('$2')})`,
);

const mark = statement<object, [tenantId: string, now: Date]>(
  'orders.markNotified',
  `INSERT INTO job_notices (tenant_id, kind, object_id, due_at, created_at)
   SELECT $1, n.kind, o.id, n.due_at, $2 FROM orders o
   CROSS JOIN LATERAL (VALUES ${knownNow.join(', ')}) AS n(kind, due_at, is_due)
   WHERE o.tenant_id = $1 AND ${orderOpen('o')} AND n.is_due AND n.due_at IS NOT NULL
   ON CONFLICT DO NOTHING`,
);

/**
 * Notes of open orders that people were notified of what is due: for orders that were not made here one by one, or the
 * first minute would bring everybody everything at once.
 */
export async function markNotified(on: Queryable, tenantId: string, now: Date): Promise<void> {
  await mark.change(on, tenantId, now);
}
