import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../platform/db/index.ts';
import type { AccountStreams } from './account-streams.ts';
import { type EventSubjects, frameOf, hearingOf, loadSubjects, type WorkVisibility } from './audience.ts';
import {
  bookmarkOf,
  type EventRow,
  endsOfEvents,
  eventsAfter,
  isAfter,
  type Position,
} from './event-rows.ts';

/** One open stream of a client. */
export interface Listener {
  /** Who listens there. */
  readonly account: AccountStreams;
  /** Takes frames of events. */
  send(bytes: Buffer): void;
}

/** The events of one tenant, read once for all who listen on this server. */
export interface TenantFeed {
  /** Sends a listener what it missed since a position, then emits new events; without a position only new ones. */
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

const maxRead = 500;
/** Who missed more is asked to look at everything anew: that is less than sending them all of it. */
const maxMissed = 1000;
/** How long a transaction that began before is waited for, without another wake-up. */
const unsettledMs = 100;
const maxEmitTries = 5;
const againMs = 300;
/** Before everything that ever happened. */
const beginning: Position = { xid: 0, id: 0 };

/** What a feed is opened with. */
interface FeedParts {
  readonly db: Database;
  readonly tenantId: string;
  readonly visibility: WorkVisibility;
  now(): Date;
  failed(error: unknown): void;
}

/** Sends rows of events to the streams of accounts that may see them. */
function createEmitter({ db, tenantId, visibility, now }: Omit<FeedParts, 'failed'>) {
  /** The last frame carries the position: a client that reconnects in between gets all frames again. */
  const framed = (frames: string, last: string, at: Position): Buffer =>
    Buffer.from(`${frames}${bookmarkOf(at, now())}${last}`);

  /** Who missed something that is not emitted any more shall look at everything anew. */
  function reset(listener: Listener, at: Position): Position {
    listener.send(framed('', frameOf('reset', {}), at));
    return at;
  }

  /** What rows are about, for accounts whose rights are known as of after those rows. */
  async function subjectsFor(
    rows: readonly EventRow[],
    accounts: readonly AccountStreams[],
  ): Promise<EventSubjects> {
    const changed = new Set(
      rows.flatMap(({ kind, objectId }) => (kind === 'rights' && objectId ? [objectId] : [])),
    );
    for (const account of accounts) if (changed.has(account.accountId)) account.change();
    const unknown = () => accounts.filter((account) => account.streams.size > 0 && !account.known());
    for (;;) {
      await Promise.all(unknown().map((account) => account.check()));
      const readers = accounts.flatMap((account) => account.known() ?? []);
      const subjects = await loadSubjects(db, tenantId, visibility, rows, readers);
      // It may have changed meanwhile.
      if (unknown().length === 0) return subjects;
    }
  }

  /** Emits rows to listeners, each those that come after where it stands: reckoned once for all of an account. */
  async function emit(
    rows: readonly EventRow[],
    to: ReadonlyMap<AccountStreams, Iterable<Listener>>,
    standsOf: (listener: Listener) => Position,
  ): Promise<void> {
    const [first] = rows;
    const until = rows.at(-1);
    if (!first || !until) return;
    const subjects = await subjectsFor(rows, [...to.keys()]);
    const hearings = rows.map((row) => [row, hearingOf(row, subjects)] as const);
    for (const [account, listeners] of to) {
      const reader = account.known();
      if (!reader) continue;
      const bytesAfter = (at: Position): Buffer | undefined => {
        const frames = hearings.flatMap(([row, heardBy]) => (isAfter(row, at) ? heardBy(reader) : []));
        // Figures follow from all the others, so they are said to have changed once for all of them.
        return frames.length > 0 ? framed(frames.join(''), frameOf('counts', {}), until) : undefined;
      };
      const all = bytesAfter(beginning);
      if (!all) continue;
      for (const listener of listeners) {
        const at = standsOf(listener);
        const bytes = isAfter(first, at) ? all : bytesAfter(at);
        if (bytes) listener.send(bytes);
      }
    }
  }

  return { emit, reset };
}

/** Opens the feed of a tenant at its end. */
export async function openFeed({ failed, ...parts }: FeedParts): Promise<TenantFeed> {
  const { db, tenantId } = parts;
  const { emit, reset } = createEmitter(parts);
  /** Who gets what is new, by account. Who catches up is not among them yet. */
  const live = new Map<AccountStreams, Set<Listener>>();
  /** Where each caught up to: some are ahead of what is emitted to all. */
  const joinedAt = new Map<Listener, Position>();
  /** Up to where events were read, and were emitted. */
  let { settled: position } = await endsOfEvents(db);
  let emitted = position;
  let reading = false;
  let again = false;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const positionOf = (listener: Listener): Position => {
    const at = joinedAt.get(listener) ?? emitted;
    return isAfter(emitted, at) ? emitted : at;
  };

  /** The database may be away for a moment. */
  async function emitOrRetry(rows: readonly EventRow[]): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        // Who joins meanwhile stands behind these rows, and is sent none of them.
        return await emit(rows, live, positionOf);
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
              if (isAfter(until, positionOf(listener))) reset(listener, until);
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
          const stands = at;
          await emit(rows, new Map([[listener.account, [listener]]]), () => stands);
          at = rows.at(-1) ?? known;
        }
      }
      joinedAt.set(listener, at);
      live.set(listener.account, (live.get(listener.account) ?? new Set()).add(listener));
    },
    positionOf,
    leave(listener) {
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
