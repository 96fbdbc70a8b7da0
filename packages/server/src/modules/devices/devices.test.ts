import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { isSvcdeskError } from '@svcdesk/core';
import snmp from 'net-snmp';
import { describe, expect, it } from 'vitest';
import type { SnmpSecret } from '../../platform/devices/snmp/credential.ts';
import { buildAsset, buildAssetClass } from '../../testing/assets.ts';
import {
  addressProperties,
  agentPort,
  buildDevice,
  closedPort,
  closeLater,
  listLoopback,
  testCommunity,
  unreachableAddress,
} from '../../testing/devices.ts';
import { buildCustomer, buildTenant, draftOf, testDatabase, testServer } from '../../testing/index.ts';
import { keepCredential } from './target.ts';

const db = await testDatabase();
const server = await testServer(db);
const tenant = await buildTenant(db);
const { tenantId } = tenant;
const [cellId = '', secondSite = ''] = tenant.cellIds;
await listLoopback(tenant);
const monitor = await server.as(tenant.monitor);
const box = server.services.secrets;

const { ObjectType } = snmp;
const text = ObjectType.OctetString;
const whole = ObjectType.Integer;

const interfaceTables = [
  {
    oid: '1.3.6.1.2.1.2.2.1',
    index: [1],
    columns: { 1: whole, 2: text, 5: ObjectType.Gauge, 6: text, 7: whole, 8: whole, 14: ObjectType.Counter },
    rows: [
      {
        1: 1,
        2: 'GigabitEthernet0/0/1',
        5: 1_000_000_000,
        6: Buffer.from('001a2b3c4d5e', 'hex'),
        7: 1,
        8: 1,
        14: 7,
      },
      { 1: 2, 2: 'XGigabitEthernet0/0/1', 5: 4_294_967_295, 6: Buffer.alloc(0), 7: 1, 8: 2, 14: 0 },
      { 1: 3, 2: 'Vlanif\u0007 1', 5: 0, 6: Buffer.alloc(0), 7: 2, 8: 2, 14: 0 },
    ],
  },
  {
    oid: '1.3.6.1.2.1.31.1.1.1',
    index: [19],
    columns: { 1: text, 15: ObjectType.Gauge, 18: text, 19: whole },
    rows: [{ 1: 'XGE0/0/1', 15: 10_000, 18: 'Uplink', 19: 2 }],
  },
];

const system = { 1: 'S5735-L24P4X V200R022', 4: 'noc@example.com', 5: 'sw-core-1', 6: 'Floor 1' };

const device = (making: Parameters<typeof buildDevice>[2] = {}) => buildDevice(tenant, box, making);

const keep = (of: string, credential: Parameters<typeof keepCredential>[3]) =>
  db.transaction((tx) => keepCredential(tx, box, of, credential));

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (isSvcdeskError(error) ? error.code : error),
  );

