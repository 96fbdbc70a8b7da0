import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { assetKeys, createdAt, grams, instant, versioned } from './columns.ts';
import { cells } from './customers.ts';
import { key, keyedTable, lookup, ofTenant, reference, tenantTable, treeNode } from './tenant-table.ts';

export const assetClasses = tenantTable(
  'asset_classes',
  {
    ...treeNode(),
    /** What device checks read of its assets beside their state. */
    deviceKind: text().$type<'controller' | 'accessPoint' | 'switch'>(),
    /** Definitions of the properties that its assets have beside those of the classes above it. */
    properties: jsonb().$type<Record<string, unknown>[]>().notNull().default([]),
  },
  (t) => [index('asset_classes_parent').on(t.tenantId, t.parentId)],
);

export const assets = tenantTable(
  'assets',
  {
    /** ciId on the wire. */
    /** Printed on its label and scanned. */
    code: text().notNull(),
    name: text().notNull(),
    classId: key(assetClasses),
    cellId: key(cells),
    /** 1 on shelf, 0 taken off. */
    flag: smallint().notNull().default(1),
    offShelfReason: text(),
    properties: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    /** What people call its properties where it is not what the class calls them. */
    aliases: jsonb().$type<Record<string, string>>().notNull().default({}),
    grams: grams(),
    ...versioned(),
  },
  (t) => [
    uniqueIndex('assets_code').on(t.tenantId, t.code),
    index('assets_by_name').on(t.tenantId, t.name, t.id),
    index('assets_cell').on(t.tenantId, t.cellId, t.name, t.id),
    index('assets_class').on(t.tenantId, t.classId, t.name, t.id),
    lookup('assets_found', t.tenantId, t.grams, assetKeys),
  ],
);

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
