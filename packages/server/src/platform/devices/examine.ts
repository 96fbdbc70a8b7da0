import { BlockList, connect, isIP } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { readSystem, type SystemFacts } from './mibs.ts';
import type { SnmpCredential } from './snmp/credential.ts';
import { openSnmp, SnmpFault, type SnmpReader } from './snmp/session.ts';

/** A device that does not answer within this time is shown as unreachable. */
const answerMs = 3_000;
/** What a device that answers has not said by then is left out. */
const wholeMs = 10_000;
/** How long a port may still keep silent once the device has answered by SNMP. */
const graceMs = 200;

/** Where a device is, and how it may be asked. Its address has been found to be within the listed networks. */
export interface DeviceTarget {
  readonly address: string;
  readonly tcpPorts: readonly number[];
  readonly credential?: SnmpCredential | undefined;
}

/** What came of one way to a device. */
export interface ServiceAnswer {
  readonly name: 'snmp' | 'tcp';
  readonly port: number;
  readonly state: Knock['state'] | SnmpFault['kind'] | 'unconfigured';
  readonly latencyMs?: number | undefined;
}

/** What a device answered. */
export interface Examined<Facts> {
  readonly reachable: boolean;
  readonly latencyMs?: number | undefined;
  readonly services: readonly ServiceAnswer[];
  readonly system?: SystemFacts | undefined;
  readonly facts?: Facts | undefined;
  /** It answered, but not all that it was asked. */
  readonly partial: boolean;
}

type SnmpAnswer<Facts> = Pick<Examined<Facts>, 'system' | 'facts'> & { readonly service: ServiceAnswer };

const snmpPort = 161;

async function bySnmp<Facts>(
  { address, credential }: DeviceTarget,
  read: (reader: SnmpReader) => Promise<Facts>,
  answered: () => void,
): Promise<SnmpAnswer<Facts>> {
  if (!credential) return { service: { name: 'snmp', port: snmpPort, state: 'unconfigured' } };
  const { port } = credential;
  const reader = openSnmp(address, credential, answerMs);
  const deadline = setTimeout(() => reader.close(), wholeMs);
  const began = performance.now();
  try {
    const system = await readSystem(reader);
    const latencyMs = Math.round(performance.now() - began);
    answered();
    const service = { name: 'snmp', port, state: 'open', latencyMs } as const;
    const facts = await read(reader).catch((error: unknown) => {
      if (error instanceof SnmpFault) return undefined;
      throw error;
    });
    return { service, system, facts };
  } catch (error) {
    if (!(error instanceof SnmpFault)) throw error;
    return { service: { name: 'snmp', port, state: error.kind } };
  } finally {
    clearTimeout(deadline);
    reader.close();
  }
}

/** What came of knocking at a port: open, closed by the device itself, or no answer in time. */
interface Knock {
  readonly port: number;
  readonly state: 'open' | 'closed' | 'silent';
  readonly latencyMs?: number;
}

/** Tries to connect to a port of an address and lets go at once; `signal` ends the wait for an answer. */
function knock(address: string, port: number, signal: AbortSignal): Promise<Knock> {
  const began = performance.now();
  return new Promise((resolve) => {
    const socket = connect({ host: address, port });
    const end = (state: Knock['state']): void => {
      socket.destroy();
      signal.removeEventListener('abort', giveUp);
      const latencyMs = Math.round(performance.now() - began);
      resolve(state === 'silent' ? { port, state } : { port, state, latencyMs });
    };
    const giveUp = (): void => end('silent');
    signal.addEventListener('abort', giveUp);
    socket.once('connect', () => end('open'));
    // A refusal is an answer of the device; everything else comes from the network on the way.
    socket.once('error', (error: NodeJS.ErrnoException) =>
      end(error.code === 'ECONNREFUSED' ? 'closed' : 'silent'),
    );
  });
}

/** Whether the device itself was heard, be it to say no. */
const heard = ({ state }: ServiceAnswer) => state !== 'silent' && state !== 'unconfigured';

/** Asks a device by SNMP and by TCP at once. */
export async function examine<Facts extends object>(
  target: DeviceTarget,
  read: (reader: SnmpReader) => Promise<Facts>,
): Promise<Examined<Facts>> {
  const timeout = new AbortController();
  const done = new AbortController();
  const settle = (ms: number) =>
    void wait(ms, undefined, { signal: done.signal }).then(
      () => timeout.abort(),
      () => {},
    );
  settle(answerMs);
  const [snmp, knocks] = await Promise.all([
    bySnmp(target, read, () => settle(graceMs)),
    Promise.all(target.tcpPorts.map((port) => knock(target.address, port, timeout.signal))),
  ]).finally(() => done.abort());
  const services = [snmp.service, ...knocks.map((each) => ({ name: 'tcp' as const, ...each }))];
  const first = services.find((service) => heard(service) && service.latencyMs !== undefined);
  return {
    reachable: services.some(heard),
    latencyMs: first?.latencyMs,
    services,
    system: snmp.system,
    facts: snmp.facts,
    partial: snmp.system !== undefined && snmp.facts === undefined,
  };
}

/** Tells whether an address may be contacted. */
export interface Networks {
  contains(address: string): boolean;
}

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** A network's address and the length of its prefix; undefined when the text is none. */
export function parseCidr(text: string): { readonly address: string; readonly prefix: number } | undefined {
  const match = /^([\da-f.:]+)\/(\d{1,3})$/i.exec(text.trim());
  const [, address = '', length = ''] = match ?? [];
  const version = isIP(address);
  const prefix = Number(length);
  return version !== 0 && prefix <= (version === 4 ? 32 : 128) ? { address, prefix } : undefined;
}

/**
 * Networks in which devices may be checked. Only addresses are contained in them, never names: what a name stands
 * for could change between the check and the contact.
 */
export function createNetworks(cidrs: readonly string[]): Networks {
  const listed = new BlockList();
  for (const cidr of cidrs) {
    const network = parseCidr(cidr);
    if (network) listed.addSubnet(network.address, network.prefix, family(network.address));
  }
  return {
    contains: (address) => isIP(address) !== 0 && listed.check(address, family(address)),
  };
}
