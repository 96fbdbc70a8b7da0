import type { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { Settings } from '../settings/settings.ts';

/** Something that webhooks must not reach: what is not public, such as this machine and its networks, or a port. */
export class ForbiddenTargetError extends Error {
  readonly code: 'privateAddress' | 'port';
  constructor(code: ForbiddenTargetError['code']) {
    super(`Not to be reached: ${code}`);
    this.code = code;
  }
}

/** What webhooks may reach besides public addresses by HTTP and HTTPS. */
export interface WebhookTargets {
  readonly privateToo: boolean;
  /** Besides 80 and 443: from each first port to its last. */
  readonly ports: readonly (readonly [from: number, to: number])[];
}

/** What webhooks may reach by the settings. */
export function webhookTargets({
  webhookPrivate,
  webhookPorts,
}: Pick<Settings, 'webhookPrivate' | 'webhookPorts'>): WebhookTargets {
  return { privateToo: webhookPrivate, ports: webhookPorts };
}

/** What pushes may reach: a customer names the address, so that nothing of webhooks' settings holds for it. */
export const pushTargets: WebhookTargets = { privateToo: false, ports: [] };

/** The only part of IPv6 that is given out to the public (RFC 4291), and what of it has another use (RFC 6890). */
const publicV6 = ipaddr.IPv6.parseCIDR('2000::/3');
const specialV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20'].map((range) =>
  ipaddr.IPv6.parseCIDR(range),
);

/** Whether an IP address belongs to the public Internet. */
export function isPublic(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.range() === 'unicast';
  // An IPv4 address written as IPv6 lies outside, whatever it is.
  return parsed.match(publicV6) && !specialV6.some((range) => parsed.match(range));
}

const usualPorts: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };

/** Whether an address names a port that webhooks may reach. */
export function mayReachPort({ port, protocol }: URL, { ports }: WebhookTargets): boolean {
  const wanted = port === '' ? usualPorts[protocol] : Number(port);
  if (wanted === undefined) return false;
  return (
    Object.values(usualPorts).includes(wanted) || ports.some(([from, to]) => wanted >= from && wanted <= to)
  );
}

const localName = /(^|\.)(localhost|local|internal|intranet|lan|home\.arpa)\.?$/i;

/** Whether the text of an address shows that it is not public; a name is judged when it is resolved. */
export function looksPrivate({ hostname }: URL): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(bare)) return !isPublic(bare);
  return localName.test(bare) || !bare.includes('.');
}

/** What the text of an address is refused for: the code of the issue, as the errors of a connection have it. */
export function addressFault(url: URL, targets: WebhookTargets): ForbiddenTargetError['code'] | undefined {
  if (!mayReachPort(url, targets)) return 'port';
  return !targets.privateToo && looksPrivate(url) ? 'privateAddress' : undefined;
}

/**
 * Looks names up for connections, which go to the very addresses found here: a name that answers otherwise a moment
 * later gains nothing. One private address among those of a name is enough to refuse it.
 */
export function guardedLookup(resolve: typeof lookup, isAllowed: typeof isPublic): LookupFunction {
  return (hostname, options, done) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, []);
      if (addresses.length === 0 || addresses.some(({ address }) => !isAllowed(address))) {
        return done(new ForbiddenTargetError('privateAddress'), []);
      }
      const [first] = addresses;
      if (options.all || !first) return done(null, addresses);
      done(null, first.address, first.family);
    });
  };
}
