import { bigint, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt, instant, key, refers, tenantKey, updatedAt } from './columns.ts';
import { tenants } from './platform.ts';

/** The pair of keys that the deployment's pushes are signed with; under its default tenant, the private one sealed. */
export const pushKeys = pgTable('push_keys', {
  tenantId: tenantKey().primaryKey(),
  publicKey: text().notNull(),
  sealedPrivateKey: text().notNull(),
  createdAt: createdAt(),
});

/** Browsers that are notified by push, each for as long as the session lasts that it was subscribed in. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    tenantId: tenantKey(),
    id: key(),
    accountId: key(),
    sessionId: key(),
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    kinds: text().array().notNull(),
    quietFrom: text(),
    quietTo: text(),
    /** Since when nothing has arrived there. */
    failingSince: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex('push_subscriptions_endpoint').on(t.tenantId, t.endpoint),
    index('push_subscriptions_account').on(t.tenantId, t.accountId),
    refers(t.tenantId, t.accountId, accounts),
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
