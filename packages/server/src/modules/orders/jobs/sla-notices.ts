import { isOpen } from '@svcdesk/core/rules';
import { leadsAbove } from '../../../engine/people.ts';
import { orderOpen } from '../../../engine/statuses.ts';
import type { Job, JobContext } from '../../../platform/jobs/job.ts';
import { type LockedRow, lockOrder } from '../act/lock.ts';
import { type DueOrder, dueOrders, eachDue, maxAtOnce } from './each-due.ts';
import { type Notice, notifyOnce, ownerOrDuty } from './notify.ts';

const hourMs = 3_600_000;
/** What became due longer ago is no news any more: long enough for an outage over a weekend. */
export const lookBackMs = 72 * hourMs;
/** So long after it was missed the lead above is notified. */
const escalateAfterMs = hourMs;

interface Stage {
  readonly name: string;
  /** Which running orders, by columns of `o`; $1 is the moment. */
  readonly when: string;
  readonly holds: (order: LockedRow, at: string) => boolean;
  readonly notice: (order: LockedRow) => Omit<Notice, 'kind' | 'dueAt'>;
  /** The moment that counts lies so far back. */
  readonly afterMs?: number;
}

const stages: readonly Stage[] = [
  {
    name: 'sla.warn',
    when: 'o.next_warn_at <= $1 AND o.next_due_at > $1',
    holds: ({ nextWarnAt, nextDueAt }, at) =>
      !!nextWarnAt && nextWarnAt <= at && !!nextDueAt && nextDueAt > at,
    notice: (order) => ({ message: 'sla.warn', to: [ownerOrDuty(order)] }),
  },
  {
    name: 'sla.missed',
    when: 'o.next_due_at <= $1',
    holds: ({ nextDueAt }, at) => !!nextDueAt && nextDueAt <= at,
    notice: (order) => ({ message: 'sla.missed', to: [ownerOrDuty(order), { to: 'lead' }] }),
  },
  {
    name: 'sla.missed.above',
    when: 'o.next_due_at <= $1',
    afterMs: escalateAfterMs,
    holds: ({ nextDueAt }, at) => !!nextDueAt && nextDueAt <= at,
    notice: () => ({
      message: 'sla.missed',
      to: ({ tx, tenantId }, { groupId }) => leadsAbove(tx, tenantId, groupId),
    }),
  },
];

/**
 * Orders of a stage that nobody was notified of: by their next deadline, and those that a change of the last hour made
 * due, however long ago that then is.
 */
function lookFor({ name, when }: Stage) {
  const withoutNotice = `o.sla_phase = 'running' AND ${orderOpen('o')} AND NOT EXISTS (SELECT FROM job_notices n
    WHERE n.tenant_id = t.id AND n.kind = '${name}' AND n.object_id = o.id AND n.due_at = o.next_due_at)`;
  const column = name === 'sla.warn' ? 'o.next_warn_at' : 'o.next_due_at';
  return dueOrders<DueOrder, [at: Date, dueSince: Date, changedSince: Date]>(
    name,
    `(SELECT o.id FROM orders o WHERE o.tenant_id = t.id AND ${when} AND ${column} > $2 AND ${withoutNotice}
      ORDER BY ${column} LIMIT ${maxAtOnce})
     UNION (SELECT o.id FROM orders o WHERE o.tenant_id = t.id AND o.updated_at > $3 AND ${when} AND ${withoutNotice}
      LIMIT ${maxAtOnce})`,
  );
}

async function runStage(context: JobContext, stage: Stage, look: ReturnType<typeof lookFor>): Promise<void> {
  const now = context.now().getTime();
  const at = now - (stage.afterMs ?? 0);
  const moment = new Date(at).toISOString();
  await eachDue(
    context,
    () => look.all(context.db, new Date(at), new Date(at - lookBackMs), new Date(now - 2 * hourMs)),
    async (by, { orderId }) => {
      const { row } = await lockOrder(by, orderId);
      const { slaPhase, status, nextDueAt } = row;
      if (slaPhase !== 'running' || !isOpen(status) || !nextDueAt || !stage.holds(row, moment)) return;
      await notifyOnce(by, row, { ...stage.notice(row), kind: stage.name, dueAt: nextDueAt });
    },
  );
}

/** Notifies of deadlines that come near, that were missed, and that are missed still an hour later. */
export const slaNotices: readonly Job[] = stages.map((stage) => {
  const look = lookFor(stage);
  return { name: `notice ${stage.name}`, everyMs: 15_000, run: (context) => runStage(context, stage, look) };
});