describe('the state of a device', () => {
  it('is read by SNMP v2c: what it says of itself, and its interfaces', async () => {
    const ciId = await device({
      snmpPort: await agentPort({ system, tables: interfaceTables }),
      port: await closedPort(),
    });
    const state = await monitor.devices.status({ ciId });
    expect(state).toMatchObject({
      ciId,
      address: '127.0.0.1',
      reachable: true,
      lastSeenAt: state.readAt,
      partial: false,
      system: {
        name: 'sw-core-1',
        description: 'S5735-L24P4X V200R022',
        location: 'Floor 1',
        contact: 'noc@example.com',
        uptimeSeconds: 3601,
      },
    });
    expect(state.services.map(({ name, state: found }) => `${name} ${found}`)).toEqual([
      'snmp open',
      'tcp closed',
    ]);
    expect(state.latencyMs).toBeLessThan(3000);
    expect(state.interfaces).toEqual([
      {
        index: 1,
        name: 'GigabitEthernet0/0/1',
        mac: '00:1a:2b:3c:4d:5e',
        enabled: true,
        up: true,
        speedBps: 1_000_000_000,
        inErrorCount: 7,
      },
      {
        index: 2,
        name: 'XGE0/0/1',
        alias: 'Uplink',
        enabled: true,
        up: false,
        speedBps: 10_000_000_000,
        inErrorCount: 0,
      },
      {
        index: 3,
        name: 'Vlanif  1',
        enabled: false,
        up: false,
        speedBps: 0,
        inErrorCount: 0,
      },
    ]);
  });

  const secret = {
    version: 'v3',
    user: 'svcdesk',
    auth: { protocol: 'sha256', key: 'authentication-key' },
    privacy: { protocol: 'aes', key: 'privacy-key-of-it' },
  } as const satisfies SnmpSecret;
  const agentUser = {
    name: secret.user,
    level: snmp.SecurityLevel.authPriv,
    authProtocol: snmp.AuthProtocols.sha256,
    authKey: secret.auth.key,
    privProtocol: snmp.PrivProtocols.aes,
    privKey: secret.privacy.key,
  };

  it('is read by SNMP v3, authenticated and encrypted; a user it does not know is denied', async () => {
    const snmpPort = await agentPort({ user: agentUser, system, tables: interfaceTables });
    const port = await closedPort();
    const good = await monitor.devices.status({ ciId: await device({ snmpPort, port, secret }) });
    expect(good).toMatchObject({ reachable: true, partial: false, system: { name: 'sw-core-1' } });
    expect(good.interfaces).toHaveLength(3);
    const wrong = { ...secret, user: 'stranger' };
    const state = await monitor.devices.status({ ciId: await device({ snmpPort, port, secret: wrong }) });
    expect(state.services[0]).toMatchObject({ name: 'snmp', state: 'denied' });
    expect(state).toMatchObject({ reachable: true, interfaces: [] });
    expect(JSON.stringify([good, state])).not.toMatch(/key|svcdesk/);
  });

  it('is silent by SNMP with a wrong community, and then still told by TCP', async () => {
    const listener = createServer((socket) => socket.end()).listen(0, '127.0.0.1');
    await once(listener, 'listening');
    closeLater(() => listener.close());
    const { port } = listener.address() as AddressInfo;
    const snmpPort = await agentPort({ community: 'another word' });
    const state = await monitor.devices.status({ ciId: await device({ snmpPort, port }) });
    expect(state.services).toMatchObject([
      { name: 'snmp', port: snmpPort, state: 'silent' },
      { name: 'tcp', port, state: 'open' },
    ]);
    expect(state.reachable).toBe(true);
    expect(JSON.stringify(state)).not.toContain('read-only-word');
  });

  it('is unreachable when nothing answers, with when it was last seen', async () => {
    const snmpPort = await agentPort({ system });
    const ciId = await device({ snmpPort });
    const seen = await monitor.devices.status({ ciId });
    await server.clock.advance(60_000);
    await (await server.as(tenant.lead)).assets.update({ ciId, fields: { ip: unreachableAddress } });
    const gone = await monitor.devices.status({ ciId });
    expect(gone).toMatchObject({ reachable: false, lastSeenAt: seen.readAt, interfaces: [] });
    expect(gone.readAt > seen.readAt).toBe(true);
    expect(gone).not.toHaveProperty('latencyMs');
  });

  it('is not asked for outside of the listed networks, without an address, or off the shelf', async () => {
    const heard: string[] = [];
    const [udp, tcp] = [createSocket('udp4'), createServer()];
    udp.on('message', () => heard.push('udp')).bind(0, '127.0.0.1');
    tcp.on('connection', () => heard.push('tcp')).listen(0, '127.0.0.1');
    await Promise.all([once(udp, 'listening'), once(tcp, 'listening')]);
    closeLater(() => udp.close());
    closeLater(() => tcp.close());
    const bare = await buildTenant(db);
    const on = await server.as(bare.monitor);
    const classId = await buildAssetClass(bare, { properties: addressProperties });
    const { ciId } = await buildAsset(bare, {
      classId,
      properties: { ip: '127.0.0.1', port: (tcp.address() as AddressInfo).port },
    });
    await keep(bare.tenantId, {
      port: udp.address().port,
      secret: testCommunity,
      at: new Date(),
    });
    expect(await on.devices.status({ ciId })).toMatchObject({
      reachable: false,
      notAsked: 'addressUnlisted',
      services: [],
    });
    expect(heard).toEqual([]);
    const named = await device({ ip: 'localhost' });
    expect(await monitor.devices.status({ ciId: named })).toMatchObject({ notAsked: 'addressUnlisted' });
    expect(await monitor.devices.status({ ciId: await device({ ip: '' }) })).toMatchObject({
      notAsked: 'addressMissing',
    });
    const off = await buildAsset(tenant, {
      flag: 0,
      offShelfReason: 'sold',
      properties: { ip: '127.0.0.1' },
    });
    expect(await monitor.devices.status({ ciId: off.ciId })).toMatchObject({ notAsked: 'offShelf' });
  });
});

describe('a check', () => {
  it('is for engineers at sites with work of theirs or their groups', async () => {
    const ciId = await device({ cellId: secondSite, ip: unreachableAddress });
    const on = await server.as(tenant.outsider);
    expect(await refusal(on.devices.status({ ciId }))).toBe('notFound');
    expect(await refusal(on.devices.acPoe({ cellId: secondSite }))).toBe('notFound');
    const dispatcher = await server.as(tenant.dispatcher);
    const { id: orderId } = await dispatcher.orders.create(draftOf(tenant, { cellId: secondSite }));
    expect(await refusal((await server.as(tenant.engineer2)).devices.status({ ciId }))).toBe('done');
    await dispatcher.orders.transfer({ orderId, groupId: tenant.otherGroupId });
    expect(await refusal(on.devices.status({ ciId }))).toBe('done');
    const foreign = await buildTenant(db);
    expect(await refusal((await server.as(foreign.monitor)).devices.status({ ciId }))).toBe('notFound');
    expect(await refusal((await server.as(tenant.client)).devices.status({ ciId }))).toBe('noPermission');
  });

  it('reads with the nearest credential, which lies sealed in the database', async () => {
    const at = new Date();
    const box = server.services.secrets;
    const { cellIds } = await buildCustomer(tenant);
    const [site = ''] = cellIds;
    const [wide, local] = [await agentPort({ system }), await agentPort({ system: { 5: 'local' } })];
    await keep(tenantId, { port: wide, secret: { version: 'v2c', community: 'old' }, at });
    await keep(tenantId, { port: wide, secret: testCommunity, at });
    await keep(tenantId, { cellId: site, port: local, secret: testCommunity, at });
    const port = await closedPort();
    const nameAt = async (cell: string) =>
      (await monitor.devices.status({ ciId: await device({ cellId: cell, port }) })).system?.name;
    expect([await nameAt(cellId), await nameAt(site)]).toEqual(['sw-core-1', 'local']);
    const { rows } = await db.connection.run({
      text: 'SELECT secret FROM snmp_credentials WHERE tenant_id = $1',
      values: [tenantId],
    });
    expect(rows.length).toBeGreaterThan(2);
    for (const [sealed] of rows) {
      expect(sealed).not.toContain('read-only-word');
      expect(box.open(tenantId, String(sealed))).toContain('version');
      expect(box.open('t999', String(sealed))).toBeUndefined();
    }
  });
});
