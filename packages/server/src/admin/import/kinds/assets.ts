import { timeOrderedId } from '@svcdesk/core';
import * as z from 'zod/mini';
import { ngramsOfAsset } from '../../../modules/assets/searched.ts';
import { keepCredential } from '../../../modules/devices/credentials.ts';
import { statement } from '../../../platform/db/index.ts';
import * as tables from '../../../platform/db/schema/index.ts';
import { parseSecret } from '../../../platform/devices/snmp/credential.ts';
import { code, json, maybe, text, whole, yesNo } from '../fields.ts';
import { importKind } from '../import-kind.ts';
import { RowProblem } from '../problem.ts';
import { upsert } from '../upsert.ts';

const properties = () => json(z.record(z.string(), z.unknown()));

const property = z.object({
  key: z.string().check(z.regex(/^\w{1,50}$/, 'is letters and digits')),
  zh: text(),
  en: text(),
  type: z.enum(['text', 'number', 'date', 'select']),
  options: z.optional(z.array(text())),
  required: z.optional(z.boolean()),
  /** What device checks take it for. */
  use: z.optional(z.enum(['address', 'port', 'mac'])),
  /** False: clients do not see it. */
  clients: z.optional(z.boolean()),
});

export const classes = importKind({
  name: 'classes',
  about: 'classes of assets, those above first, with the properties that their assets have',
  schema: z.object({
    code: code(),
    parent: maybe(code()),
    zh: text(),
    en: text(),
    sort: maybe(whole(0, 100_000)),
    deviceKind: maybe(z.enum(['controller', 'accessPoint', 'switch'])),
    properties: maybe(json(z.array(property))),
  }),
  async write({ tx, tenantId, references }, row) {
    return upsert(tx, tables.assetClasses, ['tenantId', 'id'], {
      tenantId,
      parentId: await references.maybe('class', row.parent, 'parent'),
      id: await references.own('class', row.code),
      zh: row.zh,
      en: row.en,
      sort: row.sort ?? 0,
      deviceKind: row.deviceKind ?? null,
      properties: row.properties ?? [],
    });
  },
});

const assetOf = statement<{ id: string }, [tenantId: string, code: string]>(
  'import.asset',
  'SELECT id FROM assets WHERE tenant_id = $1 AND code = $2',
);

const cellNamed = statement<{ name: string }, [tenantId: string, cellId: string]>(
  'import.cellNamed',
  'SELECT name FROM cells WHERE tenant_id = $1 AND id = $2',
);

export const assets = importKind({
  name: 'assets',
  about: 'what stands at the sites; the code is the one on its label',
  schema: z.object({
    code: code(),
    name: text(),
    class: code(),
    cell: code(),
    properties: maybe(properties()),
    aliases: maybe(json(z.record(z.string(), z.string()))),
  }),
  async write({ tx, tenantId, references, now }, row) {
    const present = await assetOf.first(tx, tenantId, row.code);
    const cellId = await references.of('cell', row.cell, 'cell');
    const properties = row.properties ?? {};
    const site = await cellNamed.first(tx, tenantId, cellId);
    return upsert(tx, tables.assets, ['tenantId', 'id'], {
      tenantId,
      id: present?.id ?? timeOrderedId(now.getTime()),
      code: row.code,
      name: row.name,
      classId: await references.of('class', row.class, 'class'),
      cellId,
      properties,
      aliases: row.aliases ?? {},
      grams: ngramsOfAsset({ name: row.name, code: row.code, properties }, site?.name ?? ''),
    });
  },
});

export const networks = importKind({
  name: 'networks',
  about: 'address ranges whose devices may be checked, such as 10.20.0.0/16; no other is ever contacted',
  schema: z.object({ cidr: z.union([z.cidrv4(), z.cidrv6()]), name: maybe(text()) }),
  async write({ tx, tenantId, references }, { cidr, name = '' }) {
    const id = await references.own('network', cidr);
    return upsert(tx, tables.networks, ['tenantId', 'id'], { tenantId, id, cidr, name });
  },
});

const expectationOf = statement<{ id: string }, [tenantId: string, cellId: string, ssid: string]>(
  'import.wirelessExpectation',
  'SELECT id FROM wireless_expectations WHERE tenant_id = $1 AND cell_id = $2 AND ssid = $3',
);

export const wireless = importKind({
  name: 'wireless',
  about: 'wireless networks that a site shall have',
  schema: z.object({
    cell: code(),
    ssid: text(),
    enabled: maybe(yesNo()),
    security: maybe(z.enum(['open', 'wep', 'protected'])),
    channels: maybe(json(z.array(whole(1, 233)))),
  }),
  async write({ tx, tenantId, references, now }, { cell, ssid, enabled = true, security, channels = [] }) {
    const cellId = await references.of('cell', cell, 'cell');
    const present = await expectationOf.first(tx, tenantId, cellId, ssid);
    return upsert(tx, tables.wirelessExpectations, ['tenantId', 'id'], {
      tenantId,
      id: present?.id ?? timeOrderedId(now.getTime()),
      cellId,
      ssid,
      enabled,
      security: security ?? null,
      channels,
    });
  },
});

export const snmp = importKind({
  name: 'snmp',
  about: 'how devices let themselves be read: of an asset, of a site, or of all; kept sealed',
  schema: z.object({
    cell: maybe(code()),
    asset: maybe(code()),
    port: maybe(whole(1, 65_535)),
    /** {"version":"v2c","community":…} or {"version":"v3","user":…,"auth":…,"privacy":…}. */
    secret: json(z.record(z.string(), z.unknown())),
  }),
  async write({ tx, tenantId, references, secrets, now }, row) {
    const secret = parseSecret(JSON.stringify(row.secret));
    if (!secret) throw new RowProblem('secret', 'is neither a v2c community nor a v3 user');
    const cellId = await references.maybe('cell', row.cell, 'cell');
    const assetId = await references.maybe('asset', row.asset, 'asset');
    await keepCredential(tx, secrets, tenantId, {
      ...(cellId && { cellId }),
      ...(assetId && { assetId }),
      ...(row.port && { port: row.port }),
      secret,
      at: now,
    });
    return 'changed';
  },
});
