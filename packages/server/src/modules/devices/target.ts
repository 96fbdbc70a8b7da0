import type { NotAsked } from '@svcdesk/core/contract';
import { normalizeIdentifier } from '@svcdesk/core/format';
import { type Queryable, statement } from '../../platform/db/index.ts';
import { createNetworks, type DeviceTarget, type Networks } from '../../platform/devices/examine.ts';
import type { SnmpCredential } from '../../platform/devices/snmp/credential.ts';
import type { SecretBox } from '../../platform/secrets/secret-box.ts';
import { type AssetRow, type ClassBook, type PropertyUse, valueText } from '../assets/index.ts';
import { credentialsFor } from './credentials.ts';

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
  if (asset.flag !== 1) return { asset, notAsked: 'offShelf' };
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
