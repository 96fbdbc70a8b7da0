import type { Queryable } from '../db/index.ts';

/** Where servers notify each other of whose events there are more. */
export const eventsChannel = 'events';

/** Wakes servers with listeners of a tenant, once the transaction that wrote events is committed. */
export function wakeListeners(on: Queryable, tenantId: string): void {
  on.notify(eventsChannel, tenantId);
}
