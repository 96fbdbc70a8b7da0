import { setTimeout as pause } from 'node:timers/promises';
import type { AccountStreams } from './account-streams.ts';
import { createCatchUp } from './catch-up.ts';
import { createEmitter, type EmitterParts, type Listener } from './emitter.ts';
import { type EventRow, endsOfEvents, eventsAfter, isAfter, maxRead, type Position } from './event-rows.ts';

/** The events of one tenant, read once for all who listen on this server. */
export interface TenantFeed {
  /**
   * Emits new events to a listener, and before them what it missed since a position, if it gives one. Resolves before
   * all of that is sent: a client that is cut off meanwhile comes back to where it stood.
   */
  join(listener: Listener, from: Position | undefined): Promise<void>;
  /** Up to where a listener was sent everything. */
  positionOf(listener: Listener): Position;
  leave(listener: Listener): void;
  /** Up to where everything was emitted. */
  position(): Position;
  /** Reads what is new. */
  wake(): void;
  close(): void;
}

/** How long a transaction that began before is waited for, without another wake-up. */
const unsettledMs = 100;
const maxEmitTries = 5;
const againMs = 300;

/** What a feed is opened with. */
interface FeedParts extends EmitterParts {
  failed(error: unknown): void;
}

const sendTo = (listener: Listener, bytes: Buffer): void => listener.send(bytes);

/** Opens the feed of a tenant at its end. */
export async function openFeed({ failed, ...parts }: FeedParts): Promise<TenantFeed> {
  const { db, tenantId } = parts;
  const emitter = createEmitter(parts);
  /** Who gets what is new, by account. Who catches up is not among them yet. */
  const live = new Map<AccountStreams, Set<Listener>>();
  /** Where each went live: some are ahead of what is emitted to all. */
  const joinedAt = new Map<Listener, Position>();
  /** Up to where events were read, and were emitted. */
  let { settled: position } = await endsOfEvents(db);
  let emitted = position;
  let reading = false;
  let again = false;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  function goLive(listener: Listener, at: Position): void {
    joinedAt.set(listener, at);
    live.set(listener.account, (live.get(listener.account) ?? new Set()).add(listener));
  }

  const catchUp = createCatchUp({ db, tenantId, emitter, end: () => position, goLive, failed });

  const positionOf = (listener: Listener): Position => {
    const behind = catchUp.positionOf(listener);
    if (behind) return behind;
    const at = joinedAt.get(listener) ?? emitted;
    return isAfter(emitted, at) ? emitted : at;
  };

  /** The database may be away for a moment. */
  async function emitOrRetry(rows: readonly EventRow[]): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        // Who joins meanwhile stands behind these rows, and is sent none of them.
        return await emitter.emit(rows, live, positionOf, sendTo);
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
          // From here on who joins catches up with these rows by themselves.
          position = until;
          await emitOrRetry(rows).catch((error: unknown) => {
            for (const listener of joinedAt.keys()) {
              if (isAfter(until, positionOf(listener))) emitter.reset(listener, until);
            }
            emitted = until;
            throw error;
          });
          emitted = until;
        }
        if (rows.length === maxRead) again = true;
        else if (unsettled) timer ??= setTimeout(wake, unsettledMs).unref();
      } while (again && !closed);
    } finally {
      // No await after the last check of `again`: a wake-up in between would be lost.
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
      // From another database: nothing can be said of what they missed.
      const isForeign = from && isAfter(from, (await endsOfEvents(db)).begun);
      if (isForeign) emitter.reset(listener, position);
      if (from && !isForeign) catchUp.begin(listener, from);
      else goLive(listener, position);
    },
    positionOf,
    leave(listener) {
      catchUp.leave(listener);
      joinedAt.delete(listener);
      const own = live.get(listener.account);
      own?.delete(listener);
      if (own?.size === 0) live.delete(listener.account);
    },
    position: () => emitted,
    wake,
    close() {
      closed = true;
      clearTimeout(timer);
    },
  };
}
