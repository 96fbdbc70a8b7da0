import { rawIssues, timeOrderedId } from '@svcdesk/core';
import { assets as calls } from '@svcdesk/core/contract';
import * as z from 'zod/mini';
import { ngramsOfAsset } from '../../../modules/assets/asset-row.ts';
import { checkAssetFields } from '../../../modules/assets/change.ts';
import { readClasses } from '../../../modules/assets/classes.ts';
import { assetNgrams } from '../../../modules/assets/index.ts';
import { keepCredential } from '../../../modules/devices/target.ts';
import { statement } from '../../../platform/db/index.ts';
import * as tables from '../../../platform/db/schema/index.ts';
import { parseSecret } from '../../../platform/devices/snmp/credential.ts';
import { readNetwork } from '../../../platform/network.ts';
import { InvalidRequest } from '../../../platform/refusals.ts';
import { code, json, maybe, maybeRef, name, own, ref, text, whole, yesNo } from '../fields.ts';
import { type ImportContext, importKind, type ListShared, parentIn, refuseLoop } from '../import-kind.ts';
import { RowProblem } from '../problem.ts';
import { upsert, upsertBy } from '../upsert.ts';
import { tenantZone } from './calendars.ts';

const property = z.object({
  key: z.string().check(z.regex(/^\w{1,50}$/, 'is letters and digits')),
  zh: name(),
  en: name(),
  type: z.enum(['text', 'number', 'date', 'select']),
  options: z.optional(z.array(name())),
  required: z.optional(z.boolean()),
  /** What device checks take it for. */
  use: z.optional(z.enum(['address', 'port', 'mac'])),
  /** False: clients do not see it. */
  clients: z.optional(z.boolean()),
});

export const classes = importKind({
  name: 'classes',
  about: 'classes of assets, those above first, with the properties that their assets have',
  key: ['code'],
  fields: {
    code: own('class'),
    parent: maybeRef('class'),
    zh: name(),
    en: name(),
    sort: maybe(whole(0, 100_000), 0),
    deviceKind: maybe(z.enum(['controller', 'accessPoint', 'switch']), null),
    properties: maybe(json(z.array(property)), [] as z.output<typeof property>[]),
  },
  async write(context, { code: id, parent: parentId, ...row }) {
    await refuseLoop(id, parentId, parentIn(context, tables.assetClasses));
    return upsert(context, tables.assetClasses, { ...row, id, parentId });
  },
});

/** What the call takes. */
const asked = calls.update.request().shape;

/** Properties as a change of an asset takes them; what is empty is not there. */
async function checkedProperties(
  { once }: ImportContext,
  classId: string,
  values: Readonly<Record<string, unknown>>,
): Promise<Readonly<Record<string, string>>> {
  const texts: Record<string, string> = {};
  for (const [key, value] of Object.entries(values)) {
    if (value === null) continue;
    if (typeof value === 'object') throw new RowProblem(`properties.${key}`, 'is no text');
    texts[key] = String(value);
  }
  const classes = await once(readClasses);
  const zone = (await once(tenantZone.first))?.timeZone ?? 'UTC';
  const given = z.safeParse(asked.fields, texts);
  if (!given.success) throw new InvalidRequest(rawIssues(given.error.issues, ['properties']));
  const checked = checkAssetFields(classes.properties(classId), given.data, zone, 'properties');
  return Object.fromEntries(Object.entries(checked).filter(([, text]) => text !== ''));
}

/**
 * Plans of another site than the one where an asset stands now, whenever it moved there; one that has no other asset left
 * rests.
 */
const leavePlans = statement<
  { assetId: string; name: string; rests: boolean },
  [tenantId: string, assetIds: readonly string[], at: string]
>(
  'import.leavePlans',
  `WITH out AS (
     DELETE FROM pm_plan_assets pa USING pm_plans p, assets a
     WHERE pa.tenant_id = $1 AND pa.asset_id = ANY($2::uuid[]) AND p.tenant_id = $1 AND p.id = pa.plan_id
       AND a.tenant_id = $1 AND a.id = pa.asset_id AND p.cell_id <> a.cell_id
     RETURNING p.id, p.name, pa.asset_id
   ), resting AS (
     UPDATE pm_plans p SET enabled = false, version = p.version + 1, updated_at = $3
     WHERE p.tenant_id = $1 AND p.id IN (SELECT id FROM out) AND p.enabled
       AND NOT EXISTS (SELECT FROM pm_plan_assets o WHERE o.tenant_id = $1 AND o.plan_id = p.id
         AND NOT EXISTS (SELECT FROM out WHERE out.id = p.id AND out.asset_id = o.asset_id))
     RETURNING p.id
   ) SELECT asset_id AS "assetId", name, id IN (SELECT id FROM resting) AS rests FROM out ORDER BY name, id`,
);

interface Imported {
  readonly id: string;
  readonly code: string;
  readonly moved: boolean;
  readonly take: ImportContext['take'];
}

