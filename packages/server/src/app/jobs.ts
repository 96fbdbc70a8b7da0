import { renewNgrams } from '../engine/integration/renew-ngrams.ts';
import { offBoardingCleanup } from '../modules/account/off-boarding.ts';
import { holidaysMissing, recomputeForCalendars } from '../modules/calendars/jobs.ts';
import { deviceNotices, deviceResume } from '../modules/device-orders/jobs.ts';
import { sweepOf } from '../modules/events/dispatcher.ts';
import { keptDays } from '../modules/events/event-rows.ts';
import { fileJobs } from '../modules/files/index.ts';
import { messageJobs } from '../modules/messages/jobs.ts';
import { foldCounts } from '../modules/orders/counts/kept-counts.ts';
import { orderJobs } from '../modules/orders/jobs/index.ts';
import { pmDay } from '../modules/pm/jobs.ts';
import { projectAcceptance, projectNotices, projectResume } from '../modules/projects/jobs.ts';
import { pushChannel } from '../modules/push/serve.ts';
import { scheduleSoon } from '../modules/schedules/jobs.ts';
import { webhookChannel } from '../modules/webhooks/delivery.ts';
import { attemptDays } from '../platform/audit/attempts.ts';
import { sealAudit } from '../platform/audit/seal.ts';
import { type Database, statement } from '../platform/db/index.ts';
import { idempotencyDays, wholeAnswerHours } from '../platform/http/writes.ts';
import type { Job } from '../platform/jobs/job.ts';
import { sealOlderSecrets } from '../platform/secrets/seal-older.ts';
import { facts, ngramTables, offBoardings, plannedSubject } from './kinds.ts';
import { leftAfterADay } from './read-again.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Ended sessions answer with their reason for a while before their tokens become unknown. */
const endedSessionDays = 7;
const spentDays = 1;
/** How long it is known which daily jobs ran and which notices were given. */
const ledgerDays = 400;

/** Long enough to see how the service is used in a season. */
const usageDays = 90;
const answerDays = 30;
/** How long the log of deliveries can be read. */
const deliveryDays = 30;

/** `key` is of tables without an index of their time, where the order of the key is that of time. */
const purges: readonly (readonly [table: string, column: string, days: number, key?: string])[] = [
  ['idempotency_keys', 'created_at', idempotencyDays],
  ['sessions', 'expires_at', endedSessionDays],
  // The newest code of a number tells how often it was tried; a day later that does not matter any more.
  ['verification_codes', 'expires_at', spentDays],
  ['captchas', 'expires_at', spentDays],
  ['password_tickets', 'expires_at', spentDays],
  ['device_sign_ins', 'expires_at', spentDays],
  ['audit_attempts', 'last_at', attemptDays, 'tried_on, kind, account_id, network'],
  ['events', 'created_at', keptDays, 'xid, id'],
  // Of these three there are never many.
  ['stream_tickets', 'expires_at', spentDays],
  ['job_days', 'started_at', ledgerDays],
  ['job_notices', 'created_at', ledgerDays],
  ['webhook_deliveries', 'created_at', deliveryDays, 'id'],
  ['tracking_events', 'created_at', usageDays, 'id'],
  ['knowledge_answers', 'created_at', answerDays, 'id'],
];

/** Rows that one statement deletes at most: on a busy server an hour of them would hold up all calls. */
const rowsAtOnce = 2_000;

function oldestOf(table: string, column: string, key: string | undefined): string {
  if (key === undefined)
    return `SELECT ctid FROM ${table} WHERE tenant_id = $1 AND ${column} < $2 ORDER BY ${column} LIMIT $3`;
  // Asked for their time only once they are the oldest, since no index has it.
  return `SELECT x.ctid FROM (SELECT ctid, ${column} FROM ${table} WHERE tenant_id = $1 ORDER BY ${key} LIMIT $3) x
    WHERE x.${column} < $2`;
}

const statements = purges.map(([table, column, days, key]) => ({
  days,
  purge: statement<object, [tenantId: string, before: Date, most: number]>(
    `purge.${table}`,
    `DELETE FROM ${table} WHERE ctid = ANY(ARRAY(${oldestOf(table, column, key)}))`,
  ),
}));

