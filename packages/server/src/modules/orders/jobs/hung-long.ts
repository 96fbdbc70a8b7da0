import { orderIs } from '../../../engine/statuses.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { lockOrder } from '../act/lock.ts';
import { type DueOrder, dueOrders, eachDue, maxAtOnce } from './each-due.ts';
import { notifyOnce } from './notify.ts';

const longMs = 7 * 24 * 3_600_000;

const hungLong = dueOrders<DueOrder, [hungBefore: Date]>(
  'hungLong',
  `SELECT o.id FROM orders o WHERE o.tenant_id = t.id AND ${orderIs('o', 'suspended')} AND o.resume_at IS NULL
     AND o.hung_up_at <= $1 AND NOT EXISTS (SELECT FROM job_notices n WHERE n.tenant_id = t.id
       AND n.kind = 'order.hungLong' AND n.object_id = o.id AND n.due_at = o.hung_up_at)
   LIMIT ${maxAtOnce}`,
);

/** Notifies the lead of orders that have been on hold for a week with no time to resume. */
export const hungUpLong: Job = {
  name: 'notice order.hungLong',
  everyMs: 3_600_000,
  async run(context) {
    const before = new Date(context.now().getTime() - longMs);
    await eachDue(
      context,
      () => hungLong.all(context.db, before),
      async (by, { orderId }) => {
        const { row } = await lockOrder(by, orderId);
        const { status, resumeAt, hungUpAt } = row;
        if (status !== 4 || resumeAt || !hungUpAt || hungUpAt > before.toISOString()) return;
        const to = [{ to: 'lead' as const }];
        await notifyOnce(by, row, { message: 'order.hungLong', kind: 'order.hungLong', dueAt: hungUpAt, to });
      },
    );
  },
};
