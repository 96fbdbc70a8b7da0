import { boolean, date, index, jsonb, smallint, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { assetClasses, assets } from './assets.ts';
import { catalogs, orderTypes } from './catalogs.ts';
import { versioned } from './columns.ts';
import { cells } from './customers.ts';
import { groups } from './groups.ts';
import { key, keyedTable, newest, ofTenant, reference, tenantTable } from './tenant-table.ts';

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
