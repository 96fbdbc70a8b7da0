import { sql } from 'drizzle-orm';
import { boolean, integer, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { assets } from './assets.ts';
import { createdAt, instant } from './columns.ts';
import { cells } from './customers.ts';
import { key, keyedTable, ofTenant, reference, tenantTable } from './tenant-table.ts';

/** Networks whose devices may be checked: no address outside of them is ever contacted. */
export const networks = tenantTable(
  'networks',
  {
    tenantId: ofTenant(),
    /** Such as 10.20.0.0/16 or 2001:db8:1::/48. */
    cidr: text().notNull(),
    name: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('networks_cidr').on(t.tenantId, t.cidr)],
);

/** Wireless networks that a site shall have, and how. */
export const wirelessExpectations = tenantTable(
  'wireless_expectations',
  {
    cellId: key(cells),
    ssid: text().notNull(),
    enabled: boolean().notNull().default(true),
    /** Open, WEP, or protected (WPA2 and newer); null: any. */
    security: text().$type<'open' | 'wep' | 'protected'>(),
    /** Channels that it may use; empty: any. */
    channels: integer().array().notNull().default([]),
  },
  (t) => [uniqueIndex('wireless_expectations_ssid').on(t.tenantId, t.cellId, t.ssid)],
);

/** How devices let themselves be read: of one asset, of a site, or of the whole tenant; the nearest holds. */
export const snmpCredentials = tenantTable(
  'snmp_credentials',
  {
    tenantId: ofTenant(),
    cellId: reference(cells),
    assetId: reference(assets),
    version: text().$type<'v2c' | 'v3'>().notNull(),
    port: integer().notNull().default(161),
    /** Community, or user with keys, sealed with the server's key. */
    secret: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('snmp_credentials_asset').on(t.tenantId, t.assetId).where(sql`${t.assetId} is not null`),
    uniqueIndex('snmp_credentials_cell')
      .on(t.tenantId, t.cellId)
      .where(sql`${t.cellId} is not null and ${t.assetId} is null`),
    uniqueIndex('snmp_credentials_tenant')
      .on(t.tenantId)
      .where(sql`${t.cellId} is null and ${t.assetId} is null`),
  ],
);

/** When a device last answered a check. */
export const deviceSightings = keyedTable('device_sightings', ['assetId'], {
  assetId: key(assets),
  seenAt: instant().notNull(),
  latencyMs: integer(),
});
