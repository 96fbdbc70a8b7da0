import type { Intake } from '@svcdesk/core/rules';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { createdAt, key, reference, refers, tenantKey } from './columns.ts';
import { cells } from './customers.ts';
import { groups } from './groups.ts';
import { treeNode } from './tree-node.ts';

const offeredNode = () => ({
  ...treeNode(),
  enabled: boolean().notNull().default(true),
  /** What people call it, in any language; its names need not be repeated. */
  keywords: text().notNull().default(''),
});

/** What can be asked for. Leaves are chosen. */
export const catalogs = pgTable(
  'catalogs',
  {
    ...offeredNode(),
    serviceMode: text().$type<'remote' | 'onSite'>().notNull().default('remote'),
    priority: smallint().notNull().default(3),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('catalogs_parent').on(t.tenantId, t.parentId),
    refers(t.tenantId, t.parentId, t),
  ],
);

/** A catalogue with rows here is offered to these cells only, one without to all. */
export const catalogCells = pgTable(
  'catalog_cells',
  { tenantId: tenantKey(), catalogId: key(), cellId: key() },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.catalogId, t.cellId] }),
    index('catalog_cells_cell').on(t.tenantId, t.cellId),
    refers(t.tenantId, t.catalogId, catalogs),
    refers(t.tenantId, t.cellId, cells),
  ],
);

export const orderTypes = pgTable(
  'order_types',
  { ...offeredNode(), intake: text().$type<Intake>().notNull().default('order') },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('order_types_parent').on(t.tenantId, t.parentId),
    refers(t.tenantId, t.parentId, t),
  ],
);

export const templates = pgTable(
  'templates',
  {
    tenantId: tenantKey(),
    id: key(),
    name: text().notNull(),
    orderTypeId: key(),
    /** For one cell only; without it the type's template everywhere else. */
    cellId: reference(),
    /** The version of its fields that new orders take. */
    version: integer().notNull().default(1),
    enabled: boolean().notNull().default(true),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('templates_type').on(t.tenantId, t.orderTypeId, t.cellId),
    refers(t.tenantId, t.orderTypeId, orderTypes),
    refers(t.tenantId, t.cellId, cells),
  ],
);

/** Fields of one version of a template; never changed once an order was written with them. */
export const templateFields = pgTable(
  'template_fields',
  {
    tenantId: tenantKey(),
    templateId: key(),
    templateVersion: integer().notNull(),
    fieldId: key(),
    name: text().notNull(),
    fieldTypeName: text().notNull(),
    required: boolean().notNull().default(false),
    /** Never shown to clients. */
    internal: boolean().notNull().default(false),
    sort: integer().notNull().default(0),
    /** options, optionTree, min, max, scale, unit, maxLength, placeholder, default, visibleWhen, columns. */
    settings: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  },
  (t) => [
    primaryKey({
      name: 'template_fields_pk',
      columns: [t.tenantId, t.templateId, t.templateVersion, t.fieldId],
    }),
    refers(t.tenantId, t.templateId, templates),
  ],
);

/** First match wins: cell and catalogue, catalogue, type, neither of them. */
export const routingRules = pgTable(
  'routing_rules',
  {
    tenantId: tenantKey(),
    id: key(),
    cellId: reference(),
    catalogId: reference(),
    orderTypeId: reference(),
    groupId: key(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique('routing_rules_match').on(t.tenantId, t.cellId, t.catalogId, t.orderTypeId).nullsNotDistinct(),
    refers(t.tenantId, t.cellId, cells),
    refers(t.tenantId, t.catalogId, catalogs),
    refers(t.tenantId, t.orderTypeId, orderTypes),
    refers(t.tenantId, t.groupId, groups),
  ],
);
