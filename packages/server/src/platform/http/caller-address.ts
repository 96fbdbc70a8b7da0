import type { FastifyInstance, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Logger } from 'pino';
import type { Settings } from '../settings/settings.ts';

/**
 * The address in what a proxy writes: without brackets, port and zone, and as IPv4 where it is one in IPv6's clothes, so
 * that one caller has one spelling; undefined for what is no address.
 */
export function plainAddress(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const bare =
    /^\[([^\]]*)\](?::\d+)?$/.exec(text.trim())?.[1] ?? text.trim().replace(/^([\d.]+):\d+$/, '$1');
  const address = bare.replace(/%.*$/, '');
  if (!ipaddr.IPv6.isValid(address) && !ipaddr.IPv4.isValidFourPartDecimal(address)) return undefined;
  return ipaddr.process(address).toString();
}

type Range = [ipaddr.IPv4 | ipaddr.IPv6, number];

function rangeOf(part: string): Range[] {
  if (part.toLowerCase() === 'loopback') return [...rangeOf('127.0.0.0/8'), ...rangeOf('::1/128')];
  if (part.includes('/')) return [ipaddr.parseCIDR(part)];
  const address = ipaddr.process(part);
  return [[address, address.kind() === 'ipv4' ? 32 : 128]];
}

/** Whether an address is one of the proxies before the server. */
export function isProxyOf({ trustProxy }: Pick<Settings, 'trustProxy'>): (address: string) => boolean {
  const ranges = trustProxy === false ? [] : trustProxy.flatMap(rangeOf);
  return (text) => {
    const plain = plainAddress(text);
    if (plain === undefined) return false;
    const address = ipaddr.process(plain);
    return ranges.some(([net, bits]) => address.kind() === net.kind() && address.match(net, bits));
  };
}

/** The caller's address: what the outermost trusted proxy says, or its own where that says nothing of use. */
export function callerAddress({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  return plainAddress(ip) ?? plainAddress(socket.remoteAddress) ?? 'unknown';
}

const warnEveryMs = 3_600_000;

/** In production a proxy that the setting does not name makes one caller of all clients: it is warned of. */
export function warnOfUnnamedProxy(app: FastifyInstance, settings: Settings, log: Logger): void {
  if (settings.mode !== 'production') return;
  const isProxy = isProxyOf(settings);
  let warnedAt = Number.NEGATIVE_INFINITY;
  app.addHook('onRequest', (request, _reply, next) => {
    const { 'x-forwarded-for': forwardedFor, forwarded } = request.headers;
    const peer = request.socket.remoteAddress ?? '';
    const isNews = performance.now() - warnedAt > warnEveryMs;
    if (isNews && (forwardedFor !== undefined || forwarded !== undefined) && !isProxy(peer)) {
      warnedAt = performance.now();
      log.warn(
        { peer },
        'forwarded headers from an address that SVCDESK_TRUST_PROXY does not name: if that is your proxy, name it, or everybody behind it counts as one caller',
      );
    }
    next();
  });
}
