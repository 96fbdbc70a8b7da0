/** Bookkeeping of the server itself: numbers, counts, idempotency keys. */
import { bigint, boolean, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, instant, key, tenantKey } from './columns.ts';

/** How far something that a release added has gone through the rows that were there before, by their ids. */
export const backfills = pgTable(
  'backfills',
  { tenantId: tenantKey(), name: text().notNull(), afterId: key(), done: boolean().notNull() },
  (t) => [primaryKey({ columns: [t.tenantId, t.name] })],
);

/** The next number not yet leased to any process. */
export const numberLeases = pgTable(
  'number_leases',
  {
    tenantId: tenantKey(),
    prefix: text().notNull(),
    numberedOn: date({ mode: 'string' }).notNull(),
    next: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.prefix, t.numberedOn] })],
);

/** Counts up to the last fold; a count is this plus its pending deltas. */
export const keptCounts = pgTable(
  'kept_counts',
  { tenantId: tenantKey(), counter: text().notNull(), value: bigint({ mode: 'number' }).notNull() },
  (t) => [primaryKey({ columns: [t.tenantId, t.counter] })],
);

/** Changes not folded yet: append-only, so that writers never wait for each other. */
export const countDeltas = pgTable(
  'count_deltas',
  {
    tenantId: tenantKey(),
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    counter: text().notNull(),
    delta: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('count_deltas_counter').on(t.tenantId, t.counter),
  ],
);

/** First answers to writes, kept seven days. `owner` is the account, or the address of a public call. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    tenantId: tenantKey(),
    owner: text().notNull(),
    callId: text().notNull(),
    key: text().notNull(),
    bodyHash: text().notNull(),
    /** Null while the first request is being worked on. */
    answer: jsonb().$type<unknown>(),
    finishedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.owner, t.callId, t.key] }),
    index('idempotency_keys_age').on(t.tenantId, t.createdAt),
  ],
);

/** Daily jobs that ran for a tenant: at most one row a job and day. */
export const jobDays = pgTable(
  'job_days',
  {
    tenantId: tenantKey(),
    name: text().notNull(),
    runOn: date({ mode: 'string' }).notNull(),
    startedAt: instant().notNull(),
    finishedAt: instant(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.name, t.runOn] })],
);

/** Notices given by jobs: at most one a kind, thing and deadline. */
export const jobNotices = pgTable(
  'job_notices',
  {
    tenantId: tenantKey(),
    kind: text().notNull(),
    objectId: key(),
    dueAt: instant().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.kind, t.objectId, t.dueAt] })],
);

/** What an import called a thing: the same code again changes it instead of making another. */
export const importKeys = pgTable(
  'import_keys',
  { tenantId: tenantKey(), kind: text().notNull(), code: text().notNull(), objectId: key() },
  (t) => [primaryKey({ columns: [t.tenantId, t.kind, t.code] })],
);
