import { type Database, statement } from '../db/index.ts';

/** How long a server that fell over keeps others from a job. */
const leaseMs = 5 * 60_000;

/** What is said to be later than this was written by a clock that was wrong, and keeps nobody from a job. */
const soonMs = 2 * leaseMs;

const take = statement<
  { name: string },
  [name: string, holder: string, untilAt: string, at: string, runBefore: string, soon: string]
>(
  'jobs.takeLease',
  `INSERT INTO job_leases (name, holder, until_at, last_run_at) VALUES ($1, $2, $3, $4)
   ON CONFLICT (name) DO UPDATE SET holder = $2, until_at = $3, last_run_at = $4
     WHERE (job_leases.until_at <= $4 OR job_leases.until_at > $6)
       AND (job_leases.last_run_at IS NULL OR job_leases.last_run_at <= $5 OR job_leases.last_run_at > $6)
   RETURNING name`,
);

const giveBack = statement<object, [name: string, holder: string, at: string]>(
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
  const at = now().getTime();
  const iso = (ms: number) => new Date(ms).toISOString();
  const taken = await take.first(
    db,
    name,
    holder,
    iso(at + leaseMs),
    iso(at),
    iso(at - restMs),
    iso(at + soonMs),
  );
  if (!taken) return false;
  try {
    await work();
  } finally {
    await giveBack.change(db, name, holder, now().toISOString());
  }
  return true;
}
