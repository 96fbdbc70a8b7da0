import { keptDays } from '../modules/events/event-rows.ts';
import { type Database, statement } from '../platform/db/index.ts';
import { idempotencyDays } from '../platform/http/writes.ts';

const dayMs = 86_400_000;
/** Ended sessions answer with their reason for a while before their tokens become unknown. */
const endedSessionDays = 7;
const spentDays = 1;
/** How long it is known which daily jobs ran and which notices were given. */
const ledgerDays = 400;

/** Long enough to see how the service is used in a season. */
const usageDays = 90;
const answerDays = 30;
/** As long as somebody may ask what became of a delivery. */
const deliveryDays = 30;

const purges = [
  ['idempotency_keys', 'created_at', idempotencyDays],
  ['sessions', 'expires_at', endedSessionDays],
  // The newest code of a number tells how often it was tried; a day later that does not matter any more.
  ['verification_codes', 'expires_at', spentDays],
  ['captchas', 'expires_at', spentDays],
  ['password_tickets', 'expires_at', spentDays],
  ['device_sign_ins', 'expires_at', spentDays],
  ['throttles', 'expires_at', 0],
  ['events', 'created_at', keptDays],
  ['stream_tickets', 'expires_at', spentDays],
  ['webhook_deliveries', 'created_at', deliveryDays],
  ['tracking_events', 'created_at', usageDays],
  ['knowledge_answers', 'created_at', answerDays],
  ['job_days', 'started_at', ledgerDays],
  ['job_notices', 'created_at', ledgerDays],
] as const;

const statements = purges.map(([table, column, days]) => ({
  days,
  purge: statement<object, [before: Date]>(`purge.${table}`, `DELETE FROM ${table} WHERE ${column} < $1`),
}));

/** Deletes what has run out of time. */
export async function purgeExpired(db: Database, at: Date): Promise<void> {
  for (const { purge, days } of statements) await purge.change(db, new Date(at.getTime() - days * dayMs));
}
