import snmp from 'net-snmp';
import { describe, expect, it } from 'vitest';
import { insertRows } from '../../platform/db/index.ts';
import * as tables from '../../platform/db/schema/index.ts';
import { buildAsset, buildAssetClass } from '../../testing/assets.ts';
import {
  addressProperties,
  agentPort,
  buildDevice,
  closedPort,
  listLoopback,
  unreachableAddress,
} from '../../testing/devices.ts';
import { buildCustomer, buildTenant, newId, testDatabase, testServer } from '../../testing/index.ts';

const db = await testDatabase();
const server = await testServer(db);
const tenant = await buildTenant(db);
const { tenantId } = tenant;
const [cellId = '', secondSite = ''] = tenant.cellIds;
await listLoopback(tenant);
const monitor = await server.as(tenant.monitor);

const { ObjectType } = snmp;
const text = ObjectType.OctetString;
const whole = ObjectType.Integer;

const device = (making: Parameters<typeof buildDevice>[2] = {}) =>
  buildDevice(tenant, server.services.secrets, making);

describe('the wireless configuration', () => {
  const dot11 = '1.2.840.10036';
  const wireless = [
    {
      oid: `${dot11}.1.1.1`,
      index: [1],
      columns: { 1: whole, 9: text },
      rows: [
        { 1: 11, 9: 'Shop' },
        { 1: 12, 9: 'Shop' },
        { 1: 13, 9: 'Guest' },
        { 1: 14, 9: 'FreeInternet' },
      ],
    },
    {
      oid: `${dot11}.1.5.1`,
      index: [20],
      columns: { 1: whole, 7: whole, 20: whole },
      rows: [
        { 1: 1, 7: 1, 20: 11 },
        { 1: 1, 7: 1, 20: 12 },
        { 1: 2, 7: 2, 20: 13 },
        { 1: 2, 7: 2, 20: 14 },
      ],
    },
    {
      oid: `${dot11}.4.5.1`,
      index: [20],
      columns: { 1: whole, 20: whole },
      rows: [
        { 1: 6, 20: 11 },
        { 1: 3, 20: 13 },
      ],
    },
    { oid: `${dot11}.4.11.1`, index: [20], columns: { 1: whole, 20: whole }, rows: [{ 1: 149, 20: 12 }] },
  ];

  it('is compared with what the site shall have, row by row', async () => {
    await insertRows(db, tables.wirelessExpectations, [
      { tenantId, id: newId(), cellId, ssid: 'Shop', security: 'protected', channels: [1, 6, 11, 149] },
      { tenantId, id: newId(), cellId, ssid: 'Guest', security: 'protected', channels: [1, 6, 11] },
      { tenantId, id: newId(), cellId, ssid: 'Stock' },
      { tenantId, id: newId(), cellId, ssid: 'Old', enabled: false },
    ]);
    const snmpPort = await agentPort({ tables: wireless });
    const found = await monitor.devices.wifi({ ciId: await device({ snmpPort, port: await closedPort() }) });
    expect(found.rows).toEqual([
      { ssid: 'Guest', field: 'ssid', expected: 'Guest', found: 'Guest', same: true },
      { ssid: 'Guest', field: 'enabled', expected: 'on', found: 'on', same: true },
      { ssid: 'Guest', field: 'security', expected: 'protected', found: 'open', same: false },
      { ssid: 'Guest', field: 'channel', expected: '1, 6, 11', found: '3', same: false },
      { ssid: 'Old', field: 'enabled', expected: 'off', same: true },
      { ssid: 'Shop', field: 'ssid', expected: 'Shop', found: 'Shop', same: true },
      { ssid: 'Shop', field: 'enabled', expected: 'on', found: 'on', same: true },
      { ssid: 'Shop', field: 'security', expected: 'protected', found: 'protected', same: true },
      { ssid: 'Shop', field: 'channel', expected: '1, 6, 11, 149', found: '6, 149', same: true },
      { ssid: 'Stock', field: 'ssid', expected: 'Stock', same: false },
      { ssid: 'FreeInternet', field: 'ssid', found: 'FreeInternet', same: false },
    ]);
    const unknown = await monitor.devices.wifi({ ciId: await device({ ip: unreachableAddress }) });
    expect(unknown.reachable).toBe(false);
    expect(unknown.rows).toContainEqual({ ssid: 'Stock', field: 'ssid', expected: 'Stock' });
    expect(unknown.rows.some((row) => 'same' in row)).toBe(false);
  });
});

