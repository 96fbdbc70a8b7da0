import { limits } from '@svcdesk/core/rules';
import { orderIs } from '../../../engine/statuses.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { act } from '../act/act.ts';
import { saveEvaluation } from '../actions/save-evaluation.ts';
import { type DueOrder, dueOrders, eachDue, maxAtOnce } from './each-due.ts';

const toEvaluate = dueOrders<DueOrder, [resolvedBefore: Date]>(
  'evaluate',
  `SELECT o.id FROM orders o WHERE o.tenant_id = t.id AND ${orderIs('o', 'resolved')} AND o.resolved_at <= $1
   ORDER BY o.resolved_at LIMIT ${maxAtOnce}`,
);

/** What nobody said: it closes the order and stays out of averages. */
const unsaid = { label: '', stars: '5,5,5,5', attachment: '', content: '' };
const nobody = { commentatorName: null, phone: null, byId: null };

/** Evaluates orders that nobody evaluated within a week. */
export const autoEvaluate: Job = {
  name: 'evaluate orders',
  everyMs: 3_600_000,
  run: (context) =>
    eachDue(
      context,
      () => toEvaluate.all(context.db, new Date(context.now().getTime() - limits.automaticEvaluationMs)),
      (by, { orderId }) =>
        act(by, orderId, 'evaluate', {}, () => ({
          command: { lowestStar: 5 },
          also: (after, { effectiveAt: at }) => saveEvaluation(by.tx, after, { ...unsaid, ...nobody, at }),
        })),
    ),
};
