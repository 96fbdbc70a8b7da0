import * as z from 'zod/mini';
import { openWord } from './basic.ts';

/** Which device of the register was asked. */
export function device() {
  return {
    ciId: z.string(),
    name: z.string(),
    className: z.string(),
    cellName: z.string(),
    address: z.optional(z.string()),
  };
}

/** Why a device was not asked at all. */
export type NotAsked = 'addressMissing' | 'addressUnlisted' | 'offShelf';

/** What came of one way to a device: open, closed by the device, silent, or it refused our credentials. */
export type ServiceState = 'open' | 'closed' | 'silent' | 'denied' | 'garbled' | 'unconfigured';

/** Whether a device answered, by what, how quickly, and when it last did. */
export function deviceReach() {
  return {
    reachable: z.boolean(),
    latencyMs: z.optional(z.number()),
    /** When it was last found reachable, this time included. */
    lastSeenAt: z.optional(z.string()),
    readAt: z.string(),
    notAsked: z.optional(openWord<NotAsked>()),
    services: z.array(
      z.object({
        name: openWord<'snmp' | 'tcp'>(),
        port: z.number(),
        state: openWord<ServiceState>(),
        latencyMs: z.optional(z.number()),
      }),
    ),
  };
}