describe('controllers, access points and powered ports of a site', () => {
  const capwap = '1.3.6.1.2.1.196.1.2';
  const id = (last: string) => Buffer.from(`001122334${last}`.padEnd(12, '0'), 'hex');
  const [online, joining, prepared] = [id('401'), id('402'), id('403')];
  const controllerTables = [
    {
      oid: `${capwap}.1.1`,
      index: [1],
      columns: { 1: whole, 3: text, 4: text, 5: text },
      rows: [
        { 1: 1, 3: online, 4: 'AirEngine 5762', 5: 'ap-hall' },
        { 1: 2, 3: joining, 4: 'AirEngine 5762', 5: 'ap-store' },
        { 1: 3, 3: prepared, 4: 'RG-AP820', 5: 'ap-unknown' },
      ],
    },
    {
      oid: `${capwap}.2.1`,
      index: [1],
      columns: { 1: text, 3: text, 6: text, 7: whole, 8: ObjectType.TimeTicks, 9: whole },
      rows: [
        { 1: online, 3: Buffer.from([10, 1, 2, 11]), 6: online, 7: 6, 8: 8_640_000, 9: 1 },
        { 1: joining, 3: Buffer.from([10, 1, 2, 12]), 6: joining, 7: 2, 8: 0, 9: 2 },
        { 1: prepared, 3: Buffer.alloc(0), 6: prepared, 7: 9, 8: 0, 9: 3 },
      ],
    },
    {
      oid: `${capwap}.5.1`,
      index: [1],
      columns: { 1: text, 2: text },
      rows: ['aa0000000001', 'aa0000000002'].map((mac) => ({ 1: Buffer.from(mac, 'hex'), 2: online })),
    },
  ];
  const poe = '1.3.6.1.2.1.105.1';
  const switchTables = [
    {
      oid: `${poe}.1.1`,
      index: [1, 2],
      columns: { 1: whole, 2: whole, 3: whole, 6: whole, 9: text, 10: whole },
      rows: [
        { 1: 1, 2: 1, 3: 1, 6: 3, 9: 'ap-hall', 10: 5 },
        { 1: 1, 2: 2, 3: 1, 6: 2, 9: '', 10: 1 },
        { 1: 1, 2: 10, 3: 2, 6: 1, 9: '', 10: 1 },
        { 1: 2, 2: 1, 3: 1, 6: 4, 9: '', 10: 1 },
      ],
    },
    {
      oid: `${poe}.3.1.1`,
      index: [1],
      columns: { 1: whole, 2: ObjectType.Gauge, 3: whole, 4: ObjectType.Gauge },
      rows: [
        { 1: 1, 2: 370, 3: 1, 4: 26 },
        { 1: 2, 2: 370, 3: 3, 4: 0 },
      ],
    },
  ];

  it('are read from its controllers and switches and told by the register’s names', async () => {
    const { cellIds } = await buildCustomer(tenant, { cells: 2 });
    const [site = '', branch = ''] = cellIds;
    const port = await closedPort();
    const controllerId = await device({
      cellId: site,
      kind: 'controller',
      name: 'AC',
      port,
      snmpPort: await agentPort({ tables: controllerTables }),
    });
    const switchId = await device({
      cellId: site,
      kind: 'switch',
      name: 'Switch',
      port,
      snmpPort: await agentPort({ tables: switchTables }),
    });
    const deadId = await device({ cellId: site, kind: 'switch', name: 'Switch 2', ip: unreachableAddress });
    const classId = await buildAssetClass(tenant, {
      properties: addressProperties,
      deviceKind: 'accessPoint',
    });
    const known = async (at: string, name: string, values: Record<string, string>) =>
      (await buildAsset(tenant, { cellId: at, name, classId, properties: values })).ciId;
    const byAddress = await known(site, 'AP hall', { ip: '10.1.2.11' });
    const byMac = await known(site, 'AP store', { mac: joining.toString('hex').toUpperCase() });
    const missing = await known(site, 'AP yard', { ip: '10.1.2.99' });

    const found = await monitor.devices.acPoe({ cellId: site });
    expect(found.controllers).toMatchObject([{ ciId: controllerId, reachable: true }]);
    expect(found.accessPoints).toEqual([
      {
        ciId: byAddress,
        name: 'AP hall',
        address: '10.1.2.11',
        mac: '00:11:22:33:44:01',
        model: 'AirEngine 5762',
        state: 'online',
        controllerId,
        uptimeSeconds: 86_400,
        clientCount: 2,
      },
      expect.objectContaining({ ciId: byMac, name: 'AP store', state: 'joining' }),
      { ciId: missing, name: 'AP yard', address: '10.1.2.99', state: 'missing' },
      expect.objectContaining({ name: 'ap-unknown', state: 'offline', clientCount: 0 }),
    ]);
    expect(found.switches).toMatchObject([
      {
        ciId: switchId,
        partial: false,
        supplies: [
          { group: 1, working: true, capacityWatts: 370, usedWatts: 26 },
          { group: 2, working: false, capacityWatts: 370, usedWatts: 0 },
        ],
      },
      { ciId: deadId, reachable: false, ports: [], supplies: [] },
    ]);
    expect(found.switches[0]?.ports).toEqual([
      { group: 1, port: 1, enabled: true, state: 'delivering', powerClass: 4, attached: 'ap-hall' },
      { group: 1, port: 2, enabled: true, state: 'searching' },
      { group: 1, port: 10, enabled: false, state: 'disabled' },
      { group: 2, port: 1, enabled: true, state: 'fault' },
    ]);
    expect(found.cut).toBe(false);

    // A site without a controller of its own asks its customer's, and is told of its own access points alone.
    const far = await known(branch, 'AP branch', { mac: '00:11:22:33:44:02' });
    const there = await monitor.devices.acPoe({ cellId: branch });
    expect(there.controllers).toMatchObject([{ ciId: controllerId }]);
    expect(there.accessPoints).toMatchObject([{ ciId: far, state: 'joining' }]);
    const without = await monitor.devices.acPoe({ cellId: secondSite });
    expect([without.controllers, without.switches, without.accessPoints]).toEqual([[], [], []]);
  });
});
