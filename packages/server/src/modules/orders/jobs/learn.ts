import { learnEstimates } from '../../../engine/estimates.ts';
import { dailyJob } from '../../../platform/jobs/daily.ts';

const fromMinute = 60;

/** Learns each night what orders take, for estimates of how much a person has promised. */
export const learn = dailyJob('learn estimates', fromMinute, ({ db, now }, { tenantId }) =>
  db.transaction((tx) => learnEstimates(tx, tenantId, now())),
);
