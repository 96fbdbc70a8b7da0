import type { Job } from '../platform/jobs/job.ts';
import type { TestServer } from './test-server.ts';

/** Runs a job now, by a test server's clock. */
export async function runJob({ services }: TestServer, job: Job): Promise<void> {
  const { db, log, now } = services;
  await job.run({ services, db, log, now });
}
