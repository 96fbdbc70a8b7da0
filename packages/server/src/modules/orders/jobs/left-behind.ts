import { orderIs } from '../../../engine/statuses.ts';
import { accountGone } from '../../../platform/db/active.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { act } from '../act/act.ts';
import { type DueOrder, dueOrders, eachDue, mostAtOnce } from './each-due.ts';

/** From the few accounts that are gone to what they own, by the index of owners. */
const leftBehind = dueOrders<DueOrder, []>(
  'leftBehind',
  `SELECT o.id FROM accounts a JOIN orders o ON o.tenant_id = a.tenant_id AND o.owner_id = a.id
     AND ${orderIs('o', 'assigned', 'processing', 'suspended')}
   WHERE a.tenant_id = t.id AND ${accountGone('a')}
   LIMIT ${mostAtOnce}`,
);

/**
 * Puts orders back into their pools whose owner's account was disabled or deleted. Who deletes their own account leaves
 * none, nor does who is disabled; this is for an order accepted at that very moment. Work of other kinds has a job of its own.
 */
export const releaseLeftBehind: Job = {
  name: 'release orders left behind',
  everyMs: 60_000,
  run: (context) =>
    eachDue(
      context,
      () => leftBehind.all(context.db),
      (by, { orderId }) => act(by, orderId, 'release', {}, () => ({ command: {} })),
    ),
};
