import { limits } from '@svcdesk/core/rules';
import { learnEstimates } from '../../../engine/estimates.ts';
import { orderIs } from '../../../engine/statuses.ts';
import { isoOf, msOf } from '../../../engine/timestamps.ts';
import { dailyJob } from '../../../platform/jobs/daily.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { saveEvaluation } from '../actions/evaluate.ts';
import { act } from '../actions/order-action.ts';
import { dueJob, dueOrders } from './each-due.ts';
import { newHolidays } from './new-holidays.ts';
import { hungUpLong, slaNotices, unaccepted } from './notices.ts';
import { recount } from './recount.ts';

/** Goes on with orders that were hung up until now: as of then, however late this runs. */
export const resume = dueJob(
  'resume orders',
  15_000,
  dueOrders('resume', `${orderIs('o', 'suspended')} AND o.resume_at <= $1 ORDER BY o.resume_at`),
  (by, orderId) => act(by, orderId, 'activate', {}, () => ({ command: {} })),
);

/** An automatic evaluation: it closes the order and stays out of averages. */
const unsaid = { label: '', stars: '5,5,5,5', attachment: '', content: '' };
const nobody = { commentatorName: null, phone: null, byId: null };

/** Evaluates orders that were not evaluated within a week. */
export const autoEvaluate = dueJob(
  'evaluate orders',
  3_600_000,
  dueOrders(
    'evaluate',
    `${orderIs('o', 'resolved')}
     AND o.resolved_at <= $1::timestamptz - interval '${limits.automaticEvaluationMs} milliseconds' ORDER BY o.resolved_at`,
  ),
  (by, orderId) =>
    act(by, orderId, 'evaluate', {}, ({ row }) => ({
      command: { lowestStar: 5 },
      asOf: row.resolvedAt === null ? undefined : msOf(row.resolvedAt) + limits.automaticEvaluationMs,
      also: (after, { effectiveAt }) =>
        saveEvaluation(by.tx, after, { ...unsaid, ...nobody, createdAt: isoOf(effectiveAt) }),
    })),
);

/** Minute of the tenant's day from which on it runs. */
const learnFromMinute = 60;

/** Learns each night what orders take, for estimates of how much a person has promised. */
const learn = dailyJob('learn estimates', learnFromMinute, ({ db, now }, { tenantId }) =>
  db.transaction((tx) => learnEstimates(tx, tenantId, now())),
);

/** The jobs of orders. */
export const orderJobs: readonly Job[] = [
  resume,
  ...slaNotices,
  unaccepted,
  autoEvaluate,
  hungUpLong,
  recount,
  learn,
  newHolidays,
];
