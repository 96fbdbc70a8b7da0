import { integer, text } from 'drizzle-orm/pg-core';
import { key, reference, tenantKey } from './columns.ts';
import { tenants } from './platform.ts';

/** What every node of a tenant's tree has: its parent, its names and its place among its siblings. */
export const treeNode = () => ({
  tenantId: tenantKey().references(() => tenants.id),
  id: key(),
  parentId: reference(),
  zh: text().notNull(),
  en: text().notNull(),
  sort: integer().notNull().default(0),
});
