import { index, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts, reporters } from './accounts.ts';
import { assets } from './assets.ts';
import { catalogs, orderTypes } from './catalogs.ts';
import { instant, recorded } from './columns.ts';
import { cells, customers } from './customers.ts';
import { orders } from './orders.ts';
import { key, keyedTable, lookup, newest, reference, tenantTable } from './tenant-table.ts';
import { fieldValue } from './work-row.ts';

/** What customers ask for, until staff make an order of it or refuse. */
export const requirements = tenantTable(
  'requirements',
  {
    requirementNo: text().notNull(),
    title: text().notNull(),
    content: text().notNull().default(''),
    /** Attachment string. */
    adjunct: text().notNull().default(''),
    /** 1 submitted, 3 converted, 4 rejected, 5 cancelled; 2 is 1 with a live lock. */
    status: smallint().notNull().default(1),
    cellId: key(cells),
    cellName: text().notNull(),
    customerId: key(customers),
    customerName: text().notNull(),
    reporterId: reference(reporters),
    reportName: text().notNull(),
    reportPhone: text().notNull(),
    reportAccountId: reference(accounts),
    /** What it is about, when the customer could tell. */
    typeId: reference(orderTypes),
    catalogId: reference(catalogs),
    creatorId: key(accounts),
    /** Digest of what was sent: a repeat of it is told from another. */
    draftHash: text().notNull(),
    /** The person who handles it, until when; an expired lock counts as none. */
    lockedById: reference(accounts),
    lockedUntil: instant(),
    remindedAt: instant(),
    remindCount: smallint().notNull().default(0),
    orderId: reference(orders),
    /** Why it was refused or cancelled. */
    reasonCode: text(),
    remark: text(),
    /** The refused one that it was copied from. */
    copyOfId: reference('itself'),
    ...recorded(),
  },
  (t) => [
    uniqueIndex('requirements_number').on(t.tenantId, t.requirementNo),
    index('requirements_status').on(t.tenantId, t.status, ...newest(t)),
    index('requirements_cell').on(t.tenantId, t.cellId, t.status, ...newest(t)),
    index('requirements_customer').on(t.tenantId, t.customerId, t.status, ...newest(t)),
    index('requirements_creator').on(t.tenantId, t.creatorId, t.status, ...newest(t)),
    lookup('requirements_grams', t.tenantId, t.grams),
  ],
);

/** Values of the template's fields. */
export const requirementFields = keyedTable('requirement_fields', ['requirementId', 'fieldId'], {
  requirementId: key(requirements),
  ...fieldValue(),
});

/** Assets that a requirement is about. */
export const requirementAssets = keyedTable('requirement_assets', ['requirementId', 'assetId'], {
  requirementId: key(requirements),
  assetId: key(assets),
});
