/** Bookkeeping of the server itself: numbers, counts, idempotency keys. */
import { bigint, boolean, date, index, integer, jsonb, text } from 'drizzle-orm/pg-core';
import { createdAt, instant } from './columns.ts';
import { key, keyedTable, tenantTable } from './tenant-table.ts';

/** How far something that a release added has gone through the rows that were there before, by their ids. */
export const backfills = keyedTable('backfills', ['name'], {
  name: text().notNull(),
  afterId: key(),
  done: boolean().notNull(),
});

/** The next number not yet leased to any process. */
export const numberLeases = keyedTable('number_leases', ['prefix', 'numberedOn'], {
  prefix: text().notNull(),
  numberedOn: date({ mode: 'string' }).notNull(),
  next: integer().notNull(),
});

/** Counts up to the last fold; a count is this plus its pending deltas. */
export const keptCounts = keyedTable('kept_counts', ['counter'], {
  counter: text().notNull(),
  value: bigint({ mode: 'number' }).notNull(),
});

/** Changes not folded yet: append-only, so that writers never wait for each other. */
export const countDeltas = tenantTable(
  'count_deltas',
  {
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    counter: text().notNull(),
    delta: integer().notNull(),
  },
  (t) => [index('count_deltas_counter').on(t.tenantId, t.counter)],
);

/** First answers to writes, kept seven days. `owner` is the account, or the address of a public call. */
export const idempotencyKeys = keyedTable(
  'idempotency_keys',
  ['owner', 'callId', 'key'],
  {
    owner: text().notNull(),
    callId: text().notNull(),
    key: text().notNull(),
    bodyHash: text().notNull(),
    /** Null while the first request is being worked on. */
    answer: jsonb().$type<unknown>(),
    finishedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [index('idempotency_keys_age').on(t.tenantId, t.createdAt)],
);

/** Daily jobs that ran for a tenant: at most one row a job and day. */
export const jobDays = keyedTable('job_days', ['name', 'runOn'], {
  name: text().notNull(),
  runOn: date({ mode: 'string' }).notNull(),
  startedAt: instant().notNull(),
  finishedAt: instant(),
});

/** Notices given by jobs: at most one a kind, thing and deadline. */
export const jobNotices = keyedTable('job_notices', ['kind', 'objectId', 'dueAt'], {
  kind: text().notNull(),
  objectId: key(),
  dueAt: instant().notNull(),
  createdAt: createdAt(),
});

/** What an import called a thing: the same code again changes it instead of making another. */
export const importKeys = keyedTable('import_keys', ['kind', 'code'], {
  kind: text().notNull(),
  code: text().notNull(),
  objectId: key(),
});
