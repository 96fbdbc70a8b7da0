import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt, instant, key, reference, refers, tenantKey, updatedAt } from './columns.ts';
import { cells } from './customers.ts';

/** Which cells a client account belongs to. */
export const accountCells = pgTable(
  'account_cells',
  { tenantId: tenantKey(), accountId: key(), cellId: key() },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.accountId, t.cellId] }),
    index('account_cells_cell').on(t.tenantId, t.cellId),
    refers(t.tenantId, t.accountId, accounts),
    refers(t.tenantId, t.cellId, cells),
  ],
);

export const reporters = pgTable(
  'reporters',
  {
    tenantId: tenantKey(),
    id: key(),
    cellId: key(),
    name: text().notNull(),
    phone: text().notNull(),
    accountId: reference(),
    deletedAt: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('reporters_cell').on(t.tenantId, t.cellId, t.name),
    index('reporters_account').on(t.tenantId, t.accountId),
    refers(t.tenantId, t.cellId, cells),
    refers(t.tenantId, t.accountId, accounts),
  ],
);
