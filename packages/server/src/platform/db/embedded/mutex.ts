import { DatabaseError } from '../error.ts';

/** As PostgreSQL calls a lock that did not come in time. */
const lockNotAvailable = '55P03';

/**
 * First come, first served between single statements and transactions on one connection. A single
 * statement only has to be sent in its turn (the worker keeps the order); a transaction keeps the
 * connection until it is released. A waiter is refused after `maxWaitMs`.
 */
export function createMutex(maxWaitMs: number) {
  /** Resolves when every transaction that came so far has been released. */
  let free: Promise<void> | undefined;
  let held = 0;
  let waiting = 0;

  async function awaitTurn(turn: Promise<void> | undefined, withinMs = maxWaitMs): Promise<void> {
    if (!turn) return;
    waiting += 1;
    try {
      await inTurn(turn, withinMs);
    } finally {
      waiting -= 1;
    }
  }

  async function inTurn(turn: Promise<void>, withinMs: number): Promise<void> {
    if (withinMs === Number.POSITIVE_INFINITY) return turn;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        const message = `A transaction has held the database for more than ${withinMs} ms`;
        reject(new DatabaseError({ code: lockNotAvailable, message }));
      }, withinMs);
    });
    try {
      await Promise.race([turn, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    /** Calls `send` now, or when every transaction that came before has been released. */
    single: <T>(send: () => Promise<T>): Promise<T> => (free ? awaitTurn(free).then(send) : send()),
    /** Resolves with the release function when the connection is this caller's alone. */
    async hold(withinMs?: number): Promise<() => void> {
      const before = free;
      const released = Promise.withResolvers<void>();
      free = released.promise;
      try {
        await awaitTurn(before, withinMs);
      } catch (error) {
        // Those that came after this one still wait for those before.
        before?.then(released.resolve);
        throw error;
      }
      held += 1;
      return () => {
        held -= 1;
        released.resolve();
      };
    },
    /** Whether the connection is held, and how many wait for it. */
    state: () => ({ held: held > 0, waiting }),
  };
}
