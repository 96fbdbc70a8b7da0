import { sql } from 'drizzle-orm';
import { index, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt, instant } from './columns.ts';
import { cells, customers } from './customers.ts';
import { key, keyedTable, newest, reference, tenantTable } from './tenant-table.ts';

/** Who asks to belong to a site of a customer, and what came of it. */
export const joinRequests = tenantTable(
  'join_requests',
  {
    accountId: key(accounts),
    customerId: key(customers),
    cellId: key(cells),
    /** 1 waiting, 2 approved, 3 rejected, 4 closed because they joined another customer. */
    status: smallint().notNull().default(1),
    remark: text(),
    cellScope: text(),
    deciderId: reference(accounts),
    comment: text(),
    createdAt: createdAt(),
    decidedAt: instant(),
  },
  (t) => [
    uniqueIndex('join_requests_waiting').on(t.tenantId, t.accountId, t.cellId).where(sql`${t.status} = 1`),
    index('join_requests_account').on(t.tenantId, t.accountId, ...newest(t)),
    index('join_requests_customer').on(t.tenantId, t.customerId, t.status, ...newest(t)),
    index('join_requests_status').on(t.tenantId, t.status, ...newest(t)),
  ],
);

/** Invitations: an account with the code joins the sites at once. Only a hash of the code is kept. */
export const invites = tenantTable(
  'invites',
  {
    codeHash: text().notNull(),
    customerId: key(customers),
    cellScope: text().notNull(),
    uses: smallint().notNull(),
    usedCount: smallint().notNull().default(0),
    byId: key(accounts),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
  },
  (t) => [
    uniqueIndex('invites_code').on(t.tenantId, t.codeHash),
    index('invites_newest').on(t.tenantId, ...newest(t)),
    index('invites_customer').on(t.tenantId, t.customerId, ...newest(t)),
  ],
);

export const inviteCells = keyedTable('invite_cells', ['inviteId', 'cellId'], {
  inviteId: key(invites),
  cellId: key(cells),
});
