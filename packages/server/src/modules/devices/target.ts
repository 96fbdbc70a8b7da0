import { timeOrderedId } from '@svcdesk/core';
import type { NotAsked } from '@svcdesk/core/contract';
import { assetFlag } from '@svcdesk/core/contract/assets';
import { normalizeIdentifier } from '@svcdesk/core/format';
import { insertRows, type Queryable, statement, type Transaction } from '../../platform/db/index.ts';
import { snmpCredentials } from '../../platform/db/schema/index.ts';
import { createNetworks, type DeviceTarget, type Networks } from '../../platform/devices/examine.ts';
import { parseSecret, type SnmpCredential, type SnmpSecret } from '../../platform/devices/snmp/credential.ts';
import type { SecretBox } from '../../platform/secrets/secret-box.ts';
import { type AssetRow, type ClassBook, type PropertyUse, valueText } from '../assets/index.ts';

type Row = Pick<typeof snmpCredentials.$inferSelect, 'cellId' | 'assetId' | 'port' | 'secret'>;

const near = statement<Row, [tenantId: string, assetIds: readonly string[], cellIds: readonly string[]]>(
  'devices.credentials',
  `SELECT cell_id AS "cellId", asset_id AS "assetId", port, secret FROM snmp_credentials
   WHERE tenant_id = $1 AND (asset_id = ANY($2::uuid[])
     OR (asset_id IS NULL AND (cell_id IS NULL OR cell_id = ANY($3::uuid[]))))`,
);

type Holder = Pick<AssetRow, 'id' | 'cellId'>;

/** Finds the nearest credential of each asset: its own, its site's, the tenant's. */
async function credentialsFor(
  on: Queryable,
  box: SecretBox,
  tenantId: string,
  assets: readonly Holder[],
): Promise<(asset: Holder) => SnmpCredential | undefined> {
  const assetIds = assets.map(({ id }) => id);
  const rows = await near.all(on, tenantId, assetIds, [...new Set(assets.map(({ cellId }) => cellId))]);
  return ({ id, cellId }) => {
    const row =
      rows.find(({ assetId }) => assetId === id) ??
      rows.find((each) => each.assetId === null && each.cellId === cellId) ??
      rows.find((each) => each.assetId === null && each.cellId === null);
    const opened = row && box.open(tenantId, row.secret);
    const secret = opened === undefined ? undefined : parseSecret(opened);
    return row && secret && { port: row.port, secret };
  };
}

const forget = statement<object, [tenantId: string, cellId: string | null, assetId: string | null]>(
  'devices.forgetCredential',
  `DELETE FROM snmp_credentials
   WHERE tenant_id = $1 AND cell_id IS NOT DISTINCT FROM $2 AND asset_id IS NOT DISTINCT FROM $3`,
);

/**
 * Keeps how devices let themselves be read, in place of what was kept: of one asset, of a site, or of the tenant when
 * neither is named.
 */
export async function keepCredential(
  tx: Transaction,
  box: SecretBox,
  tenantId: string,
  credential: {
    readonly cellId?: string;
    readonly assetId?: string;
    readonly port?: number;
    readonly secret: SnmpSecret;
    readonly at: Date;
  },
): Promise<void> {
  const { cellId = null, assetId = null, port, secret, at } = credential;
  await forget.change(tx, tenantId, cellId, assetId);
  await insertRows(tx, snmpCredentials, {
    tenantId,
    id: timeOrderedId(at.getTime()),
    cellId,
    assetId,
    version: secret.version,
    port,
    secret: box.seal(tenantId, JSON.stringify(secret)),
    createdAt: at.toISOString(),
  });
}

/** Ports of management that devices usually have: SSH, telnet, web. */
const usualPorts = [22, 23, 80, 443] as const;

const listed = statement<{ cidr: string }, [tenantId: string]>(
  'devices.networks',
  'SELECT cidr FROM networks WHERE tenant_id = $1',
);

/** The value of an asset's property that is good for something. */
export function usedValue(asset: AssetRow, classes: ClassBook, use: PropertyUse): string {
  const property = classes.properties(asset.classId).find((each) => each.use === use);
  return property ? normalizeIdentifier(valueText(asset.properties[property.key])) : '';
}

/** An asset as a device that can be asked, or why it cannot. */
export interface Device {
  readonly asset: AssetRow;
  readonly address?: string;
  readonly target?: DeviceTarget;
  readonly notAsked?: NotAsked;
}

function deviceOf(
  asset: AssetRow,
  classes: ClassBook,
  networks: Networks,
  credential: SnmpCredential | undefined,
): Device {
  if (asset.flag !== assetFlag.onShelf) return { asset, notAsked: 'offShelf' };
  const address = usedValue(asset, classes, 'address');
  if (address === '') return { asset, notAsked: 'addressMissing' };
  if (!networks.contains(address)) return { asset, address, notAsked: 'addressUnlisted' };
  const port = Number(usedValue(asset, classes, 'port'));
  const tcpPorts = port > 0 && port <= 65_535 ? [port] : usualPorts;
  return { asset, address, target: { address, tcpPorts, credential } };
}

/** Where devices are and how they may be asked: nothing outside of the tenant's listed networks is. */
export async function devicesOf(
  on: Queryable,
  box: SecretBox,
  tenantId: string,
  assets: readonly AssetRow[],
  classes: ClassBook,
): Promise<Device[]> {
  if (assets.length === 0) return [];
  const networks = createNetworks((await listed.all(on, tenantId)).map(({ cidr }) => cidr));
  const credentialOf = await credentialsFor(on, box, tenantId, assets);
  return assets.map((asset) => deviceOf(asset, classes, networks, credentialOf(asset)));
}
