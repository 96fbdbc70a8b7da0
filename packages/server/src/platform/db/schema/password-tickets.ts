import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, instant, key, reference, tenantKey } from './columns.ts';

/**
 * Who asked for a new password. All stand under the deployment's default tenant, so that a ticket does not tell where
 * an account is, or whether there is one: those of nobody look the same and never verify.
 */
export const passwordTickets = pgTable(
  'password_tickets',
  {
    tenantId: tenantKey(),
    id: key(),
    ticketHash: text().notNull(),
    /** The account, in whichever tenant; null for nobody's. */
    accountTenantId: text(),
    accountId: reference(),
    /** Where its code goes, or what stands for that in the counting of codes. */
    phone: text().notNull(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    /** The first code needs no slider: finding the account did. */
    codeSentAt: instant(),
    usedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex('password_tickets_hash').on(t.tenantId, t.ticketHash),
    index('password_tickets_expires').on(t.tenantId, t.expiresAt),
  ],
);
