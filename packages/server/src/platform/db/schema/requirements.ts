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
import { accounts } from './accounts.ts';
import { assets } from './assets.ts';
import { catalogs, orderTypes } from './catalogs.ts';
import { instant, key, newest, recorded, reference, refers, tenantKey } from './columns.ts';
import { reporters } from './customer-people.ts';
import { cells, customers } from './customers.ts';
import { orders } from './orders.ts';

/** What customers ask for, until staff make an order of it or refuse. */
export const requirements = pgTable(
  'requirements',
  {
    tenantId: tenantKey(),
    id: key(),
    requirementNo: text().notNull(),
    title: text().notNull(),
    content: text().notNull().default(''),
    /** Attachment string. */
    adjunct: text().notNull().default(''),
    /** 1 submitted, 3 converted, 4 rejected, 5 cancelled; 2 is 1 with a live lock. */
    status: smallint().notNull().default(1),
    cellId: key(),
    cellName: text().notNull(),
    customerId: key(),
    customerName: text().notNull(),
    reporterId: reference(),
    reportName: text().notNull(),
    reportPhone: text().notNull(),
    reportAccountId: reference(),
    /** What it is about, when the customer could tell. */
    typeId: reference(),
    catalogId: reference(),
    creatorId: key(),
    /** Digest of what was sent: a second arrival of the same is told from another. */
    draftHash: text().notNull(),
    /** Who is at it, until when; a lock that has run out is none. */
    lockedById: reference(),
    lockedUntil: instant(),
    remindedAt: instant(),
    remindCount: smallint().notNull().default(0),
    orderId: reference(),
    /** Why it was refused or cancelled. */
    reasonCode: text(),
    remark: text(),
    /** The refused one that it was copied from. */
    copyOfId: reference(),
    ...recorded(),
  },
  (t) => {
    const order = () => newest(t.createdAt, t.id);
    return [
      primaryKey({ columns: [t.tenantId, t.id] }),
      uniqueIndex('requirements_number').on(t.tenantId, t.requirementNo),
      index('requirements_status').on(t.tenantId, t.status, ...order()),
      index('requirements_cell').on(t.tenantId, t.cellId, t.status, ...order()),
      index('requirements_customer').on(t.tenantId, t.customerId, t.status, ...order()),
      index('requirements_creator').on(t.tenantId, t.creatorId, t.status, ...order()),
      index('requirements_grams').using('gin', t.tenantId, t.grams).with({ gin_pending_list_limit: 256 }),
      refers(t.tenantId, t.cellId, cells),
      refers(t.tenantId, t.customerId, customers),
      refers(t.tenantId, t.reporterId, reporters),
      refers(t.tenantId, t.reportAccountId, accounts),
      refers(t.tenantId, t.typeId, orderTypes),
      refers(t.tenantId, t.catalogId, catalogs),
      refers(t.tenantId, t.creatorId, accounts),
      refers(t.tenantId, t.lockedById, accounts),
      refers(t.tenantId, t.orderId, orders),
      refers(t.tenantId, t.copyOfId, t),
    ];
  },
);

/** Values of the template's fields, with the text shown for them worked out at writing. */
export const requirementFields = pgTable(
  'requirement_fields',
  {
    tenantId: tenantKey(),
    requirementId: key(),
    fieldId: key(),
    name: text().notNull(),
    fieldTypeName: text().notNull(),
    fieldValue: text().notNull(),
    display: text().notNull(),
    internal: boolean().notNull().default(false),
    sort: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.requirementId, t.fieldId] }),
    refers(t.tenantId, t.requirementId, requirements),
  ],
);

/** Assets that a requirement is about. */
export const requirementAssets = pgTable(
  'requirement_assets',
  { tenantId: tenantKey(), requirementId: key(), assetId: key() },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.requirementId, t.assetId] }),
    refers(t.tenantId, t.requirementId, requirements),
    refers(t.tenantId, t.assetId, assets),
  ],
);
