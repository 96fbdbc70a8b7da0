import type { SnmpReader } from '../snmp/session.ts';
import { secondsOf, textOf } from '../snmp/values.ts';

/** System group of RFC 3418: what a device says of itself. */
export interface SystemFacts {
  readonly name: string;
  readonly description: string;
  readonly location: string;
  readonly contact: string;
  readonly uptimeSeconds?: number;
}

const group = '1.3.6.1.2.1.1';
const [description, upTime, contact, name, location] = [1, 3, 4, 5, 6].map((id) => `${group}.${id}.0`) as [
  string,
  string,
  string,
  string,
  string,
];

/** Reads the system group; every device that speaks SNMP has it. */
export async function readSystem(reader: SnmpReader): Promise<SystemFacts> {
  const values = await reader.get([description, upTime, contact, name, location]);
  const uptimeSeconds = secondsOf(values.get(upTime));
  return {
    name: textOf(values.get(name)),
    description: textOf(values.get(description)),
    location: textOf(values.get(location)),
    contact: textOf(values.get(contact)),
    uptimeSeconds,
  };
}
