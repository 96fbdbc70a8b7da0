import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { createdAt, key, refers, tenantKey } from './columns.ts';

/** Filters of lists that somebody keeps under a name. */
export const savedFilters = pgTable(
  'saved_filters',
  {
    tenantId: tenantKey(),
    id: key(),
    accountId: key(),
    /** Which list. */
    kind: text().notNull(),
    name: text().notNull(),
    filter: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('saved_filters_account').on(t.tenantId, t.accountId, t.kind, t.createdAt),
    refers(t.tenantId, t.accountId, accounts),
  ],
);
