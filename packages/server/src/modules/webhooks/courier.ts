import type { Logger } from 'pino';
import type { Database } from '../../db/index.ts';
import { eventsChannel } from '../events/channel.ts';
import { type DeliverOptions, deliverDue } from './deliver.ts';
import { fillOutbox } from './fill-outbox.ts';

/** How soon after something happened it is told outside: what comes within that time travels together. */
const gatherMs = 500;

/** Brings what happened outside, to webhooks or browsers, as soon as it happened; what it misses or fails at, the job of every minute finds. */
export interface Courier {
  close(): Promise<void>;
}

interface Parts {
  readonly db: Database;
  readonly log: Pick<Logger, 'error'>;
  /** Tells outside what happened to a tenant. */
  readonly serve: (tenantId: string) => Promise<void>;
  /** What the log says when it could not. */
  readonly failure: string;
}

/** Makes the deliveries of a tenant and sends those whose time has come. */
export async function serveTenant(db: Database, tenantId: string, options: DeliverOptions): Promise<void> {
  if (await fillOutbox(db, tenantId, options.now)) await deliverDue(db, tenantId, options);
}

export async function startCourier({ db, log, serve: tellOutside, failure }: Parts): Promise<Courier> {
  const timers = new Map<string, NodeJS.Timeout>();
  const serving = new Map<string, Promise<void>>();
  let closed = false;

  function serve(tenantId: string): void {
    timers.delete(tenantId);
    if (serving.has(tenantId)) {
      hear(tenantId);
      return;
    }
    const done = tellOutside(tenantId)
      .catch((error: unknown) => log.error({ err: error, tenantId }, failure))
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
