import { sql } from 'drizzle-orm';
import { boolean, index, integer, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, instant } from './columns.ts';
import { key, keyedTable, ofTenant, reference, tenantTable } from './tenant-table.ts';

export const groups = tenantTable(
  'groups',
  {
    tenantId: ofTenant(),
    parentId: reference('itself'),
    name: text().notNull(),
    sort: integer().notNull().default(0),
    /** Takes what no routing rule matches; one a tenant. */
    isDefault: boolean().notNull().default(false),
    /** Which order sources it takes: 0 operations, 1 monitoring, 2 SE. */
    sources: smallint().array().notNull().default([0]),
    removedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    index('groups_parent').on(t.tenantId, t.parentId),
    uniqueIndex('groups_default').on(t.tenantId).where(sql`${t.isDefault}`),
  ],
);

/** Every group with each group above it and itself (depth 0), so that a led subtree is one look-up. */
export const groupAncestors = keyedTable(
  'group_ancestors',
  ['ancestorId', 'groupId'],
  { ancestorId: key(groups), groupId: key(groups), depth: smallint().notNull() },
  (t) => [index('group_ancestors_group').on(t.tenantId, t.groupId, t.depth)],
);
