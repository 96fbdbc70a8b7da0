import { normalizeIP } from '@fastify/rate-limit';

/** What one subscriber is counted by: with IPv6 they are given a /64, so its addresses count as one. */
export function addressKey(address: string): string {
  return normalizeIP(address, 64);
}

/** The networks around an IPv6 address that one organisation may hold; each may do a few times what a /64 may. */
export function widerNetworks(address: string): readonly { readonly key: string; readonly share: number }[] {
  if (!address.includes(':')) return [];
  return [
    { key: `${normalizeIP(address, 56)}/56`, share: 4 },
    { key: `${normalizeIP(address, 48)}/48`, share: 16 },
  ];
}
