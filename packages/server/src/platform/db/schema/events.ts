/** What happened, for those who listen: streams of people who are signed in, webhooks and pushes; and page views. */
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt, instant, updatedAt } from './columns.ts';
import { tenants } from './platform.ts';
import { key, keyedTable, newest, ofTenant, reference, tenantKey, tenantTable } from './tenant-table.ts';

/**
 * Ids commit out of order, so readers go by the transaction first: all rows of transactions below the oldest one
 * that runs are there, and none will be added before them.
 */
export const events = keyedTable('events', ['xid', 'id'], {
  xid: bigint({ mode: 'number' }).notNull().default(sql`pg_current_xact_id()::text::bigint`),
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
  /** A record in a history; a message to people; messages read; what accounts may see has changed. */
  kind: text().$type<'record' | 'message' | 'read' | 'rights'>().notNull(),
  /** Of the thing it is about: `order` and every other kind of work; none of an account whose rights have changed. */
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
  /** The step of a trace that it happened in, which the transaction says. */
  traceparent: text().default(sql`nullif(current_setting('svcdesk.traceparent', true), '')`),
  createdAt: createdAt(),
});

export const webhooks = tenantTable('webhooks', {
  tenantId: ofTenant(),
  url: text().notNull(),
  events: text().array().notNull(),
  enabled: boolean().notNull().default(true),
  /** Signs what is sent: sealed, or as an older release has stored it until a job seals it. */
  secret: text().notNull(),
  /** The last of the events that was looked at for it. */
  cursorXid: bigint({ mode: 'number' }).notNull(),
  cursorId: bigint({ mode: 'number' }).notNull(),
  /** Since when nothing has arrived there. */
  failingSince: instant(),
  createdById: key(accounts),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

export const webhookDeliveries = tenantTable(
  'webhook_deliveries',
  {
    webhookId: key(webhooks),
    event: text().notNull(),
    /** What is sent, to the letter: it is signed at each try. */
    body: text().notNull(),
    /** Of what happened. */
    traceparent: text(),
    state: text().$type<'waiting' | 'delivered' | 'failed'>().notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    httpStatus: integer(),
    /** Why the last try failed, in a word. */
    error: text(),
    durationMs: integer(),
    /** While a server is at it, a little ahead, so that no other one is. */
    nextTryAt: instant(),
    deliveredAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    index('webhook_deliveries_webhook').on(t.tenantId, t.webhookId, ...newest(t)),
    index('webhook_deliveries_waiting').on(t.tenantId, t.nextTryAt).where(sql`${t.state} = 'waiting'`),
  ],
);

/** The pair of keys that the deployment's pushes are signed with; under its default tenant, the private one sealed. */
export const pushKeys = pgTable('push_keys', {
  tenantId: tenantKey().primaryKey(),
  publicKey: text().notNull(),
  sealedPrivateKey: text().notNull(),
  createdAt: createdAt(),
});

/** Browsers that are notified by push, each for as long as the session lasts that it was subscribed in. */
export const pushSubscriptions = tenantTable(
  'push_subscriptions',
  {
    accountId: key(accounts),
    sessionId: key(),
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    kinds: text().array().notNull(),
    quietFrom: text(),
    quietTo: text(),
    /** Since when nothing has arrived there. */
    failingSince: instant(),
    /** Tries since then. */
    failures: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    uniqueIndex('push_subscriptions_endpoint').on(t.tenantId, t.endpoint),
    index('push_subscriptions_account').on(t.tenantId, t.accountId),
  ],
);

/** Up to where a tenant's events were looked at for pushes. */
export const pushCursors = pgTable('push_cursors', {
  tenantId: tenantKey()
    .primaryKey()
    .references(() => tenants.id),
  xid: bigint({ mode: 'number' }).notNull(),
  eventId: bigint({ mode: 'number' }).notNull(),
});

/** Page views and clicks. Of visitors who are not signed in the tenant is the default one, which need not exist. */
export const trackingEvents = tenantTable(
  'tracking_events',
  {
    accountId: reference(),
    appName: text().notNull(),
    module: text().notNull(),
    type: text().$type<'view' | 'click'>().notNull(),
    page: text().notNull(),
    target: text(),
    publicIp: text(),
    /** When it happened, by the device's clock. */
    at: instant().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('tracking_events_module').on(t.tenantId, t.module, t.at)],
);
