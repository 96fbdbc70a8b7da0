import type { Logger } from 'pino';
import type { Database } from '../../db/index.ts';
import { eventsChannel } from '../events/channel.ts';
import { type DeliverOptions, deliverDue } from './deliver.ts';
import { fillOutbox } from './fill-outbox.ts';

/** How soon after something happened webhooks hear of it: what comes within that time travels together. */
const gatherMs = 500;

/** Brings what happened to webhooks as soon as it happened; what it misses or fails at, the job of every minute finds. */
export interface Courier {
  close(): Promise<void>;
}

interface Parts {
  readonly db: Database;
  readonly log: Pick<Logger, 'error'>;
  readonly options: DeliverOptions;
}

/** Makes the deliveries of a tenant and sends those whose time has come. */
export async function serveTenant(db: Database, tenantId: string, options: DeliverOptions): Promise<void> {
  if (await fillOutbox(db, tenantId, options.now)) await deliverDue(db, tenantId, options);
}

export async function startCourier({ db, log, options }: Parts): Promise<Courier> {
  const timers = new Map<string, NodeJS.Timeout>();
  const serving = new Map<string, Promise<void>>();
  let closed = false;

  function serve(tenantId: string): void {
    timers.delete(tenantId);
    if (serving.has(tenantId)) {
      hear(tenantId);
      return;
    }
    const done = serveTenant(db, tenantId, options)
      .catch((error: unknown) => log.error({ err: error, tenantId }, 'webhooks could not be served'))
      .finally(() => serving.delete(tenantId));
    serving.set(tenantId, done);
  }

  function hear(tenantId: string): void {
    if (closed || timers.has(tenantId)) return;
    timers.set(tenantId, setTimeout(() => serve(tenantId), gatherMs).unref());
  }

  const stop = await db.listen(eventsChannel, hear);
  return {
    async close() {
      closed = true;
      await stop();
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(serving.values());
    },
  };
}
