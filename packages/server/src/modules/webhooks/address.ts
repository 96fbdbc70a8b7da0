import { lookup as resolve } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** An address that webhooks must not reach: this machine, its networks, and everything else that is not public. */
export class PrivateAddressError extends Error {
  readonly code = 'privateAddress';
}

/** Whether an IP address belongs to the public Internet. */
export function isPublic(address: string): boolean {
  // An IPv4 address within IPv6 is judged as what it is.
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

const localName = /(^|\.)(localhost|local|internal|intranet|lan|home\.arpa)\.?$/i;

/** Whether an address shows by itself that it is not public; what a name stands for shows when it is looked up. */
export function looksPrivate({ hostname }: URL): boolean {
  const bare = hostname.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(bare)) return !isPublic(bare);
  return localName.test(bare) || !bare.includes('.');
}

/**
 * Looks a name up for a connection that goes to the very address found here: a name that answers otherwise a moment
 * later gains nothing. One private address among those of a name is enough to refuse it.
 */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  resolve(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, []);
    if (addresses.length === 0 || addresses.some(({ address }) => !isPublic(address))) {
      return done(new PrivateAddressError(`${hostname} is not public`), []);
    }
    const [first] = addresses;
    if (options.all || !first) return done(null, addresses);
    done(null, first.address, first.family);
  });
};
