import { setTimeout as pause } from 'node:timers/promises';
import type { Reader } from '../../engine/sight.ts';
import type { Database } from '../../platform/db/index.ts';
import { type EmittedEvent, eventsOf } from './audience.ts';
import { type EventRow, endsOfEvents, eventsAfter } from './event-rows.ts';
import { isAfter, type Position } from './position.ts';
import { thingsOf, type WorkSights } from './sights.ts';

/** Somebody who listens. */
export interface Listener {
  /** Who they are at the moment: their groups may change while they listen. */
  actor(): Reader;
  /** The events they get, in order, and where they then stand. */
  emit(events: readonly EmittedEvent[], position: Position): void;
  /** They missed something that is not emitted any more: they shall look at everything anew. */
  reset(position: Position): void;
}

/** The events of one tenant, read once for all who listen on this server. */
export interface Feed {
  /** Starts to emit to a listener what came after a position or from now on. */
  join(listener: Listener, from: Position | undefined): Promise<void>;
  leave(listener: Listener): void;
  /** Reads what is new. */
  wake(): void;
  /** Up to where everything was emitted. */
  position(): Position;
  close(): void;
}

const maxRead = 500;
/** Who missed more is asked to look at everything anew: that is less than sending them all of it. */
const maxMissed = 1000;
/** How long a transaction that began before is waited for, when nobody else wakes us. */
const unsettledMs = 100;
const maxEmitTries = 5;
const againMs = 300;

const endOf = (rows: readonly EventRow[], otherwise: Position): Position => {
  const { xid, id } = rows.at(-1) ?? otherwise;
  return { xid, id };
};

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
    const until = endOf(rows, position);
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
    do {
      again = false;
      const { rows, unsettled } = await eventsAfter(db, tenantId, position, maxRead);
      if (rows.length > 0) {
        // Together, without a pause: who joins from here on catches up with these rows by themselves.
        const to = new Map(live);
        const until = endOf(rows, position);
        position = until;
        await emitOrRetry(rows, to).catch((error: unknown) => {
          for (const listener of to.keys()) listener.reset(until);
          throw error;
        });
      }
      if (rows.length === maxRead) again = true;
      else if (unsettled) timer ??= setTimeout(wakeLater, unsettledMs).unref();
    } while (again && !closed);
  }

  function wakeLater(): void {
    timer = undefined;
    wake();
  }

  function wake(): void {
    again = true;
    if (reading || closed) return;
    reading = true;
    readNew()
      .catch(failed)
      .finally(() => {
        reading = false;
      });
  }

  /** Emits to a listener what they missed; gives the position from which on the others' news are new to them too. */
  async function catchUp(listener: Listener, from: Position): Promise<Position> {
    let at = from;
    let missed = 0;
    if (isAfter(from, (await endsOfEvents(db)).begun)) {
      // From another database: nothing can be said of what they missed.
      listener.reset(position);
      return position;
    }
    while (isAfter(position, at)) {
      const known = position;
      const { rows } = await eventsAfter(db, tenantId, at, maxRead);
      missed += rows.length;
      if (missed > maxMissed) {
        listener.reset(position);
        return position;
      }
      if (rows.length > 0) await emit(rows, new Map([[listener, at]]));
      at = rows.length > 0 ? endOf(rows, at) : known;
    }
    return at;
  }

  return {
    async join(listener, from) {
      const at = from && (await catchUp(listener, from));
      live.set(listener, at ?? position);
    },
    leave: (listener) => void live.delete(listener),
    wake,
    position: () => position,
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}
