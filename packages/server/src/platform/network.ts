import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** A network in its one spelling, or why a text is none. */
type ReadNetwork = { readonly network: string } | { readonly problem: string };

/** Reads a network as people write it, such as `10.20.0.0/16`; the problem goes on behind what holds the text. */
export function readNetwork(text: string): ReadNetwork {
  const [, address = '', zone, length] = /^([^/%]*)(%[^/]*)?(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const version = isIP(address);
  if (version === 0) return { problem: 'is no network, such as 10.20.0.0/16' };
  if (zone !== undefined)
    return { problem: `has the zone ${zone}, which means something on one machine only` };
  const maxPrefix = version === 4 ? 32 : 128;
  if (length === undefined) return { problem: `is one address; write ${address}/${maxPrefix}` };
  const prefix = Number(length);
  if (prefix > maxPrefix) return { problem: `has a prefix of ${prefix}, and the longest is ${maxPrefix}` };
  if (prefix === 0) return { problem: 'is every address there is; name the networks that are meant' };
  const family = version === 4 ? ipaddr.IPv4 : ipaddr.IPv6;
  const [given, base] = [family.parse(address), family.networkAddressFromCIDR(`${address}/${prefix}`)];
  if (given instanceof ipaddr.IPv6 && given.isIPv4MappedAddress())
    return { problem: 'is IPv4 written as IPv6; write it as IPv4, such as 10.20.0.0/16' };
  if (given.toString() !== base.toString())
    return {
      problem: `is an address within a network; write ${base}/${prefix} for the network, or ${given}/${maxPrefix} for the address`,
    };
  return { network: `${base}/${prefix}` };
}
