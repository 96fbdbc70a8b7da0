import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, instant } from './columns.ts';
import { key, keyedTable, reference, tenantTable } from './tenant-table.ts';

/**
 * What happened beside the orders' own records: sign-ins, changes of data, exports. Chained per account; events without
 * one, which release 0.2.0 and before wrote, share the nil id's chain.
 */
export const auditEvents = keyedTable(
  'audit_events',
  ['chainId', 'seq'],
  {
    chainId: key(),
    seq: integer().notNull(),
    id: key(),
    kind: text().notNull(),
    actorKind: text().$type<'account' | 'job' | 'rule' | 'partner' | 'operator'>().notNull(),
    actorId: reference(),
    objectKind: text(),
    objectId: text(),
    changes: jsonb().$type<Record<string, unknown>>(),
    requestId: text(),
    address: text(),
    device: text(),
    deviceAt: instant(),
    at: instant().notNull(),
    salt: text().notNull(),
    digest: text().notNull(),
    prevHash: text(),
    hash: text().notNull(),
    erasedAt: instant(),
  },
  (t) => [
    uniqueIndex('audit_events_id').on(t.tenantId, t.id),
    index('audit_events_at').on(t.tenantId, t.at),
    index('audit_events_object').on(t.tenantId, t.objectKind, t.objectId),
  ],
);

/**
 * How often callers who had not proved who they are tried something in a day: at an account, or without one (the nil
 * id) from a network. Counted, since they can cause it as often as they like, and purged.
 */
export const auditAttempts = keyedTable('audit_attempts', ['triedOn', 'kind', 'accountId', 'network'], {
  /** By UTC. */
  triedOn: date({ mode: 'string' }).notNull(),
  kind: text().notNull(),
  accountId: key(),
  /** Empty at an account. */
  network: text().notNull(),
  count: integer().notNull(),
  lastAt: instant().notNull(),
});

/** Every hash written, in order; a job seals those that have no seal yet. */
export const auditQueue = tenantTable(
  'audit_queue',
  {
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    hash: text().notNull(),
    sealSeq: integer(),
  },
  (t) => [index('audit_queue_unsealed').on(t.tenantId, t.id).where(sql`${t.sealSeq} is null`)],
);

/** The tenant's chain: each seal covers a batch of the queue and the seal before. */
export const auditSeals = keyedTable('audit_seals', ['seq'], {
  seq: integer().notNull(),
  /** Merkle root of the batch, in the queue's order. */
  root: text().notNull(),
  count: integer().notNull(),
  prevSeal: text(),
  seal: text().notNull(),
  createdAt: createdAt(),
});

/**
 * Where each tenant's chain of seals ends, so that its end cannot be taken away: moved with each seal. A server of release
 * 0.2.0 or before seals without it, and a tenant that only such a server sealed has none. The row of the empty tenant has
 * the number of the others.
 */
export const auditEnds = keyedTable('audit_ends', [], {
  /** Of seals, or of the other rows. */
  count: integer().notNull(),
  /** The last one. */
  seal: text(),
  /** Signs all of it. */
  mac: text().notNull(),
});

/**
 * Where the history of a tenant began to be signed: up to that seal it is as the release before wrote it. Made once, by
 * the upgrade; a tenant without a row was signed from its first row on. The row of the empty tenant is for tenants that
 * a server of the release before makes beside this one.
 */
export const auditSwitches = keyedTable('audit_switches', [], {
  sealSeq: integer().notNull(),
  seal: text(),
  switchedAt: instant().notNull(),
  /** Signs all of it. */
  mac: text().notNull(),
});
