import type { DataOf, devices } from '@svcdesk/core/contract';
import type { SnmpReader, SnmpValue } from './snmp/session.ts';
import { addressOf, isTrue, macOf, numberOf, readTable, secondsOf, textOf } from './snmp/table.ts';

/** An access point as its controller knows it, by the CAPWAP MIB (RFC 5833), which no maker owns. */
export interface KnownAccessPoint {
  /** Bytes of its id in hex: usually its hardware address. */
  readonly id: string;
  readonly name?: string;
  readonly model?: string;
  readonly location?: string;
  readonly mac?: string;
  readonly address?: string;
  readonly state: 'online' | 'joining' | 'offline';
  readonly uptimeSeconds?: number;
  readonly clientCount: number;
}

const accessPointTables = '1.3.6.1.2.1.196.1.2';
const profileTable = `${accessPointTables}.1.1`;
const stateTable = `${accessPointTables}.2.1`;
const stationTable = `${accessPointTables}.5.1`;

const profileColumns = {
  mac: `${profileTable}.3`,
  model: `${profileTable}.4`,
  name: `${profileTable}.5`,
  location: `${profileTable}.6`,
};
const stateColumns = {
  address: `${stateTable}.3`,
  mac: `${stateTable}.6`,
  state: `${stateTable}.7`,
  upTime: `${stateTable}.8`,
  profile: `${stateTable}.9`,
};

const runningState = 6;

/** Behind running it is being reset, let go, or was never heard of. */
function stateOf(value: SnmpValue | undefined): KnownAccessPoint['state'] {
  const known = numberOf(value) ?? 0;
  if (known === runningState) return 'online';
  return known < runningState && known > 0 ? 'joining' : 'offline';
}

const hexOf = (value: SnmpValue | undefined) => (Buffer.isBuffer(value) ? value.toString('hex') : '');

/** An id that a table is indexed by: its length, then its bytes. */
function idOf(index: string): string {
  const [length = 0, ...bytes] = index.split('.').map(Number);
  const own = bytes.length === length ? bytes : [length, ...bytes];
  return Buffer.from(own).toString('hex');
}

