import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { accounts, groups } from './accounts.ts';
import { assetClasses, assets } from './assets.ts';
import { catalogs, orderTypes } from './catalogs.ts';
import { createdAt, instant, pmOrderKeys, versioned } from './columns.ts';
import { cells } from './customers.ts';
import { orders } from './orders.ts';
import { key, keyedTable, lookup, newest, ofTenant, reference, tenantTable } from './tenant-table.ts';
import { siteWork } from './work-row.ts';

/** An item of a check list, as plans have it. */
export interface CheckListItem {
  readonly id: string;
  readonly name: string;
  readonly kind: 'ok' | 'number' | 'text' | 'select' | 'photo';
  readonly required: boolean;
  readonly min?: number;
  readonly max?: number;
  readonly unit?: string;
  readonly options?: readonly string[];
  readonly photoRequired?: boolean;
}

/** What is looked at; several plans may share one. */
export const checkLists = tenantTable('check_lists', {
  tenantId: ofTenant(),
  name: text().notNull(),
  items: jsonb().$type<readonly CheckListItem[]>().notNull(),
  ...versioned(),
});

/** Preventive maintenance of a site that comes round. */
export const pmPlans = tenantTable(
  'pm_plans',
  {
    name: text().notNull(),
    cellId: key(cells),
    /** Everything of this class at the site; else the assets named, else the site itself. */
    classId: reference(assetClasses),
    checkListId: key(checkLists),
    groupId: key(groups),
    engineerId: reference(accounts),
    everyCount: smallint().notNull(),
    everyUnit: text().$type<'day' | 'week' | 'month' | 'quarter' | 'year'>().notNull(),
    anchorOn: date({ mode: 'string' }).notNull(),
    endOn: date({ mode: 'string' }),
    leadDays: smallint().notNull().default(7),
    minutes: smallint().notNull().default(60),
    mode: text().$type<'fixed' | 'afterDone'>().notNull().default('fixed'),
    onHoliday: text().$type<'keep' | 'next' | 'previous'>().notNull().default('keep'),
    onOpen: text().$type<'merge' | 'create'>().notNull().default('merge'),
    /** What an order about something abnormal is made with. */
    faultTypeId: reference(orderTypes),
    faultCatalogId: reference(catalogs),
    enabled: boolean().notNull().default(true),
    createdById: reference(accounts),
    ...versioned(),
  },
  (t) => [
    index('pm_plans_all').on(t.tenantId, ...newest(t)),
    index('pm_plans_cell').on(t.tenantId, t.cellId, ...newest(t)),
    index('pm_plans_group').on(t.tenantId, t.groupId, ...newest(t)),
  ],
);

export const pmPlanAssets = keyedTable(
  'pm_plan_assets',
  ['planId', 'assetId'],
  { planId: key(pmPlans), assetId: key(assets) },
  (t) => [index('pm_plan_assets_asset').on(t.tenantId, t.assetId)],
);

/** Preventive maintenance that is to be done once. Overdue is no status: it is open with its due day past. */
export const pmOrders = tenantTable(
  'pm_orders',
  {
    ...siteWork(),
    /** 1 pending, 2 scheduled, 3 in progress, 4 finished, 5 skipped. */
    status: smallint().notNull(),
    planId: key(pmPlans),
    /** The day that it belongs to in its plan. */
    occurrenceOn: date({ mode: 'string' }).notNull(),
    /** The same beside holidays. */
    dueOn: date({ mode: 'string' }).notNull(),
    minutes: smallint().notNull(),
    engineerId: reference(accounts),
    startedAt: instant(),
    finishedAt: instant(),
    skipReason: text(),
    itemCount: integer().notNull(),
    answeredCount: integer().notNull().default(0),
    abnormalCount: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex('pm_orders_number').on(t.tenantId, t.orderNo),
    uniqueIndex('pm_orders_occurrence').on(t.tenantId, t.planId, t.occurrenceOn),
    index('pm_orders_all').on(t.tenantId, t.dueOn, t.id),
    index('pm_orders_group').on(t.tenantId, t.groupId, t.dueOn, t.id),
    index('pm_orders_engineer').on(t.tenantId, t.engineerId, t.dueOn, t.id),
    index('pm_orders_cell').on(t.tenantId, t.cellId, t.dueOn, t.id),
    index('pm_orders_status').on(t.tenantId, t.status, t.dueOn, t.id),
    // By the time when they were made, for searches over every kind of order.
    index('pm_orders_newest').on(t.tenantId, ...newest(t)),
    index('pm_orders_group_newest').on(t.tenantId, t.groupId, ...newest(t)),
    index('pm_orders_engineer_newest').on(t.tenantId, t.engineerId, ...newest(t)),
    lookup('pm_orders_found', t.tenantId, t.grams, pmOrderKeys),
    index('pm_orders_open').on(t.tenantId, t.dueOn).where(sql`${t.status} <= 3`),
  ],
);

/** What came of each occurrence of a plan; made, added to the order that was still open, or left out. */
export const pmOccurrences = keyedTable(
  'pm_occurrences',
  ['planId', 'occurrenceOn'],
  {
    planId: key(pmPlans),
    occurrenceOn: date({ mode: 'string' }).notNull(),
    dueOn: date({ mode: 'string' }).notNull(),
    outcome: text().$type<'made' | 'merged' | 'skipped'>().notNull(),
    orderId: reference(pmOrders),
    createdAt: createdAt(),
  },
  (t) => [index('pm_occurrences_order').on(t.tenantId, t.orderId)],
);

/** The check list of one order, as it was when the order was made: each item for each asset, with its answer. */
export const pmOrderItems = keyedTable(
  'pm_order_items',
  ['orderId', 'id'],
  {
    orderId: key(pmOrders),
    id: key(),
    sort: integer().notNull(),
    /** Item of the check list that it was made of. */
    checkItemId: key(),
    assetId: reference(assets),
    name: text().notNull(),
    kind: text().$type<CheckListItem['kind']>().notNull(),
    required: boolean().notNull(),
    photoRequired: boolean().notNull().default(false),
    min: doublePrecision(),
    max: doublePrecision(),
    unit: text(),
    options: jsonb().$type<readonly string[]>(),
    result: text().$type<'normal' | 'abnormal' | 'na'>(),
    value: text(),
    /** Attachment string. */
    photos: text().notNull().default(''),
    remark: text(),
    answeredById: reference(accounts),
    answeredAt: instant(),
    /** The order that was made of something abnormal. */
    faultOrderId: reference(orders),
  },
  (t) => [index('pm_order_items_asset').on(t.tenantId, t.assetId)],
);
