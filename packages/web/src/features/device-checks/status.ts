import type { DataOf } from '@svcdesk/core/contract';
import type { acPoe, status, wifi } from '@svcdesk/core/contract/devices';

export type DeviceStatus = DataOf<typeof status>;
export type WifiResult = DataOf<typeof wifi>;
export type SiteResult = DataOf<typeof acPoe>;
export type Port = DeviceStatus['interfaces'][number];

export type PortState = 'up' | 'down' | 'off' | 'fault';

/** How a port stands; errors on it come before everything. */
export function portState({ enabled, up, inErrorCount = 0, outErrorCount = 0 }: Port): PortState {
  if (!enabled) return 'off';
  if (inErrorCount + outErrorCount > 0) return 'fault';
  return up ? 'up' : 'down';
}

/** How many ports stand how; one with errors counts by whether it is connected as well. */
export function countPorts(ports: readonly Port[]): Record<PortState, number> {
  const counts = { up: 0, down: 0, off: 0, fault: 0 };
  for (const port of ports) {
    const state = portState(port);
    counts[state] += 1;
    if (state === 'fault') counts[port.up ? 'up' : 'down'] += 1;
  }
  return counts;
}

/** Worst first: errors, then what is connected, then what is empty or off. */
export function worstFirst(ports: readonly Port[]): Port[] {
  const rank: Record<PortState, number> = { fault: 0, up: 1, down: 2, off: 3 };
  return ports.toSorted((a, b) => rank[portState(a)] - rank[portState(b)] || a.index - b.index);
}

const steps = [
  [1e9, 'G'],
  [1e6, 'M'],
  [1e3, 'k'],
] as const;

/** A speed as it stands on ports: 10G, 100M; nothing when it is not known. */
export function speedWords(bps: number | undefined): string {
  if (!bps) return '';
  const [unit, letter] = steps.find(([size]) => bps >= size) ?? [1, ''];
  return `${Number((bps / unit).toFixed(1))}${letter}`;
}

/** What is wrong with a device, for the pill beside its name. */
export function faultCount({ services, interfaces }: DeviceStatus): number {
  const refused = services.filter(({ state }) => state === 'denied' || state === 'garbled').length;
  return refused + countPorts(interfaces).fault;
}

const faulty = ['fault', 'otherFault'];

/** Access points of a site that are online. */
export const onlineCount = ({ accessPoints }: SiteResult): number =>
  accessPoints.filter(({ state }) => state === 'online').length;

/** Powered ports of a site that are at fault. */
export const portFaultCount = ({ switches }: SiteResult): number =>
  switches.flatMap(({ ports }) => ports).filter(({ state }) => faulty.includes(state)).length;
