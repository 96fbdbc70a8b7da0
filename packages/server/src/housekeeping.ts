import type { Logger } from 'pino';
import { type Database, statement } from './db/index.ts';
import { idempotencyDays } from './http/writes.ts';

const hourMs = 3_600_000;
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

/** Purges every hour until the returned function is called. */
export function startHousekeeping(db: Database, now: () => Date, log: Logger): () => void {
  const timer = setInterval(() => {
    purgeExpired(db, now()).catch((error: unknown) => log.error({ err: error }, 'purging failed'));
  }, hourMs);
  timer.unref();
  return () => clearInterval(timer);
}
