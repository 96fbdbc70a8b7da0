import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { assets } from './assets.ts';
import { createdAt, instant, key, reference, refers, tenantKey } from './columns.ts';
import { cells } from './customers.ts';
import { tenants } from './platform.ts';

/** Networks whose devices may be checked: no address outside of them is ever contacted. */
export const networks = pgTable(
  'networks',
  {
    tenantId: tenantKey().references(() => tenants.id),
    id: key(),
    /** Such as 10.20.0.0/16 or 2001:db8:1::/48. */
    cidr: text().notNull(),
    name: text().notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.id] }), uniqueIndex('networks_cidr').on(t.tenantId, t.cidr)],
);

/** Wireless networks that a site shall have, and how. */
export const wirelessExpectations = pgTable(
  'wireless_expectations',
  {
    tenantId: tenantKey(),
    id: key(),
    cellId: key(),
    ssid: text().notNull(),
    enabled: boolean().notNull().default(true),
    /** Open, WEP, or protected (WPA2 and newer); null: any. */
    security: text().$type<'open' | 'wep' | 'protected'>(),
    /** Channels that it may use; empty: any. */
    channels: integer().array().notNull().default([]),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex('wireless_expectations_ssid').on(t.tenantId, t.cellId, t.ssid),
    refers(t.tenantId, t.cellId, cells),
  ],
);

/** How devices let themselves be read: of one asset, of a site, or of the whole tenant; the nearest holds. */
export const snmpCredentials = pgTable(
  'snmp_credentials',
  {
    tenantId: tenantKey().references(() => tenants.id),
    id: key(),
    cellId: reference(),
    assetId: reference(),
    version: text().$type<'v2c' | 'v3'>().notNull(),
    port: integer().notNull().default(161),
    /** Community, or user with keys, sealed with the server's key. */
    secret: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    uniqueIndex('snmp_credentials_asset').on(t.tenantId, t.assetId).where(sql`${t.assetId} is not null`),
    uniqueIndex('snmp_credentials_cell')
      .on(t.tenantId, t.cellId)
      .where(sql`${t.cellId} is not null and ${t.assetId} is null`),
    uniqueIndex('snmp_credentials_tenant')
      .on(t.tenantId)
      .where(sql`${t.cellId} is null and ${t.assetId} is null`),
    refers(t.tenantId, t.cellId, cells),
    refers(t.tenantId, t.assetId, assets),
  ],
);

/** When a device last answered a check. */
export const deviceSightings = pgTable(
  'device_sightings',
  { tenantId: tenantKey(), assetId: key(), seenAt: instant().notNull(), latencyMs: integer() },
  (t) => [primaryKey({ columns: [t.tenantId, t.assetId] }), refers(t.tenantId, t.assetId, assets)],
);
