import { BlockList, isIPv6, type Socket } from 'node:net';
import process from 'node:process';
import type { FastifyInstance } from 'fastify';
import { networksOf } from '../sessions/throttle.ts';
import type { Settings } from '../settings/settings.ts';

/** Files and connections of the server's own: the database, the log, what is read from and written to the disk. */
const reservedShare = 0.25;
/** Of all connections, what one address may hold: an office behind one address has many phones. */
const addressShare = 0.5;
/** And a network of IPv6 that one organisation may hold, whose addresses are more than can be counted. */
const networkShare = 0.75;
/** Below this, a server for a company should be given more. */
const comfortable = 4096;

/**
 * How many files and connections the system lets this process have open at once; no limit where it does not say. For
 * the start of a process: with connections open, Node's report asks the network for their names.
 */
export function openFilesLimit(): number {
  const { userLimits } = process.report.getReport() as {
    userLimits?: { open_files?: { soft: number | 'unlimited' } };
  };
  const soft = userLimits?.open_files?.soft;
  return typeof soft === 'number' ? soft : Number.POSITIVE_INFINITY;
}

/** How many connections a server takes at a time that may have so many files open. */
function maxConnectionsOf(limit: number): number {
  return Math.floor(limit * (1 - reservedShare));
}

/** What to tell an operator whose server may have only so many files open; nothing where that is enough. */
export function explainLowLimit(limit: number): string | undefined {
  if (limit >= comfortable) return undefined;
  return `Only ${limit} files and connections may be open at once, so at most ${maxConnectionsOf(limit)} connections are taken at a time. For real work raise that limit (ulimit -n ${comfortable * 16}, or LimitNOFILE of the service).`;
}

/**
 * Takes no more connections than there are descriptors for, with some kept back for the server's own work, and from
 * one address or network no more than a share of them, so that one caller cannot shut out all others. Proxies that are trusted
 * speak for many. A connection that sends nothing is cut off by the time limits of the listener.
 */
export function limitConnections(
  { server }: Pick<FastifyInstance, 'server'>,
  { trustProxy }: Pick<Settings, 'trustProxy'>,
  limit = Number.POSITIVE_INFINITY,
): void {
  if (limit === Number.POSITIVE_INFINITY) return;
  server.maxConnections = maxConnectionsOf(limit);
  const maxOfAddress = Math.ceil(server.maxConnections * addressShare);
  const maxOfNetwork = Math.ceil(server.maxConnections * networkShare);
  const proxies = addressesOf(trustProxy || []);
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const { remoteAddress: address } = socket;
    if (address === undefined || isIn(proxies, address)) return;
    let isTooMany = false;
    for (const { key, share } of networksOf(address)) {
      const count = (open.get(key) ?? 0) + 1;
      open.set(key, count);
      socket.once('close', () => {
        const left = (open.get(key) ?? 1) - 1;
        if (left === 0) open.delete(key);
        else open.set(key, left);
      });
      if (count > (share === 1 ? maxOfAddress : maxOfNetwork)) isTooMany = true;
    }
    if (isTooMany) socket.destroy();
  });
}

function addressesOf(parts: readonly string[]): BlockList {
  const list = new BlockList();
  for (const part of parts) {
    if (part === 'loopback') {
      list.addSubnet('127.0.0.0', 8, 'ipv4');
      list.addAddress('::1', 'ipv6');
      continue;
    }
    const [address = '', bits] = part.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/** A socket that listens for both families tells IPv4 addresses as `::ffff:10.0.0.1`. */
function isIn(list: BlockList, address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  return list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}
