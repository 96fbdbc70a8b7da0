import { normalizeIP } from '@fastify/rate-limit';

/** An IPv6 subscriber is given a /64, so its addresses count as one. */
export const ipv6Subnet = 64;

/** What one subscriber is counted by. */
export function addressKey(address: string): string {
  return normalizeIP(address, ipv6Subnet);
}
