import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { type Database, statement } from '../db/index.ts';
import { continueTrace, inTrace } from '../trace.ts';
import type { Job, JobContext } from './job.ts';

/** How long a server that fell over keeps others from a job. */
const leaseMs = 5 * 60_000;

/** A time later than this was written by a clock that was wrong, and does not keep a server from a job. */
const soonMs = 2 * leaseMs;

const take = statement<
  { name: string },
  [name: string, holder: string, untilAt: Date, at: Date, runBefore: Date, soon: Date]
>(
  'jobs.takeLease',
  `INSERT INTO job_leases (name, holder, until_at, last_run_at) VALUES ($1, $2, $3, $4)
   ON CONFLICT (name) DO UPDATE SET holder = $2, until_at = $3, last_run_at = $4
     WHERE (job_leases.until_at <= $4 OR job_leases.until_at > $6)
       AND (job_leases.last_run_at IS NULL OR job_leases.last_run_at <= $5 OR job_leases.last_run_at > $6)
   RETURNING name`,
);

const giveBack = statement<object, [name: string, holder: string, at: Date]>(
  'jobs.giveBackLease',
  'UPDATE job_leases SET until_at = $3 WHERE name = $1 AND holder = $2',
);

/** Runs `work` unless another server is at it, or was within the last `restMs`. */
export async function underLease(
  db: Database,
  { name, holder, restMs }: { name: string; holder: string; restMs: number },
  now: () => Date,
  work: () => Promise<unknown>,
): Promise<boolean> {
  const started = now().getTime();
  const at = (laterMs: number) => new Date(started + laterMs);
  const taken = await take.first(db, name, holder, at(leaseMs), at(0), at(-restMs), at(soonMs));
  if (!taken) return false;
  try {
    await work();
  } finally {
    await giveBack.change(db, name, holder, now());
  }
  return true;
}

/** Part of its interval that a job rests at least: another server's timer may be a little ahead. */
const restShare = 0.9;

/** Runs a job and counts how it went. Many go on when they fail for one thing of many, which they log as an error. */
async function runCounted(job: Job, context: JobContext): Promise<void> {
  const { log, services } = context;
  const { jobRuns, jobFailures, jobLastSuccess, jobSeconds } = services.figures;
  const { name } = job;
  let failed = false;
  const error = (...entry: Parameters<Logger['error']>): void => {
    failed = true;
    log.error(...entry);
  };
  const own = { info: log.info.bind(log), warn: log.warn.bind(log), error: error as Logger['error'] };
  const end = jobSeconds.startTimer({ name });
  try {
    await job.run({ ...context, log: own });
  } catch (reason) {
    error({ err: reason, job: name }, 'a job failed');
  }
  end();
  jobRuns.inc({ name });
  if (failed) jobFailures.inc({ name });
  else jobLastSuccess.set({ name }, context.now().getTime() / 1000);
}

/** Starts the jobs; the returned function stops them and waits for runs under way. */
export function startJobs(context: JobContext, jobs: readonly Job[]): () => Promise<void> {
  const { db, log, now } = context;
  const { jobRuns, jobFailures } = context.services.figures;
  const holder = randomUUID();
  const running = new Map<Job, Promise<unknown>>();

  const runOnce = (job: Job): Promise<unknown> =>
    job.alone
      ? underLease(db, { name: job.name, holder, restMs: job.everyMs * restShare }, now, () =>
          runCounted(job, context),
        )
      : runCounted(job, context);

  const start = (job: Job): void => {
    // One that takes longer than its interval is not started again beside itself.
    if (running.has(job)) return;
    const done = inTrace(continueTrace(), () =>
      runOnce(job)
        // The lease could not be had.
        .catch((error: unknown) => fail(job, error))
        .finally(() => running.delete(job)),
    );
    running.set(job, done);
  };

  const fail = (job: Job, error: unknown): void => {
    jobFailures.inc({ name: job.name });
    log.error({ err: error, job: job.name }, 'a job failed');
  };

  for (const { name } of jobs) {
    // There from the start, so that who watches can tell none from not known.
    jobRuns.inc({ name }, 0);
    jobFailures.inc({ name }, 0);
  }
  const timers = jobs.map((job) => setInterval(() => start(job), job.everyMs).unref());
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all(running.values());
  };
}
