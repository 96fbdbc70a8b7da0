import { BlockList, isIP } from 'node:net';

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
