import { randomUUID } from 'node:crypto';
import type { Job, JobContext } from './job.ts';
import { underLease } from './lease.ts';

/** Part of its interval that a job rests at least: another server's timer may be a little ahead. */
const restShare = 0.9;

/** Starts what runs by itself; the returned function stops it and waits for what is under way. */
export function startJobs(context: JobContext, jobs: readonly Job[]): () => Promise<void> {
  const { db, log, now } = context;
  const holder = randomUUID();
  const running = new Map<Job, Promise<unknown>>();

  const runOnce = (job: Job): Promise<unknown> =>
    job.alone
      ? underLease(db, { name: job.name, holder, restMs: job.everyMs * restShare }, now, () =>
          job.run(context),
        )
      : job.run(context);

  const start = (job: Job): void => {
    // One that takes longer than its interval is not started again beside itself.
    if (running.has(job)) return;
    const done = runOnce(job)
      .catch((error: unknown) => log.error({ err: error, job: job.name }, 'a job failed'))
      .finally(() => running.delete(job));
    running.set(job, done);
  };

  const timers = jobs.map((job) => setInterval(() => start(job), job.everyMs).unref());
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all(running.values());
  };
}
