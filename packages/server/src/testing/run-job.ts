import { jobs } from '../app/jobs.ts';
import type { Job } from '../platform/jobs/job.ts';
import type { TestServer } from './test-server.ts';

/** The job that the server runs under a name. */
export function jobNamed(name: string): Job {
  const found = jobs.find((job) => job.name === name);
  if (!found) throw new Error(`No job is named "${name}"`);
  return found;
}

/** Runs a job now, by a test server's clock. */
export async function runJob({ services }: TestServer, job: Job): Promise<void> {
  const { db, log, now } = services;
  await job.run({ services, db, log, now });
}
