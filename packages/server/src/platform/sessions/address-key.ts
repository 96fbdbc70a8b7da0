import { normalizeIP } from '@fastify/rate-limit';

/** What one subscriber is counted by: with IPv6 they are given a /64, so its addresses count as one. */
export function addressKey(address: string): string {
  return normalizeIP(address, 64);
}

/** A network that something is counted by: how many times as much as one subscriber it may do. */
export interface CountedNetwork {
  readonly key: string;
  readonly share: number;
}

const widerShares = [
  { bits: 56, share: 4 },
  { bits: 48, share: 16 },
];

/** The shares of {@link networksOf} an IPv6 address, in its order. */
export const networkShares: readonly number[] = [1, ...widerShares.map(({ share }) => share)];

/** All that an address is counted by: itself, and the networks around it with how many times as much each may do. */
export function networksOf(address: string): readonly [CountedNetwork, ...CountedNetwork[]] {
  return [{ key: addressKey(address), share: 1 }, ...widerNetworks(address)];
}

/** The networks around an IPv6 address that one organisation may hold; each may do a few times what a /64 may. */
function widerNetworks(address: string): readonly CountedNetwork[] {
  // One of IPv4 may be in IPv6's clothes.
  if (!addressKey(address).includes(':')) return [];
  return widerShares.map(({ bits, share }) => ({ key: `${normalizeIP(address, bits)}/${bits}`, share }));
}

/** The widest network around an address that one organisation may hold: itself with IPv4. */
export function widestNetwork(address: string): string {
  return widerNetworks(address).at(-1)?.key ?? addressKey(address);
}
