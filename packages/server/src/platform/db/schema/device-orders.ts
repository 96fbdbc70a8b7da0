import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { assets } from './assets.ts';
import { instant, key, newest, recorded, reference, refers, tenantKey } from './columns.ts';
import { cells } from './customers.ts';
import { groups } from './groups.ts';
import { deviceOrderKeys, keysOf } from './list-keys.ts';

/** Work on devices: somebody does it, another checks it. */
export const deviceOrders = pgTable(
  'device_orders',
  {
    tenantId: tenantKey(),
    id: key(),
    orderNo: text().notNull(),
    title: text().notNull(),
    content: text().notNull().default(''),
    /** Attachment strings, of the order and of its result. */
    attachments: text().notNull().default(''),
    resultFiles: text().notNull().default(''),
    /** 1 to allocate, 2 allocated, 3 scheduled, 4 in progress, 5 to check, 6 closed, 7 void, 8 suspended. */
    status: smallint().notNull(),
    priority: smallint().notNull(),
    cellId: key(),
    cellName: text().notNull(),
    customerName: text().notNull(),
    groupId: key(),
    createdById: key(),
    managerId: reference(),
    engineerId: reference(),
    /** Never the engineer. */
    checkerId: reference(),
    planStart: instant(),
    planEnd: instant(),
    resumeAt: instant(),
    hangUpReason: text(),
    dueAt: instant(),
    /** +1 each time the work did not pass. */
    checkRound: smallint().notNull().default(1),
    /** Closed by a lead without a check. */
    unchecked: boolean().notNull().default(false),
    result: text(),
    startedAt: instant(),
    finishedAt: instant(),
    closedAt: instant(),
    ...recorded(),
  },
  (t) => {
    const order = () => newest(t.createdAt, t.id);
    return [
      primaryKey({ columns: [t.tenantId, t.id] }),
      uniqueIndex('device_orders_number').on(t.tenantId, t.orderNo),
      index('device_orders_all').on(t.tenantId, ...order()),
      index('device_orders_group').on(t.tenantId, t.groupId, ...order()),
      index('device_orders_manager').on(t.tenantId, t.managerId, ...order()),
      index('device_orders_engineer').on(t.tenantId, t.engineerId, ...order()),
      index('device_orders_checker').on(t.tenantId, t.checkerId, ...order()),
      index('device_orders_creator').on(t.tenantId, t.createdById, ...order()),
      index('device_orders_cell').on(t.tenantId, t.cellId, ...order()),
      index('device_orders_status').on(t.tenantId, t.status, ...order()),
      index('device_orders_found')
        .using('gin', t.tenantId, t.grams, sql.raw(`(${keysOf(deviceOrderKeys)})`))
        .with({ gin_pending_list_limit: 256 }),
      index('device_orders_due').on(t.tenantId, t.dueAt).where(sql`${t.status} not in (6, 7)`),
      refers(t.tenantId, t.cellId, cells),
      refers(t.tenantId, t.groupId, groups),
      refers(t.tenantId, t.createdById, accounts),
      refers(t.tenantId, t.managerId, accounts),
      refers(t.tenantId, t.engineerId, accounts),
      refers(t.tenantId, t.checkerId, accounts),
    ];
  },
);

/** What a device order is about. */
export const deviceOrderAssets = pgTable(
  'device_order_assets',
  { tenantId: tenantKey(), orderId: key(), assetId: key() },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.orderId, t.assetId] }),
    index('device_order_assets_asset').on(t.tenantId, t.assetId),
    refers(t.tenantId, t.orderId, deviceOrders),
    refers(t.tenantId, t.assetId, assets),
  ],
);