async function clientsById(reader: SnmpReader): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const value of (await reader.column(`${stationTable}.2`)).values()) {
    const id = hexOf(value);
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/** Reads what a controller knows of its access points; other devices know of none. */
export async function readAccessPoints(reader: SnmpReader) {
  const [states, profiles, clients] = await Promise.all([
    readTable(reader, stateColumns),
    readTable(reader, profileColumns),
    clientsById(reader),
  ]);
  const profileOfMac = new Map([...profiles.rows.values()].map((row) => [hexOf(row.mac), row]));
  const accessPoints = [...states.rows].map(([index, row]): KnownAccessPoint => {
    const id = idOf(index);
    const own = profiles.rows.get(String(row.profile)) ?? profileOfMac.get(hexOf(row.mac)) ?? {};
    return {
      id,
      name: textOf(own.name) || undefined,
      model: textOf(own.model) || undefined,
      location: textOf(own.location) || undefined,
      mac: macOf(row.mac) ?? macOf(own.mac),
      address: addressOf(row.address),
      state: stateOf(row.state),
      uptimeSeconds: secondsOf(row.upTime),
      clientCount: clients.get(id) ?? 0,
    };
  });
  return { accessPoints, partial: states.partial || profiles.partial };
}

/** One interface of RFC 2863. */
type InterfaceFacts = DataOf<typeof devices.status>['interfaces'][number];

const interfaceTable = '1.3.6.1.2.1.2.2.1';
const extendedTable = '1.3.6.1.2.1.31.1.1.1';

const interfaceColumns = {
  description: `${interfaceTable}.2`,
  speed: `${interfaceTable}.5`,
  mac: `${interfaceTable}.6`,
  admin: `${interfaceTable}.7`,
  state: `${interfaceTable}.8`,
  inErrors: `${interfaceTable}.14`,
  outErrors: `${interfaceTable}.20`,
  name: `${extendedTable}.1`,
  megabits: `${extendedTable}.15`,
  alias: `${extendedTable}.18`,
};

const megabit = 1_000_000;

/** Reads the interfaces, by index. */
export async function readInterfaces(reader: SnmpReader) {
  const { rows, partial } = await readTable(reader, interfaceColumns);
  const interfaces = [...rows]
    .map(([index, row]): InterfaceFacts => {
      // The plain speed ends at 4.3 gigabits; faster interfaces say theirs in megabits.
      const fast = numberOf(row.megabits);
      return {
        index: Number(index),
        name: textOf(row.name) || textOf(row.description) || index,
        alias: textOf(row.alias) || undefined,
        mac: macOf(row.mac),
        enabled: row.admin === 1,
        up: row.state === 1,
        speedBps: fast ? fast * megabit : numberOf(row.speed),
        inErrorCount: numberOf(row.inErrors),
        outErrorCount: numberOf(row.outErrors),
      };
    })
    .filter(({ index }) => Number.isInteger(index))
    .sort((a, b) => a.index - b.index);
  return { interfaces, partial };
}

type Switch = DataOf<typeof devices.acPoe>['switches'][number];

/** One powered port of RFC 3621; its group is usually the unit of a stack. */
export type PoePort = Switch['ports'][number];

/** Power supply of a group. */
export type PoeSupply = Switch['supplies'][number];

/** Of pethPsePortDetectionStatus, from 1. */
const portStates = ['disabled', 'searching', 'delivering', 'fault', 'test', 'otherFault'] as const;

const portTable = '1.3.6.1.2.1.105.1.1.1';
const supplyTable = '1.3.6.1.2.1.105.1.3.1.1';

const portColumns = {
  enabled: `${portTable}.3`,
  state: `${portTable}.6`,
  attached: `${portTable}.9`,
  class: `${portTable}.10`,
};
const supplyColumns = { capacity: `${supplyTable}.2`, state: `${supplyTable}.3`, used: `${supplyTable}.4` };

/** Reads powered ports and their supplies; a switch without power has none of both. */
export async function readPoe(reader: SnmpReader) {
  const [ports, supplies] = await Promise.all([
    readTable(reader, portColumns),
    readTable(reader, supplyColumns),
  ]);
  return {
    ports: [...ports.rows]
      .map(([index, row]): PoePort => {
        const [group = 0, portTable = 0] = index.split('.').map(Number);
        const state = portStates[(numberOf(row.state) ?? 0) - 1] ?? 'unknown';
        const powerClass = numberOf(row.class);
        return {
          group,
          port: portTable,
          enabled: isTrue(row.enabled),
          state,
          // Known only while power flows.
          powerClass: powerClass && state === 'delivering' ? powerClass - 1 : undefined,
          attached: textOf(row.attached) || undefined,
        };
      })
      .sort((a, b) => a.group - b.group || a.port - b.port),
    supplies: [...supplies.rows]
      .map(
        ([index, row]): PoeSupply => ({
          group: Number(index),
          working: row.state === 1,
          capacityWatts: numberOf(row.capacity) ?? 0,
          usedWatts: numberOf(row.used) ?? 0,
        }),
      )
      .sort((a, b) => a.group - b.group),
    partial: ports.partial || supplies.partial,
  };
}

/** System group of RFC 3418: what a device says of itself. */
export type SystemFacts = NonNullable<DataOf<typeof devices.status>['system']>;

const systemGroup = '1.3.6.1.2.1.1';
const description = `${systemGroup}.1.0`;
const upTime = `${systemGroup}.3.0`;
const contact = `${systemGroup}.4.0`;
const name = `${systemGroup}.5.0`;
const location = `${systemGroup}.6.0`;

/** Reads the system group; every device that speaks SNMP has it. */
export async function readSystem(reader: SnmpReader): Promise<SystemFacts> {
  const values = await reader.get([description, upTime, contact, name, location]);
  return {
    name: textOf(values.get(name)),
    description: textOf(values.get(description)),
    location: textOf(values.get(location)),
    contact: textOf(values.get(contact)),
    uptimeSeconds: secondsOf(values.get(upTime)),
  };
}

/** A wireless network as one radio of a device offers it, by the MIB of IEEE 802.11. */
export interface RadioFacts {
  readonly ssid: string;
  readonly enabled: boolean;
  readonly security: 'open' | 'wep' | 'protected';
  readonly channel?: number;
}

const dot11 = '1.2.840.10036';

const radioColumns = {
  ssid: `${dot11}.1.1.1.9`,
  privacy: `${dot11}.1.5.1.1`,
  rsn: `${dot11}.1.5.1.7`,
  channel24: `${dot11}.4.5.1.1`,
  channel5: `${dot11}.4.11.1.1`,
  admin: '1.3.6.1.2.1.2.2.1.7',
};

/** Reads what a device offers; every table is indexed by the radio's interface. */
export async function readWireless(reader: SnmpReader) {
  const { rows, partial } = await readTable(reader, radioColumns);
  const radios = [...rows.values()].flatMap((row): RadioFacts[] => {
    const ssid = textOf(row.ssid);
    if (ssid === '') return [];
    const open = isTrue(row.privacy) ? 'wep' : 'open';
    return [
      {
        ssid,
        // What has no state of its own is on as long as its device offers it.
        enabled: row.admin === undefined || row.admin === 1,
        security: isTrue(row.rsn) ? 'protected' : open,
        channel: numberOf(row.channel24) ?? numberOf(row.channel5),
      },
    ];
  });
  return { radios, partial };
}
