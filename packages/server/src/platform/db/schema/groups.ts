import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, instant, key, reference, refers, tenantKey } from './columns.ts';
import { tenants } from './platform.ts';

export const groups = pgTable(
  'groups',
  {
    tenantId: tenantKey().references(() => tenants.id),
    id: key(),
    parentId: reference(),
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
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('groups_parent').on(t.tenantId, t.parentId),
    uniqueIndex('groups_default').on(t.tenantId).where(sql`${t.isDefault}`),
    refers(t.tenantId, t.parentId, t),
  ],
);

/** Every group with each group above it and itself (depth 0), so that a led subtree is one look-up. */
export const groupAncestors = pgTable(
  'group_ancestors',
  { tenantId: tenantKey(), ancestorId: key(), groupId: key(), depth: smallint().notNull() },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.ancestorId, t.groupId] }),
    index('group_ancestors_group').on(t.tenantId, t.groupId, t.depth),
    refers(t.tenantId, t.ancestorId, groups),
    refers(t.tenantId, t.groupId, groups),
  ],
);
