import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { assets } from './assets.ts';
import { createdAt, key, refers, tenantKey } from './columns.ts';
import { orders } from './orders.ts';

export const orderAssets = pgTable(
  'order_assets',
  { tenantId: tenantKey(), orderId: key(), assetId: key(), boundById: key(), createdAt: createdAt() },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.orderId, t.assetId] }),
    index('order_assets_asset').on(t.tenantId, t.assetId, t.createdAt),
    refers(t.tenantId, t.orderId, orders),
    refers(t.tenantId, t.assetId, assets),
    refers(t.tenantId, t.boundById, accounts),
  ],
);
