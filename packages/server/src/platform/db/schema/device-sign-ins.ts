import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, instant, key, reference, tenantKey } from './columns.ts';

/**
 * Terminals that ask to be signed in. All stand under the deployment's default tenant: nobody knows yet whose account it
 * will be.
 */
export const deviceSignIns = pgTable(
  'device_sign_ins',
  {
    tenantId: tenantKey(),
    id: key(),
    deviceCodeHash: text().notNull(),
    userCodeHash: text().notNull(),
    /** What it calls itself. */
    name: text().notNull(),
    device: text().notNull(),
    address: text().notNull(),
    rememberDays: integer().notNull(),
    /** Grows for who polls too soon. */
    intervalSeconds: integer().notNull(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    polledAt: instant(),
    deniedAt: instant(),
    approvedAt: instant(),
    /** Who approved it, in whichever tenant, and by which session: when that has ended meanwhile, nobody is let in. */
    accountTenantId: text(),
    accountId: reference(),
    sessionId: reference(),
    redeemedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex('device_sign_ins_device_code').on(t.tenantId, t.deviceCodeHash),
    uniqueIndex('device_sign_ins_user_code').on(t.tenantId, t.userCodeHash),
    index('device_sign_ins_expires').on(t.tenantId, t.expiresAt),
  ],
);
