import { index, jsonb, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { grams, versioned } from './columns.ts';
import { cells } from './customers.ts';
import { assetKeys } from './list-keys.ts';
import { key, lookup, tenantTable, treeNode } from './tenant-table.ts';

export const assetClasses = tenantTable(
  'asset_classes',
  {
    ...treeNode(),
    /** What device checks read of its assets beside their state. */
    deviceKind: text().$type<'controller' | 'accessPoint' | 'switch'>(),
    /** Definitions of the properties that its assets have beside those of the classes above it. */
    properties: jsonb().$type<Record<string, unknown>[]>().notNull().default([]),
  },
  (t) => [index('asset_classes_parent').on(t.tenantId, t.parentId)],
);

export const assets = tenantTable(
  'assets',
  {
    /** ciId on the wire. */
    /** Printed on its label and scanned. */
    code: text().notNull(),
    name: text().notNull(),
    classId: key(assetClasses),
    cellId: key(cells),
    /** 1 on shelf, 0 taken off. */
    flag: smallint().notNull().default(1),
    offShelfReason: text(),
    properties: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** What people call its properties where it is not what the class calls them. */
    aliases: jsonb().$type<Record<string, string>>().notNull().default({}),
    grams: grams(),
    ...versioned(),
  },
  (t) => [
    uniqueIndex('assets_code').on(t.tenantId, t.code),
    index('assets_by_name').on(t.tenantId, t.name, t.id),
    index('assets_cell').on(t.tenantId, t.cellId, t.name, t.id),
    index('assets_class').on(t.tenantId, t.classId, t.name, t.id),
    lookup('assets_found', t.tenantId, t.grams, assetKeys),
  ],
);
