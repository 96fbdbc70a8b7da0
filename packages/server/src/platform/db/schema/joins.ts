import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt, instant, key, newest, reference, refers, tenantKey } from './columns.ts';
import { cells, customers } from './customers.ts';

/** Who asks to belong to a site of a customer, and what came of it. */
export const joinRequests = pgTable(
  'join_requests',
  {
    tenantId: tenantKey(),
    id: key(),
    accountId: key(),
    customerId: key(),
    cellId: key(),
    /** 1 waiting, 2 approved, 3 rejected, 4 closed because they joined another customer. */
    status: smallint().notNull().default(1),
    remark: text(),
    cellScope: text(),
    deciderId: reference(),
    comment: text(),
    createdAt: createdAt(),
    decidedAt: instant(),
  },
  (t) => {
    const order = () => newest(t.createdAt, t.id);
    return [
      primaryKey({ columns: [t.tenantId, t.id] }),
      uniqueIndex('join_requests_waiting').on(t.tenantId, t.accountId, t.cellId).where(sql`${t.status} = 1`),
      index('join_requests_account').on(t.tenantId, t.accountId, ...order()),
      index('join_requests_customer').on(t.tenantId, t.customerId, t.status, ...order()),
      index('join_requests_status').on(t.tenantId, t.status, ...order()),
      refers(t.tenantId, t.accountId, accounts),
      refers(t.tenantId, t.customerId, customers),
      refers(t.tenantId, t.cellId, cells),
      refers(t.tenantId, t.deciderId, accounts),
    ];
  },
);

/** Who has the code of one joins its sites at once; of the code only a hash is kept. */
export const invites = pgTable(
  'invites',
  {
    tenantId: tenantKey(),
    id: key(),
    codeHash: text().notNull(),
    customerId: key(),
    cellScope: text().notNull(),
    uses: smallint().notNull(),
    usedCount: smallint().notNull().default(0),
    byId: key(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
  },
  (t) => {
    const order = () => newest(t.createdAt, t.id);
    return [
      primaryKey({ columns: [t.tenantId, t.id] }),
      uniqueIndex('invites_code').on(t.tenantId, t.codeHash),
      index('invites_newest').on(t.tenantId, ...order()),
      index('invites_customer').on(t.tenantId, t.customerId, ...order()),
      refers(t.tenantId, t.customerId, customers),
      refers(t.tenantId, t.byId, accounts),
    ];
  },
);

export const inviteCells = pgTable(
  'invite_cells',
  { tenantId: tenantKey(), inviteId: key(), cellId: key() },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.inviteId, t.cellId] }),
    refers(t.tenantId, t.inviteId, invites),
    refers(t.tenantId, t.cellId, cells),
  ],
);
