import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt, instant, key, newest, refers, tenantKey, updatedAt } from './columns.ts';
import { tenants } from './platform.ts';

export const webhooks = pgTable(
  'webhooks',
  {
    tenantId: tenantKey().references(() => tenants.id),
    id: key(),
    url: text().notNull(),
    events: text().array().notNull(),
    enabled: boolean().notNull().default(true),
    /** Signs what is sent, so it has to be kept as it is. */
    secret: text().notNull(),
    /** The last of the events that was looked at for it. */
    cursorXid: bigint({ mode: 'number' }).notNull(),
    cursorId: bigint({ mode: 'number' }).notNull(),
    /** Since when nothing has arrived there. */
    failingSince: instant(),
    createdById: key(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), refers(t.tenantId, t.createdById, accounts)],
);

export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    tenantId: tenantKey(),
    id: key(),
    webhookId: key(),
    event: text().notNull(),
    /** What is sent, to the letter: it is signed at each try. */
    body: text().notNull(),
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
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('webhook_deliveries_webhook').on(t.tenantId, t.webhookId, ...newest(t.createdAt, t.id)),
    index('webhook_deliveries_waiting').on(t.tenantId, t.nextTryAt).where(sql`${t.state} = 'waiting'`),
    refers(t.tenantId, t.webhookId, webhooks),
  ],
);
