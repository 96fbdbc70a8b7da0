/**
 * First come, first served between single statements and transactions on one connection. A single
 * statement only has to be sent in its turn (the worker keeps the order); a transaction keeps the
 * connection until it is released.
 */
export function createMutex() {
  /** Resolves when every transaction that came so far has been released. */
  let free: Promise<void> | undefined;
  return {
    /** Calls `send` now, or when every transaction that came before has been released. */
    single: <T>(send: () => Promise<T>): Promise<T> => (free ? free.then(send) : send()),
    /** Resolves with the release function when the connection is this caller's alone. */
    async hold(): Promise<() => void> {
      const before = free;
      const released = Promise.withResolvers<void>();
      free = released.promise;
      await before;
      return released.resolve;
    },
  };
}
