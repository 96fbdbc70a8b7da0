/** What happened, for those who listen: streams of people who are signed in, and webhooks. */
import { sql } from 'drizzle-orm';
import { bigint, boolean, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant, key, reference, tenantKey } from './columns.ts';

/**
 * Ids commit out of order, so readers go by the transaction first: all rows of transactions below the oldest one
 * that runs are there, and none will be added before them.
 */
export const events = pgTable(
  'events',
  {
    tenantId: tenantKey(),
    xid: bigint({ mode: 'number' }).notNull().default(sql`pg_current_xact_id()::text::bigint`),
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    /** A record in a history; a message to people; messages read. */
    kind: text().$type<'record' | 'message' | 'read'>().notNull(),
    /** Of the thing it is about: `order` and every other kind of work. */
    objectKind: text(),
    objectId: reference(),
    /** Of a record its action, of a message its kind. */
    action: text(),
    fromStatus: smallint(),
    toStatus: smallint(),
    /** The group that had it, and the one that a transfer gives it to. */
    groupId: reference(),
    targetGroupId: reference(),
    /** Of work beside orders who had to do with it before, by its columns, as far as that has changed. */
    former: jsonb().$type<Readonly<Record<string, unknown>>>(),
    internal: boolean().notNull().default(false),
    /** Whom a message is for. */
    accountIds: uuid().array().notNull().default([]),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.xid, t.id] })],
);

/** One-use tickets of a minute for streams whose reader cannot send a header. */
export const streamTickets = pgTable(
  'stream_tickets',
  {
    tenantId: tenantKey(),
    ticketHash: text().notNull(),
    /** Who asked for it. */
    sessionId: key(),
    expiresAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.ticketHash] })],
);
