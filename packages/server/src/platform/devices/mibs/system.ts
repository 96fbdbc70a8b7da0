import type { DataOf, devices } from '@svcdesk/core/contract';
import type { SnmpReader } from '../snmp/session.ts';
import { secondsOf, textOf } from '../snmp/table.ts';

/** System group of RFC 3418: what a device says of itself. */
export type SystemFacts = NonNullable<DataOf<typeof devices.status>['system']>;

const group = '1.3.6.1.2.1.1';
const description = `${group}.1.0`;
const upTime = `${group}.3.0`;
const contact = `${group}.4.0`;
const name = `${group}.5.0`;
const location = `${group}.6.0`;

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
