import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, jsonb, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts, groups } from './accounts.ts';
import { instant, recorded } from './columns.ts';
import { orders } from './orders.ts';
import { partnerLinks } from './platform.ts';
import { key, lookup, newest, reference, tenantTable } from './tenant-table.ts';

/** An asset as it was shared. */
export interface SharedAsset {
  readonly ciId: string;
  readonly name: string;
  readonly code: string;
}

/**
 * An order handed to a partner is two halves under one id, each of its own tenant. References between them go
 * through the link of the two tenants alone: without one no order can be handed on, and neither half can point at a
 * row of the other tenant.
 *
 * The owner's half: the order, its coordinator and what is shared of it.
 */
export const entrustOwnerHalves = tenantTable(
  'entrust_owner_halves',
  {
    entrustNo: text().notNull(),
    partnerTenantId: text().notNull(),
    /** As the partner's half has it, for lists and for the one open half of an order. */
    status: smallint().notNull().default(1),
    orderId: key(orders),
    coordinatorId: key(accounts),
    groupId: key(groups),
    title: text().notNull(),
    content: text().notNull(),
    priority: smallint().notNull(),
    typeName: text().notNull(),
    typeNameEn: text().notNull().default(''),
    cellName: text().notNull(),
    cellAddress: text(),
    reportName: text().notNull(),
    reportPhone: text().notNull(),
    assets: jsonb().$type<readonly SharedAsset[]>().notNull().default([]),
    /** Attachment strings: files as either side's tenant keeps them. */
    attachments: text().notNull().default(''),
    partnerAttachments: text().notNull().default(''),
    /** What the partner is asked for, beside the order. */
    remark: text(),
    dueAt: instant(),
    /** Set by hand, so it does not follow the order's own deadline. */
    dueFixed: boolean().notNull().default(false),
    /** Since when the owner's order is hung up. */
    pausedAt: instant(),
    ...recorded(),
  },
  (t) => [
    uniqueIndex('entrust_owner_halves_number').on(t.tenantId, t.entrustNo),
    uniqueIndex('entrust_owner_halves_open').on(t.tenantId, t.orderId).where(sql`${t.status} <= 3`),
    index('entrust_owner_halves_order').on(t.tenantId, t.orderId, ...newest(t)),
    index('entrust_owner_halves_status').on(t.tenantId, t.status, ...newest(t)),
    index('entrust_owner_halves_group').on(t.tenantId, t.groupId, t.status, ...newest(t)),
    index('entrust_owner_halves_coordinator').on(t.tenantId, t.coordinatorId, t.status, ...newest(t)),
    lookup('entrust_owner_halves_grams', t.tenantId, t.grams),
    foreignKey({
      name: 'entrust_owner_halves_link_fk',
      columns: [t.tenantId, t.partnerTenantId],
      foreignColumns: [partnerLinks.ownerId, partnerLinks.partnerId],
    }),
  ],
);

/** The partner's half: who works on it and what came of it. Its row is the one that is locked first. */
export const entrustPartnerHalves = tenantTable(
  'entrust_partner_halves',
  {
    entrustNo: text().notNull(),
    ownerTenantId: text().notNull(),
    /** 1 to distribute, 2 distributed, 3 processing, 4 finished, 5 taken back, 6 rejected. */
    status: smallint().notNull().default(1),
    /** Of the engineer, once there is one. */
    groupId: reference(groups),
    engineerId: reference(accounts),
    acceptedAt: instant(),
    finishedAt: instant(),
    result: text(),
    /** Attachment strings of the result: files as either side's tenant keeps them. */
    attachments: text().notNull().default(''),
    ownerAttachments: text().notNull().default(''),
    ...recorded(),
  },
  (t) => [
    uniqueIndex('entrust_partner_halves_number').on(t.tenantId, t.entrustNo),
    index('entrust_partner_halves_status').on(t.tenantId, t.status, ...newest(t)),
    index('entrust_partner_halves_group').on(t.tenantId, t.groupId, t.status, ...newest(t)),
    index('entrust_partner_halves_engineer').on(t.tenantId, t.engineerId, t.status, ...newest(t)),
    lookup('entrust_partner_halves_grams', t.tenantId, t.grams),
    foreignKey({
      name: 'entrust_partner_halves_link_fk',
      columns: [t.ownerTenantId, t.tenantId],
      foreignColumns: [partnerLinks.ownerId, partnerLinks.partnerId],
    }),
  ],
);