/** Also assets that stand where they stood: an import of before this rule left plans as they were. */
async function leaveOtherSites({ tx, tenantId, now }: ListShared, assets: readonly Imported[]) {
  const byId = new Map(assets.map((asset) => [asset.id, asset]));
  for (const { assetId, name, rests } of await leavePlans.all(
    tx,
    tenantId,
    [...byId.keys()],
    now.toISOString(),
  )) {
    const off = rests ? ', which has no other and is turned off' : '';
    const asset = byId.get(assetId);
    const where = `which ${asset?.moved ? 'moves to' : 'stands at'} another site`;
    asset?.take(`takes the asset ${asset.code}, ${where}, out of the plan ${name}${off}`);
  }
}

const renew = ({ tx, tenantId }: ListShared, ids: readonly string[]) => assetNgrams.renew(tx, tenantId, ids);

const assetNow = statement<
  { key: string; id: string; cellId: string },
  [tenantId: string, codes: readonly string[]]
>(
  'import.assetNow',
  'SELECT code AS key, id, cell_id AS "cellId" FROM assets WHERE tenant_id = $1 AND code = ANY($2::text[])',
);

const cellNamed = statement<{ key: string; name: string }, [tenantId: string, ids: readonly string[]]>(
  'import.cellNamed',
  'SELECT id AS key, name FROM cells WHERE tenant_id = $1 AND id = ANY($2::uuid[])',
);

export const assets = importKind({
  name: 'assets',
  about: 'what stands at the sites; the code is the one on its label',
  key: ['code'],
  together: () => true,
  fields: {
    code: code(),
    name: asked.name.def.innerType,
    class: ref('class'),
    cell: ref('cell'),
    properties: maybe(json(z.record(z.string(), z.unknown())), {}),
    aliases: maybe(json(z.record(asked.fields.def.innerType.def.keyType, name())), {}),
  },
  async write(context, { code, class: classId, cell: cellId, ...row }) {
    const properties = row.properties && (await checkedProperties(context, classId, row.properties));
    const before = await context.find(assetNow, code);
    const id = before?.id ?? timeOrderedId(context.now.getTime());
    const site = before ? undefined : await context.find(cellNamed, cellId);
    const searched = { code, name: row.name, properties: properties ?? {} };
    const grams = site && { grams: ngramsOfAsset(searched, site.name) };
    const asset = { ...row, ...grams, id, code, properties, classId, cellId };
    const effect = await upsert(context, tables.assets, asset);
    if (effect === 'changed') context.afterwards(renew, id);
    const moved = before !== undefined && before.cellId !== cellId;
    if (before) context.afterwards(leaveOtherSites, { id, code, moved, take: context.take });
    return effect;
  },
});

/** In its one spelling, so that it is there once. */
const network = () =>
  z.pipe(
    code(),
    z.pipe(
      z.transform((text: string, context) => {
        const read = readNetwork(text);
        if ('network' in read) return read.network;
        context.issues.push({ code: 'custom', input: text, message: read.problem });
        return z.NEVER;
      }),
      z.string(),
    ),
  );

export const networks = importKind({
  name: 'networks',
  about: 'address ranges whose devices may be checked, such as 10.20.0.0/16; no other is ever contacted',
  key: ['cidr'],
  fields: { cidr: network(), name: maybe(name(), '') },
  async write(context, row) {
    const id = await context.references.own('network', row.cidr);
    return upsert(context, tables.networks, { ...row, id });
  },
});

export const wireless = importKind({
  name: 'wireless',
  about: 'wireless networks that a site shall have',
  key: ['cell', 'ssid'],
  together: () => true,
  fields: {
    cell: ref('cell'),
    ssid: text(),
    enabled: maybe(yesNo(), true),
    security: maybe(z.enum(['open', 'wep', 'protected']), null),
    channels: maybe(json(z.array(whole(1, 233))), [] as number[]),
  },
  write: async (context, { cell: cellId, ssid, ...row }) =>
    (await upsertBy(context, tables.wirelessExpectations, { cellId, ssid }, row)).effect,
});

export const snmp = importKind({
  name: 'snmp',
  about: 'how devices let themselves be read: of an asset, of a site, or of all; kept sealed',
  key: ['cell', 'asset'],
  fields: {
    cell: maybeRef('cell'),
    asset: maybeRef('asset'),
    port: maybe(whole(1, 65_535)),
    /** {"version":"v2c","community":…} or {"version":"v3","user":…,"auth":…,"privacy":…}. */
    secret: json(z.record(z.string(), z.unknown())),
  },
  async write({ tx, tenantId, secrets, now }, { cell, asset, port, ...row }) {
    const secret = parseSecret(JSON.stringify(row.secret));
    if (!secret) throw new RowProblem('secret', 'is neither a v2c community nor a v3 user');
    const of = { cellId: cell ?? undefined, assetId: asset ?? undefined };
    await keepCredential(tx, secrets, tenantId, { ...of, port, secret, at: now });
    return 'changed';
  },
});
