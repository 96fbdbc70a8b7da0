import type { Database } from '../../platform/db/index.ts';
import type { Emitter, Listener } from './emitter.ts';
import { eventsAfter, isAfter, maxRead, type Position } from './event-rows.ts';

/** Frames that a listener is sent of what it missed: who missed more looks at everything anew, which is less. */
const maxMissed = 1000;
/** Reads for one listener alone: most come back within a minute, and wait for nobody. */
const readsAlone = 2;
/** What each account hears of a read is reckoned at once, and holds up all else that this process does meanwhile. */
const maxTogether = 200;

/** Sends those who come back what they missed. */
export interface CatchUp {
  /** Sends a listener what it missed since a position, and has it go live then. */
  begin(listener: Listener, from: Position): void;
  /** Up to where a listener that catches up was sent everything. */
  positionOf(listener: Listener): Position | undefined;
  leave(listener: Listener): void;
}

interface CatchUpParts {
  readonly db: Database;
  readonly tenantId: string;
  readonly emitter: Emitter;
  /** Up to where events were read for those who are live. */
  end(): Position;
  /** From now on a listener is sent what is new, after a position. */
  goLive(listener: Listener, at: Position): void;
  failed(error: unknown): void;
}

/**
 * Events are read as far back as they are kept, however many of them were other people's: on a busy tenant that is an
 * hour of a hundred thousand. So those who were away for long are caught up together, by one reading for all.
 */
export function createCatchUp({ db, tenantId, emitter, end, goLive, failed }: CatchUpParts): CatchUp {
  /** Who catches up: where it stands, and how many frames it was sent. */
  const behind = new Map<Listener, { at: Position; frames: number }>();
  /** Those of them who wait until others have caught up. */
  const waiting = new Set<Listener>();
  let together = false;

  const standsOf = (listener: Listener): Position => behind.get(listener)?.at ?? end();

  function arrive(listener: Listener, at: Position): void {
    behind.delete(listener);
    goLive(listener, at);
  }

  function deliver(listener: Listener, bytes: Buffer, frameCount: number): void {
    const state = behind.get(listener);
    // It has left meanwhile.
    if (!state) return;
    state.frames += frameCount;
    if (state.frames <= maxMissed) {
      listener.send(bytes);
      return;
    }
    const at = end();
    emitter.reset(listener, at);
    arrive(listener, at);
  }

  /** Sends listeners what they missed until they stand where the others do, or after so many reads. */
  async function catchUp(listeners: readonly Listener[], maxReads: number): Promise<void> {
    let at = listeners.map(standsOf).reduce((a, b) => (isAfter(a, b) ? b : a));
    for (let reads = 0; ; reads++) {
      const left = listeners.filter((listener) => behind.has(listener));
      const known = end();
      // Without a pause before they are among the others.
      if (!isAfter(known, at)) for (const listener of left) arrive(listener, standsOf(listener));
      if (left.length === 0 || !isAfter(known, at) || reads === maxReads) return;
      const { rows } = await eventsAfter(db, tenantId, at, maxRead);
      const byAccount = Map.groupBy(left, ({ account }) => account);
      await emitter.emit(rows, byAccount, standsOf, deliver);
      at = rows.at(-1) ?? known;
      for (const listener of left) {
        const state = behind.get(listener);
        if (state && isAfter(at, state.at)) state.at = at;
      }
    }
  }

  /** The same; who cannot be sent it now is ended. */
  async function tryToCatchUp(listeners: readonly Listener[], maxReads: number): Promise<void> {
    await catchUp(listeners, maxReads).catch((error: unknown) => {
      failed(error);
      for (const listener of listeners) if (behind.delete(listener)) listener.end();
    });
  }

  async function catchUpTogether(): Promise<void> {
    if (together) return;
    together = true;
    while (waiting.size > 0) {
      const listeners = [...waiting].slice(0, maxTogether);
      for (const listener of listeners) waiting.delete(listener);
      await tryToCatchUp(listeners, Number.POSITIVE_INFINITY);
    }
    // No await after the last check of `waiting`: who comes in between would wait for ever.
    together = false;
  }

  async function catchUpAlone(listener: Listener): Promise<void> {
    await tryToCatchUp([listener], readsAlone);
    if (!behind.has(listener)) return;
    waiting.add(listener);
    await catchUpTogether();
  }

  return {
    begin(listener, from) {
      behind.set(listener, { at: from, frames: 0 });
      catchUpAlone(listener).catch(failed);
    },
    positionOf: (listener) => behind.get(listener)?.at,
    leave(listener) {
      behind.delete(listener);
      waiting.delete(listener);
    },
  };
}
