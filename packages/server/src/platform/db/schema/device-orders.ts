import { sql } from 'drizzle-orm';
import { boolean, index, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { assets } from './assets.ts';
import { deviceOrderKeys, instant } from './columns.ts';
import { key, keyedTable, lookup, newest, reference, tenantTable } from './tenant-table.ts';
import { describedWork } from './work-row.ts';

/** Work on devices: an engineer does it, another person checks it. */
export const deviceOrders = tenantTable(
  'device_orders',
  {
    ...describedWork(),
    /** Attachment string. */
    resultFiles: text().notNull().default(''),
    /** 1 to allocate, 2 allocated, 3 scheduled, 4 in progress, 5 to check, 6 closed, 7 void, 8 suspended. */
    status: smallint().notNull(),
    createdById: key(accounts),
    managerId: reference(accounts),
    engineerId: reference(accounts),
    /** Never the engineer. */
    checkerId: reference(accounts),
    dueAt: instant(),
    /** +1 each time the work did not pass. */
    checkRound: smallint().notNull().default(1),
    /** Closed by a lead without a check. */
    unchecked: boolean().notNull().default(false),
    result: text(),
    startedAt: instant(),
    finishedAt: instant(),
    closedAt: instant(),
  },
  (t) => [
    uniqueIndex('device_orders_number').on(t.tenantId, t.orderNo),
    index('device_orders_all').on(t.tenantId, ...newest(t)),
    index('device_orders_group').on(t.tenantId, t.groupId, ...newest(t)),
    index('device_orders_manager').on(t.tenantId, t.managerId, ...newest(t)),
    index('device_orders_engineer').on(t.tenantId, t.engineerId, ...newest(t)),
    index('device_orders_checker').on(t.tenantId, t.checkerId, ...newest(t)),
    index('device_orders_creator').on(t.tenantId, t.createdById, ...newest(t)),
    index('device_orders_cell').on(t.tenantId, t.cellId, ...newest(t)),
    index('device_orders_status').on(t.tenantId, t.status, ...newest(t)),
    lookup('device_orders_found', t.tenantId, t.grams, deviceOrderKeys),
    index('device_orders_resume').on(t.tenantId, t.resumeAt).where(sql`${t.status} = 8`),
    index('device_orders_due').on(t.tenantId, t.dueAt).where(sql`${t.status} not in (6, 7)`),
  ],
);

/** What a device order is about. */
export const deviceOrderAssets = keyedTable(
  'device_order_assets',
  ['orderId', 'assetId'],
  { orderId: key(deviceOrders), assetId: key(assets) },
  (t) => [index('device_order_assets_asset').on(t.tenantId, t.assetId)],
);
