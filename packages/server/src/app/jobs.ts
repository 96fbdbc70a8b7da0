import { renewNgrams } from '../engine/profile/renew-ngrams.ts';
import { workLeftBehind } from '../modules/account/off-boarding.ts';
import { calendarRefold, holidaysMissing } from '../modules/calendars/jobs.ts';
import { deviceNotices, deviceResume } from '../modules/device-orders/jobs.ts';
import { sweepOf } from '../modules/events/courier.ts';
import { fileJobs } from '../modules/files/index.ts';
import { messageJobs } from '../modules/messages/jobs.ts';
import { foldCounts } from '../modules/orders/counts/kept-counts.ts';
import { orderJobs } from '../modules/orders/jobs/index.ts';
import { pmDay } from '../modules/pm/jobs.ts';
import { projectAcceptance, projectNotices, projectResume } from '../modules/projects/jobs.ts';
import { pushOutlet } from '../modules/push/serve.ts';
import { scheduleSoon } from '../modules/schedules/jobs.ts';
import { webhookOutlet } from '../modules/webhooks/outlet.ts';
import { sealAudit } from '../platform/audit/seal.ts';
import type { Job } from '../platform/jobs/job.ts';
import { sealOlderSecrets } from '../platform/secrets/seal-older.ts';
import { facts, ngramTables, offBoardings, plannedSubject } from './kinds.ts';
import { purgeExpired } from './purge.ts';

const secondMs = 1_000;
const minuteMs = 60 * secondMs;

/** Everything that runs by itself. A domain's jobs stand in its module. */
export const jobs: readonly Job[] = [
  { name: 'fold counts', everyMs: secondMs, run: ({ db }) => foldCounts(db) },
  { name: 'seal audit', everyMs: minuteMs, run: ({ db, now }) => sealAudit(db, now()) },
  { name: 'purge', everyMs: 60 * minuteMs, run: ({ db, now }) => purgeExpired(db, now()) },
  ...orderJobs,
  ...messageJobs,
  ...fileJobs,
  calendarRefold,
  deviceNotices,
  deviceResume,
  holidaysMissing,
  renewNgrams(ngramTables),
  pmDay,
  projectAcceptance,
  projectNotices,
  projectResume,
  sweepOf(pushOutlet),
  scheduleSoon(plannedSubject),
  sweepOf(webhookOutlet(facts)),
  {
    name: 'seal secrets',
    everyMs: 10 * minuteMs,
    alone: true,
    run: ({ db, services, now }) => sealOlderSecrets(db, services.secrets, now()),
  },
  workLeftBehind(offBoardings),
];
