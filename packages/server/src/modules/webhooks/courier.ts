import type { Logger } from 'pino';
import type { Database } from '../../platform/db/index.ts';
import { eventsChannel } from '../../platform/notify/channel.ts';
import { type DeliverOptions, deliverDue } from './deliver.ts';
import { type FillOptions, fillOutbox } from './fill-outbox.ts';

/** How soon after something happened it is sent outside: what comes within that time travels together. */
const gatherMsUsual = 500;
/** How soon it is looked again for what could not be sent yet. */
const unsettledMs = 100;

/** Brings what happened outside, to webhooks or browsers, as soon as it happened; what it misses or fails at, the job of every minute finds. */
export interface Courier {
  close(): Promise<void>;
}

interface Parts {
  readonly db: Database;
  readonly log: Pick<Logger, 'error'>;
  /** Sends outside what happened to a tenant; true when an older transaction holds something up that is to be sent. */
  readonly serve: (tenantId: string) => Promise<boolean>;
  /** What the log says when it could not. */
  readonly failure: string;
  /** How long what happens is gathered; a test shortens it. */
  readonly gatherMs?: number | undefined;
}

/** Makes the deliveries of a tenant and sends those whose time has come; whether some could not be made yet. */
export async function serveTenant(
  db: Database,
  tenantId: string,
  options: DeliverOptions & FillOptions,
): Promise<boolean> {
  const { hooks, unsettled } = await fillOutbox(db, tenantId, options);
  if (hooks > 0) await deliverDue(db, tenantId, options);
  return unsettled;
}

export async function startCourier(parts: Parts): Promise<Courier> {
  const { db, log, serve: serveTenant, failure, gatherMs = gatherMsUsual } = parts;
  const timers = new Map<string, NodeJS.Timeout>();
  const serving = new Map<string, Promise<void>>();
  let closed = false;

  function serve(tenantId: string): void {
    timers.delete(tenantId);
    if (serving.has(tenantId)) {
      hear(tenantId);
      return;
    }
    const done = serveTenant(tenantId)
      .then((unsettled) => {
        // The transaction that ends last may be one that emits nothing to anybody: no notification follows it.
        if (unsettled) hear(tenantId, unsettledMs);
      })
      .catch((error: unknown) => log.error({ err: error, tenantId }, failure))
      .finally(() => serving.delete(tenantId));
    serving.set(tenantId, done);
  }

  function hear(tenantId: string, withinMs = gatherMs): void {
    if (closed || timers.has(tenantId)) return;
    timers.set(tenantId, setTimeout(() => serve(tenantId), withinMs).unref());
  }

  const stop = await db.listen(eventsChannel, (tenantId) => hear(tenantId));
  return {
    async close() {
      closed = true;
      await stop();
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(serving.values());
    },
  };
}
