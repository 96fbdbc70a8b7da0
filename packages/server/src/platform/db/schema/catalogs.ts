import type { Intake } from '@svcdesk/core/rules';
import { boolean, index, integer, jsonb, smallint, text, unique } from 'drizzle-orm/pg-core';
import { groups } from './accounts.ts';
import { createdAt, version } from './columns.ts';
import { cells } from './customers.ts';
import { key, keyedTable, ofTenant, reference, tenantTable, treeNode } from './tenant-table.ts';

const offeredNode = () => ({
  ...treeNode(),
  enabled: boolean().notNull().default(true),
  /** What people call it, in any language; its names need not be repeated. */
  keywords: text().notNull().default(''),
});

/** What can be asked for. Leaves are chosen. */
export const catalogs = tenantTable(
  'catalogs',
  {
    ...offeredNode(),
    serviceMode: text().$type<'remote' | 'onSite'>().notNull().default('remote'),
    priority: smallint().notNull().default(3),
    /** What such an order is taken to need as long as nothing is learnt of it. */
    estimateMinutes: smallint(),
  },
  (t) => [index('catalogs_parent').on(t.tenantId, t.parentId)],
);

/** A catalogue with rows here is offered to these cells only, one without to all. */
export const catalogCells = keyedTable(
  'catalog_cells',
  ['catalogId', 'cellId'],
  { catalogId: key(catalogs), cellId: key(cells) },
  (t) => [index('catalog_cells_cell').on(t.tenantId, t.cellId)],
);

/** What orders of a catalogue took, all in all and at sites that have enough of them: worked out anew each night. */
export const workEstimates = tenantTable(
  'work_estimates',
  {
    catalogId: key(catalogs),
    /** Absent: everywhere. */
    cellId: reference(cells),
    /** The median. */
    minutes: integer().notNull(),
    /** Of so many orders. */
    orderCount: integer().notNull(),
  },
  (t) => [unique('work_estimates_of').on(t.tenantId, t.catalogId, t.cellId).nullsNotDistinct()],
);

export const orderTypes = tenantTable(
  'order_types',
  { ...offeredNode(), intake: text().$type<Intake>().notNull().default('order') },
  (t) => [index('order_types_parent').on(t.tenantId, t.parentId)],
);

export const templates = tenantTable(
  'templates',
  {
    name: text().notNull(),
    orderTypeId: key(orderTypes),
    /** For one cell only; without it the type's template everywhere else. */
    cellId: reference(cells),
    /** The version of its fields that new orders take. */
    version: version(),
    enabled: boolean().notNull().default(true),
    createdAt: createdAt(),
  },
  (t) => [index('templates_type').on(t.tenantId, t.orderTypeId, t.cellId)],
);

/** Fields of one version of a template; never changed once an order was written with them. */
export const templateFields = keyedTable('template_fields', ['templateId', 'templateVersion', 'fieldId'], {
  templateId: key(templates),
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
});

/** First match wins: cell and catalogue, catalogue, type, neither of them. */
export const routingRules = tenantTable(
  'routing_rules',
  {
    cellId: reference(cells),
    catalogId: reference(catalogs),
    orderTypeId: reference(orderTypes),
    groupId: key(groups),
  },
  (t) => [
    unique('routing_rules_match').on(t.tenantId, t.cellId, t.catalogId, t.orderTypeId).nullsNotDistinct(),
  ],
);

/** What a tenant changed or added in the dictionaries that core brings. Codes are never reused. */
export const dictionaryOverrides = keyedTable('dictionary_overrides', ['dictionary', 'code'], {
  tenantId: ofTenant(),
  dictionary: text().notNull(),
  code: text().notNull(),
  parentCode: text(),
  zh: text(),
  en: text(),
  enabled: boolean(),
  sort: integer(),
  flags: jsonb().$type<Record<string, unknown>>(),
});
