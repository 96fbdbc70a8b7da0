import type { Database } from '../../platform/db/index.ts';
import type { AccountStreams } from './account-streams.ts';
import { type EventSubjects, frameOf, hearingOf, loadSubjects, type WorkVisibility } from './audience.ts';
import { bookmarkOf, type EventRow, isAfter, type Position } from './event-rows.ts';

/** One open stream of a client. */
export interface Listener {
  /** Who listens there. */
  readonly account: AccountStreams;
  /** Takes frames of events. */
  send(bytes: Buffer): void;
  /** Ends it: its client comes back to where it stood. */
  end(): void;
}

/** Takes the frames of some events for a listener, and how many they are. */
type Deliver = (listener: Listener, bytes: Buffer, frameCount: number) => void;

/** Sends rows of events to the streams of accounts that may see them. */
export interface Emitter {
  /** Emits rows to listeners, each those that come after where it stands: reckoned once for all of an account. */
  emit(
    rows: readonly EventRow[],
    to: ReadonlyMap<AccountStreams, Iterable<Listener>>,
    standsOf: (listener: Listener) => Position,
    deliver: Deliver,
  ): Promise<void>;
  /** Who missed something that is not emitted any more shall look at everything anew. */
  reset(listener: Listener, at: Position): void;
}

/** What it is made with. */
export interface EmitterParts {
  readonly db: Database;
  readonly tenantId: string;
  readonly visibility: WorkVisibility;
  now(): Date;
}

/** Before everything that ever happened. */
const beginning: Position = { xid: 0, id: 0 };

export function createEmitter({ db, tenantId, visibility, now }: EmitterParts): Emitter {
  /** The last frame carries the position: a client that reconnects in between gets all frames again. */
  const framed = (frames: string, last: string, at: Position): Buffer =>
    Buffer.from(`${frames}${bookmarkOf(at, now())}${last}`);

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

  return {
    async emit(rows, to, standsOf, deliver) {
      const [first] = rows;
      const until = rows.at(-1);
      if (!first || !until) return;
      const subjects = await subjectsFor(rows, [...to.keys()]);
      const hearings = rows.map((row) => [row, hearingOf(row, subjects)] as const);
      for (const [account, listeners] of to) {
        const reader = account.known();
        if (!reader) continue;
        const heardAfter = (at: Position) => {
          const frames = hearings.flatMap(([row, heardBy]) => (isAfter(row, at) ? heardBy(reader) : []));
          if (frames.length === 0) return undefined;
          // Figures follow from all the others, so they are said to have changed once for all of them.
          return { count: frames.length, bytes: framed(frames.join(''), frameOf('counts', {}), until) };
        };
        const all = heardAfter(beginning);
        if (!all) continue;
        for (const listener of listeners) {
          const at = standsOf(listener);
          const heard = isAfter(first, at) ? all : heardAfter(at);
          if (heard) deliver(listener, heard.bytes, heard.count);
        }
      }
    },
    reset(listener, at) {
      listener.send(framed('', frameOf('reset', {}), at));
    },
  };
}
