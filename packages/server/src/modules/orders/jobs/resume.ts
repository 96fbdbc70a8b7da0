import { orderIs } from '../../../engine/statuses.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { act } from '../act/act.ts';
import { type DueOrder, dueOrders, eachDue, maxAtOnce } from './each-due.ts';

const toResume = dueOrders<DueOrder, [now: Date]>(
  'resume',
  `SELECT o.id FROM orders o WHERE o.tenant_id = t.id AND ${orderIs('o', 'suspended')} AND o.resume_at <= $1
   ORDER BY o.resume_at LIMIT ${maxAtOnce}`,
);

/** Goes on with orders that were hung up until now. */
export const resume: Job = {
  name: 'resume orders',
  everyMs: 15_000,
  run: (context) =>
    eachDue(
      context,
      () => toResume.all(context.db, context.now()),
      (by, { orderId }) => act(by, orderId, 'activate', {}, () => ({ command: {} })),
    ),
};
