import type { DataOf, devices } from '@svcdesk/core/contract';
import type { SnmpReader } from '../snmp/session.ts';
import { isTrue, numberOf, readTable, textOf } from '../snmp/table.ts';

type Switch = DataOf<typeof devices.acPoe>['switches'][number];

/** One powered port of RFC 3621; its group is usually the unit of a stack. */
export type PoePort = Switch['ports'][number];

/** Power supply of a group. */
export type PoeSupply = Switch['supplies'][number];

/** Of pethPsePortDetectionStatus, from 1. */
const states = ['disabled', 'searching', 'delivering', 'fault', 'test', 'otherFault'] as const;

const port = '1.3.6.1.2.1.105.1.1.1';
const supply = '1.3.6.1.2.1.105.1.3.1.1';

const portColumns = { enabled: `${port}.3`, state: `${port}.6`, attached: `${port}.9`, class: `${port}.10` };
const supplyColumns = { capacity: `${supply}.2`, state: `${supply}.3`, used: `${supply}.4` };

/** Reads powered ports and their supplies; a switch without power has none of both. */
export async function readPoe(reader: SnmpReader) {
  const [ports, supplies] = await Promise.all([
    readTable(reader, portColumns),
    readTable(reader, supplyColumns),
  ]);
  return {
    ports: [...ports.rows]
      .map(([index, row]): PoePort => {
        const [group = 0, port = 0] = index.split('.').map(Number);
        const state = states[(numberOf(row.state) ?? 0) - 1] ?? 'unknown';
        const powerClass = numberOf(row.class);
        return {
          group,
          port,
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
