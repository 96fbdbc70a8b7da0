import { setTimeout as pause } from 'node:timers/promises';
import type { Queryable, Statement } from '../../platform/db/index.ts';
import type { Services } from '../../platform/http/services.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { eventsChannel } from '../../platform/notify/channel.ts';
import type { Lanes } from '../../platform/outgoing/lanes.ts';
import { continueTrace, inTrace } from '../../platform/trace.ts';
import { type EventRow, endsOfEvents, eventsAfter, isAfter, type Position } from './event-rows.ts';

/** Delay before events are sent outside: those within that time are sent together. */
const gatherMsUsual = 500;
/** How soon it is looked again for what could not be sent yet. */
const unsettledMs = 100;
/** How long the job of every minute waits for what it has begun to send, so that its end mostly says that it is sent. */
const sweepWaitsMs = 30_000;

/** A way by which what happens is brought outside: to webhooks, or to browsers. */
export interface DeliveryChannel {
  /** Of the job that finds what was missed or failed. */
  readonly name: string;
  /** What the log says when it could not be served. */
  readonly failure: string;
  /** Tenants with a listener. */
  readonly tenants: Statement<{ tenantId: string }, []>;
  /** Where its sends run, and wait for their turn. */
  lanesOf(services: Services): Lanes;
  /**
   * Begins to send outside what happened to a tenant, and waits for no receiver; true when it is to be asked again soon,
   * because an older transaction holds something up or too much waits.
   */
  serve(tenantId: string, services: Services): Promise<boolean>;
}

/** What happened behind a cursor. */
export interface EventBatch {
  readonly rows: readonly EventRow[];
  /** Where the cursor then stands, if it moves. */
  readonly to: Position | undefined;
  /** There may be more to send at once. */
  readonly more: boolean;
  /** There is more that cannot be sent yet, because an older transaction is still under way. */
  readonly unsettled: boolean;
}

/** Reads what happened to a tenant behind a cursor, so many events at once. */
export async function eventsSince(
  on: Queryable,
  tenantId: string,
  cursor: Position,
  atOnce: number,
): Promise<EventBatch> {
  const { begun: end } = await endsOfEvents(on);
  // The database was moved to another server, whose transactions are counted anew.
  if (isAfter(cursor, end)) return { rows: [], to: end, more: false, unsettled: false };
  const { rows, unsettled } = await eventsAfter(on, tenantId, cursor, atOnce);
  return { rows, to: rows.at(-1), more: rows.length === atOnce, unsettled };
}

/** Tries again every minute what did not arrive, and sends what no notification announced. */
export const sweepOf = ({ name, failure, tenants, lanesOf, serve }: DeliveryChannel): Job => ({
  name,
  everyMs: 60_000,
  async run({ db, services, log }) {
    for (const { tenantId } of await tenants.all(db)) {
      await serve(tenantId, services).catch((error: unknown) => log.error({ err: error, tenantId }, failure));
    }
    // Deliveries that take longer go on without being awaited.
    await Promise.race([lanesOf(services).idle(), pause(sweepWaitsMs, undefined, { ref: false })]);
  },
});

/**
 * Brings what happened outside as soon as it happened; what it misses or fails at, the job of every minute finds.
 * Returns what ends it.
 */
export async function startDispatcher(
  outlet: DeliveryChannel,
  services: Services,
  gatherMs = gatherMsUsual,
): Promise<() => Promise<void>> {
  const timers = new Map<string, NodeJS.Timeout>();
  const serving = new Map<string, Promise<void>>();
  let closed = false;

  function serve(tenantId: string): void {
    timers.delete(tenantId);
    if (serving.has(tenantId)) {
      hear(tenantId);
      return;
    }
    // Of its own: whatever happened to be under way when we were notified is not what it serves.
    const done = inTrace(continueTrace(), () =>
      outlet
        .serve(tenantId, services)
        .then((unsettled) => {
          // The transaction that ends last may be one that emits nothing to anybody: no notification follows it.
          if (unsettled) hear(tenantId, unsettledMs);
        })
        .catch((error: unknown) => services.log.error({ err: error, tenantId }, outlet.failure))
        .finally(() => serving.delete(tenantId)),
    );
    serving.set(tenantId, done);
  }

  function hear(tenantId: string, withinMs = gatherMs): void {
    if (closed || timers.has(tenantId)) return;
    timers.set(tenantId, setTimeout(() => serve(tenantId), withinMs).unref());
  }

  const stop = await services.db.listen(eventsChannel, (tenantId) => hear(tenantId));
  return async () => {
    closed = true;
    await stop();
    for (const timer of timers.values()) clearTimeout(timer);
    await Promise.all(serving.values());
  };
}
