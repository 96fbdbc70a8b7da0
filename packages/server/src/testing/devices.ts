import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll } from 'vitest';
import type { PropertyDefinition } from '../modules/assets/classes.ts';
import { keepCredential } from '../modules/devices/target.ts';
import { insertRows } from '../platform/db/index.ts';
import * as tables from '../platform/db/schema/index.ts';
import type { SnmpSecret } from '../platform/devices/snmp/credential.ts';
import type { SecretBox } from '../platform/secrets/secret-box.ts';
import { buildAsset, buildAssetClass } from './assets.ts';
import { newId } from './builders.ts';
import { type AgentOptions, startAgent } from './snmp-agent.ts';
import type { TestTenant } from './tenant.ts';

/** What test agents are read with unless a test says otherwise. */
export const testCommunity = {
  version: 'v2c',
  community: 'read-only-word',
} as const satisfies SnmpSecret;

/** An address of loopback that nothing can answer at. */
export const unreachableAddress = '127.255.255.255';

export const addressProperties: PropertyDefinition[] = [
  { key: 'ip', zh: '管理地址', en: 'Address', type: 'text', use: 'address' },
  { key: 'port', zh: '端口', en: 'Port', type: 'number', use: 'port' },
  { key: 'mac', zh: 'MAC', en: 'MAC', type: 'text', use: 'mac' },
];

/** Starts an agent for the tests of a file; gives its port. */
export async function agentPort(options: AgentOptions = {}): Promise<number> {
  const { port, close } = await startAgent({ community: testCommunity.community, ...options });
  closers.push(close);
  return port;
}

const closers: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closers) await close();
});

/** Calls something after the tests of the file. */
export function closeLater(close: () => unknown): void {
  closers.push(close);
}

/** A port that TCP connections are refused at, so that only SNMP speaks. */
export async function closedPort(): Promise<number> {
  const listener = createServer().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  listener.close();
  await once(listener, 'close');
  return port;
}

/** Lists loopback as a network in which the tenant's devices may be checked. */
export async function listLoopback({ db, tenantId }: TestTenant): Promise<void> {
  await insertRows(db, tables.networks, { tenantId, id: newId(), cidr: '127.0.0.0/8', name: 'Loopback' });
}

/** A device of the register on loopback, with the credential that it is read with. */
export async function buildDevice(
  tenant: TestTenant,
  box: SecretBox,
  making: {
    ip?: string;
    port?: number;
    cellId?: string;
    kind?: 'controller' | 'switch';
    name?: string;
    snmpPort?: number;
    secret?: SnmpSecret;
  } = {},
): Promise<string> {
  const { db, tenantId } = tenant;
  const { ip = '127.0.0.1', port, kind, snmpPort, secret = testCommunity, ...rest } = making;
  const classId = await buildAssetClass(tenant, {
    properties: addressProperties,
    ...(kind && { deviceKind: kind }),
  });
  const properties = { ip, ...(port !== undefined && { port }) };
  const { ciId } = await buildAsset(tenant, { ...rest, classId, properties });
  if (snmpPort) {
    const credential = { assetId: ciId, port: snmpPort, secret, at: new Date() };
    await db.transaction((tx) => keepCredential(tx, box, tenantId, credential));
  }
  return ciId;
}
