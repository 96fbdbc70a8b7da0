import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, grams, key, refers, tenantKey, updatedAt, version } from './columns.ts';
import { cells } from './customers.ts';
import { assetKeys, keysOf } from './list-keys.ts';
import { treeNode } from './tree-node.ts';

export const assetClasses = pgTable(
  'asset_classes',
  {
    ...treeNode(),
    /** What device checks read of its assets beside their state. */
    deviceKind: text().$type<'controller' | 'accessPoint' | 'switch'>(),
    /** Definitions of the properties that its assets have beside those of the classes above it. */
    properties: jsonb().$type<Record<string, unknown>[]>().notNull().default([]),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('asset_classes_parent').on(t.tenantId, t.parentId),
    refers(t.tenantId, t.parentId, t),
  ],
);

export const assets = pgTable(
  'assets',
  {
    tenantId: tenantKey(),
    /** ciId on the wire. */
    id: key(),
    /** Printed on its label and scanned. */
    code: text().notNull(),
    name: text().notNull(),
    classId: key(),
    cellId: key(),
    /** 1 on shelf, 0 taken off. */
    flag: smallint().notNull().default(1),
    offShelfReason: text(),
    properties: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** What people call its properties where it is not what the class calls them. */
    aliases: jsonb().$type<Record<string, string>>().notNull().default({}),
    grams: grams(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex('assets_code').on(t.tenantId, t.code),
    index('assets_by_name').on(t.tenantId, t.name, t.id),
    index('assets_cell').on(t.tenantId, t.cellId, t.name, t.id),
    index('assets_class').on(t.tenantId, t.classId, t.name, t.id),
    index('assets_found')
      .using('gin', t.tenantId, t.grams, sql.raw(`(${keysOf(assetKeys)})`))
      .with({ gin_pending_list_limit: 256 }),
    refers(t.tenantId, t.classId, assetClasses),
    refers(t.tenantId, t.cellId, cells),
  ],
);
