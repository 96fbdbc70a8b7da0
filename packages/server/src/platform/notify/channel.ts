import type { Queryable } from '../db/index.ts';

/** Where servers notify each other of whose events there are more. */
export const eventsChannel = 'events';

/** Wakes whoever waits for the events of a tenant, once the transaction that wrote some is committed. */
export function wakeListeners(on: Queryable, tenantId: string): void {
  on.notify(eventsChannel, tenantId);
}