const throttles = statement<object, [before: Date, most: number]>(
  'purge.throttles',
  `DELETE FROM throttles WHERE ctid = ANY(ARRAY(
     SELECT ctid FROM throttles WHERE expires_at < $1 ORDER BY expires_at LIMIT $2))`,
);

/** What was only proposed was not made, so nothing could be read in its place: it stays whole. */
const shorten = statement<
  { count: number; last: string | null },
  [tenantId: string, after: Date, before: Date, most: number, ids: object, parts: object]
>(
  'purge.shortenAnswers',
  `WITH piece AS MATERIALIZED (
     SELECT ctid AS place, created_at, answer, $5::jsonb ->> call_id AS name, $6::jsonb -> call_id AS parts
     FROM idempotency_keys
     WHERE tenant_id = $1 AND created_at >= $2 AND created_at < $3 ORDER BY created_at LIMIT $4
   ), shortened AS (
     UPDATE idempotency_keys SET answer = coalesce(
       answer || ($6::jsonb -> call_id), jsonb_build_object('id', answer -> ($5::jsonb ->> call_id)))
     WHERE ctid = ANY(ARRAY(
       SELECT place FROM piece WHERE answer || parts <> answer
         OR (answer ? name AND answer - name <> '{}' AND answer ->> 'status' IS DISTINCT FROM 'proposed')
     ))
   )
   SELECT count(*) AS count, max(created_at) AS last FROM piece`,
);

/** Up to when the answers of each tenant have been shortened by this process: it need not look at them again. */
const shortenedUpTo = new Map<string, Date>();

const everyTenant = statement<{ id: string }>('purge.tenants', 'SELECT id FROM tenants');

/** Repeats what deletes so many rows at most, until there are no more. */
async function inPieces(purge: () => Promise<number>): Promise<void> {
  while ((await purge()) === rowsAtOnce);
}

/** Leaves of answers that are a day old the id of what was made, which is how a repetition reads it, or the parts that last. */
async function shortenAnswers(db: Database, tenantId: string, at: Date): Promise<void> {
  const before = new Date(at.getTime() - wholeAnswerHours * hourMs);
  let after = shortenedUpTo.get(tenantId) ?? new Date(at.getTime() - idempotencyDays * dayMs);
  for (;;) {
    const { ids, parts } = leftAfterADay;
    const piece = await shorten.first(db, tenantId, after, before, rowsAtOnce, ids, parts);
    const next = piece?.last ? new Date(piece.last) : before;
    if (!piece || piece.count < rowsAtOnce || next <= after) break;
    after = next;
  }
  shortenedUpTo.set(tenantId, before);
}

/** Deletes what has run out of time. */
export async function purgeExpired(db: Database, at: Date): Promise<void> {
  await inPieces(() => throttles.change(db, at, rowsAtOnce));
  for (const { id: tenantId } of await everyTenant.all(db)) {
    for (const { purge, days } of statements) {
      const before = new Date(at.getTime() - days * dayMs);
      await inPieces(() => purge.change(db, tenantId, before, rowsAtOnce));
    }
    await shortenAnswers(db, tenantId, at);
  }
}

const secondMs = 1_000;
const minuteMs = 60 * secondMs;

/** All jobs. A domain's jobs stand in its module. */
export const jobs: readonly Job[] = [
  { name: 'fold counts', everyMs: secondMs, run: ({ db }) => foldCounts(db) },
  { name: 'seal audit', everyMs: minuteMs, run: ({ db, now }) => sealAudit(db, now()) },
  { name: 'purge', everyMs: 60 * minuteMs, run: ({ db, now }) => purgeExpired(db, now()) },
  ...orderJobs,
  ...messageJobs,
  ...fileJobs,
  recomputeForCalendars,
  deviceNotices,
  deviceResume,
  holidaysMissing,
  renewNgrams(ngramTables),
  pmDay,
  projectAcceptance,
  projectNotices,
  projectResume,
  sweepOf(pushChannel),
  scheduleSoon(plannedSubject),
  sweepOf(webhookChannel(facts)),
  {
    name: 'seal secrets',
    everyMs: 10 * minuteMs,
    alone: true,
    run: ({ db, services, now }) => sealOlderSecrets(db, services.secrets, now()),
  },
  offBoardingCleanup(offBoardings),
];
