import { boolean, date, index, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { assetClasses, assets } from './assets.ts';
import { catalogs, orderTypes } from './catalogs.ts';
import { createdAt, key, newest, reference, refers, tenantKey, updatedAt, version } from './columns.ts';
import { cells } from './customers.ts';
import { groups } from './groups.ts';
import { tenants } from './platform.ts';

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
export const checkLists = pgTable(
  'check_lists',
  {
    tenantId: tenantKey().references(() => tenants.id),
    id: key(),
    name: text().notNull(),
    items: jsonb().$type<readonly CheckListItem[]>().notNull(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] })],
);

/** Preventive maintenance of a site that comes round. */
export const pmPlans = pgTable(
  'pm_plans',
  {
    tenantId: tenantKey(),
    id: key(),
    name: text().notNull(),
    cellId: key(),
    /** Everything of this class at the site; else the assets named, else the site itself. */
    classId: reference(),
    checkListId: key(),
    groupId: key(),
    engineerId: reference(),
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
    faultTypeId: reference(),
    faultCatalogId: reference(),
    enabled: boolean().notNull().default(true),
    version: version(),
    createdById: reference(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('pm_plans_all').on(t.tenantId, ...newest(t.createdAt, t.id)),
    index('pm_plans_cell').on(t.tenantId, t.cellId, ...newest(t.createdAt, t.id)),
    index('pm_plans_group').on(t.tenantId, t.groupId, ...newest(t.createdAt, t.id)),
    refers(t.tenantId, t.cellId, cells),
    refers(t.tenantId, t.classId, assetClasses),
    refers(t.tenantId, t.checkListId, checkLists),
    refers(t.tenantId, t.groupId, groups),
    refers(t.tenantId, t.engineerId, accounts),
    refers(t.tenantId, t.createdById, accounts),
    refers(t.tenantId, t.faultTypeId, orderTypes),
    refers(t.tenantId, t.faultCatalogId, catalogs),
  ],
);

export const pmPlanAssets = pgTable(
  'pm_plan_assets',
  { tenantId: tenantKey(), planId: key(), assetId: key() },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.planId, t.assetId] }),
    index('pm_plan_assets_asset').on(t.tenantId, t.assetId),
    refers(t.tenantId, t.planId, pmPlans),
    refers(t.tenantId, t.assetId, assets),
  ],
);
