import type { DataOf, devices } from '@svcdesk/core/contract';
import type { SnmpReader } from '../snmp/session.ts';
import { macOf, numberOf, readTable, textOf } from '../snmp/table.ts';

/** One interface of RFC 2863. */
type InterfaceFacts = DataOf<typeof devices.status>['interfaces'][number];

const table = '1.3.6.1.2.1.2.2.1';
const extended = '1.3.6.1.2.1.31.1.1.1';

const columns = {
  description: `${table}.2`,
  speed: `${table}.5`,
  mac: `${table}.6`,
  admin: `${table}.7`,
  state: `${table}.8`,
  inErrors: `${table}.14`,
  outErrors: `${table}.20`,
  name: `${extended}.1`,
  megabits: `${extended}.15`,
  alias: `${extended}.18`,
};

const megabit = 1_000_000;

/** Reads the interfaces, by index. */
export async function readInterfaces(reader: SnmpReader) {
  const { rows, partial } = await readTable(reader, columns);
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
