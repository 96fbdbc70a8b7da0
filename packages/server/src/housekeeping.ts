import type { Logger } from 'pino';
import { sealAudit } from './audit/seal.ts';
import { type Database, statement } from './db/index.ts';
import { idempotencyDays } from './http/writes.ts';
import { foldCounts } from './modules/orders/counts/kept-counts.ts';

const secondMs = 1_000;
const hourMs = 3_600 * secondMs;
const dayMs = 24 * hourMs;
/** Ended sessions answer with their reason for a while before their tokens become unknown. */
const endedSessionDays = 7;
const spentDays = 1;

const purges = [
  ['idempotency_keys', 'created_at', idempotencyDays],
  ['sessions', 'expires_at', endedSessionDays],
  // The newest code of a number tells how often it was tried; a day later that does not matter any more.
  ['verification_codes', 'expires_at', spentDays],
  ['captchas', 'expires_at', spentDays],
  ['throttles', 'expires_at', 0],
] as const;

const statements = purges.map(([table, column, days]) => ({
  days,
  purge: statement<object, [before: Date]>(`purge.${table}`, `DELETE FROM ${table} WHERE ${column} < $1`),
}));

/** Deletes what has run out of time. */
export async function purgeExpired(db: Database, at: Date): Promise<void> {
  for (const { purge, days } of statements) await purge.change(db, new Date(at.getTime() - days * dayMs));
}

async function foldAll(db: Database): Promise<void> {
  while ((await foldCounts(db)) > 0);
}

/** Something that runs by itself. Safe to run twice, and on several servers at once. */
export interface Chore {
  readonly name: string;
  readonly everyMs: number;
  run(db: Database, at: Date): Promise<unknown>;
}

const chores: readonly Chore[] = [
  { name: 'fold counts', everyMs: secondMs, run: foldAll },
  { name: 'seal audit', everyMs: 60 * secondMs, run: sealAudit },
  { name: 'purge', everyMs: hourMs, run: purgeExpired },
];

/** Starts what runs by itself; the returned function stops it and waits for what is under way. */
export function startHousekeeping(
  db: Database,
  now: () => Date,
  log: Pick<Logger, 'error'>,
  list: readonly Chore[] = chores,
): () => Promise<void> {
  const running = new Map<Chore, Promise<void>>();
  const start = (chore: Chore): void => {
    // One that takes longer than its interval is not started again beside itself.
    if (running.has(chore)) return;
    const done = chore
      .run(db, now())
      .then(() => undefined)
      .catch((error: unknown) => log.error({ err: error, chore: chore.name }, 'housekeeping failed'))
      .finally(() => running.delete(chore));
    running.set(chore, done);
  };
  const timers = list.map((chore) => setInterval(() => start(chore), chore.everyMs).unref());
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all(running.values());
  };
}
