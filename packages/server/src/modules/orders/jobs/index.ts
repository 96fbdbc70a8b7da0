import type { Job } from '../../../platform/jobs/job.ts';
import { autoEvaluate } from './auto-evaluate.ts';
import { hungUpLong } from './hung-long.ts';
import { newHolidays } from './new-holidays.ts';
import { recount } from './recount.ts';
import { resume } from './resume.ts';
import { slaNotices } from './sla-notices.ts';
import { unaccepted } from './unaccepted.ts';

/** What runs by itself for orders. */
export const orderJobs: readonly Job[] = [
  resume,
  ...slaNotices,
  unaccepted,
  autoEvaluate,
  hungUpLong,
  recount,
  newHolidays,
];
