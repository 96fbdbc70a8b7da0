import type { SnmpReader, SnmpValue } from '../snmp/session.ts';
import { addressOf, macOf, numberOf, readTable, secondsOf, textOf } from '../snmp/table.ts';

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

const tables = '1.3.6.1.2.1.196.1.2';
const profile = `${tables}.1.1`;
const state = `${tables}.2.1`;
const station = `${tables}.5.1`;

const profileColumns = {
  mac: `${profile}.3`,
  model: `${profile}.4`,
  name: `${profile}.5`,
  location: `${profile}.6`,
};
const stateColumns = {
  address: `${state}.3`,
  mac: `${state}.6`,
  state: `${state}.7`,
  upTime: `${state}.8`,
  profile: `${state}.9`,
};

const running = 6;

/** Behind running it is being reset, let go, or was never heard of. */
function stateOf(value: SnmpValue | undefined): KnownAccessPoint['state'] {
  const known = numberOf(value) ?? 0;
  if (known === running) return 'online';
  return known < running && known > 0 ? 'joining' : 'offline';
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
  for (const value of (await reader.column(`${station}.2`)).values()) {
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
