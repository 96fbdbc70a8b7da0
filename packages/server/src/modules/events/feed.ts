import { setTimeout as pause } from 'node:timers/promises';
import type { Reader } from '../../engine/sight.ts';
import type { Database } from '../../platform/db/index.ts';
import { type EmittedEvent, eventsOf } from './audience.ts';
import { type EventRow, endsOfEvents, eventsAfter, isAfter, type Position } from './event-rows.ts';
import { thingsOf, type WorkSights } from './sights.ts';

/** Somebody who listens. */
export interface Listener {
  /** Who they are at the moment: their groups may change while they listen. */
  actor(): Reader;
  /** The events they get, in order, and where they then stand. */
  emit(events: readonly EmittedEvent[], position: Position): void;
}

/** The events of one tenant, read once for all who listen on this server. */
export interface Feed {
  /** Starts to emit to a listener what came after a position or from now on; gives where they then stand. */
  join(listener: Listener, from: Position | undefined): Promise<Position>;
  leave(listener: Listener): void;
  /** Reads what is new. */
  wake(): void;
  close(): void;
}

const maxRead = 500;
/** Who missed more is asked to look at everything anew: that is less than sending them all of it. */
const maxMissed = 1000;
/** How long a transaction that began before is waited for, when nobody else wakes us. */
const unsettledMs = 100;
const maxEmitTries = 5;
const againMs = 300;

/** Who missed something that is not emitted any more shall look at everything anew. */
function reset(listener: Listener, position: Position): Position {
  listener.emit([{ kind: 'reset', data: {} }], position);
  return position;
}

/** Opens the feed of a tenant at its end. */
export async function openFeed(
  db: Database,
  tenantId: string,
  sights: WorkSights,
  failed: (error: unknown) => void,
): Promise<Feed> {
  /** Who gets what is new, and after which position. Who catches up is not among them yet. */
  const live = new Map<Listener, Position>();
  let { settled: position } = await endsOfEvents(db);
  let reading = false;
  let again = false;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  /** Emits rows to listeners, each those that come after their position. */
  async function emit(rows: readonly EventRow[], to: ReadonlyMap<Listener, Position>): Promise<void> {
    const readers = [...to.keys()].map((listener) => listener.actor());
    const things = await thingsOf(db, tenantId, sights, rows, readers);
    const until = rows.at(-1) ?? position;
    for (const [listener, at] of to) {
      const actor = listener.actor();
      const emitted = rows.flatMap((row) => (isAfter(row, at) ? eventsOf(row, things, actor) : []));
      // Figures follow from all the others, so they are said to have changed once for all of them.
      listener.emit(emitted.length > 0 ? [...emitted, { kind: 'counts', data: {} }] : [], until);
    }
  }

  /** The database may be away for a moment. */
  async function emitOrRetry(rows: readonly EventRow[], to: ReadonlyMap<Listener, Position>): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await emit(rows, to);
      } catch (error) {
        if (attempt === maxEmitTries || closed) throw error;
        await pause(againMs * attempt, undefined, { ref: false });
      }
    }
  }

  async function readNew(): Promise<void> {
    reading = true;
    try {
      do {
        again = false;
        const { rows, unsettled } = await eventsAfter(db, tenantId, position, maxRead);
        const until = rows.at(-1);
        if (until) {
          // Together, without a pause: who joins from here on catches up with these rows by themselves.
          const to = new Map(live);
          position = until;
          await emitOrRetry(rows, to).catch((error: unknown) => {
            for (const listener of to.keys()) reset(listener, until);
            throw error;
          });
        }
        if (rows.length === maxRead) again = true;
        else if (unsettled) timer ??= setTimeout(wake, unsettledMs).unref();
      } while (again && !closed);
    } finally {
      // Without a pause after the last look at `again`: who wakes us in between would not be heard.
      reading = false;
    }
  }

  function wake(): void {
    clearTimeout(timer);
    timer = undefined;
    again = true;
    if (!reading && !closed) readNew().catch(failed);
  }

  return {
    async join(listener, from) {
      let at = from ?? position;
      let missed = 0;
      // From another database: nothing can be said of what they missed.
      if (from && isAfter(from, (await endsOfEvents(db)).begun)) at = reset(listener, position);
      // Until they stand where the others do, without a pause before they are among them.
      while (isAfter(position, at)) {
        const known = position;
        const { rows } = await eventsAfter(db, tenantId, at, maxRead);
        missed += rows.length;
        if (missed > maxMissed) at = reset(listener, position);
        else {
          if (rows.length > 0) await emit(rows, new Map([[listener, at]]));
          at = rows.at(-1) ?? known;
        }
      }
      live.set(listener, at);
      return at;
    },
    leave: (listener) => void live.delete(listener),
    wake,
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}
