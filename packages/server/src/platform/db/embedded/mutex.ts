/**
 * First come, first served between single statements and transactions on one connection. A single
 * statement only has to be sent in its turn (the worker keeps the order); a transaction keeps the
 * connection until it is released.
 */
export interface Mutex {
  /** Calls `send` now, or when every transaction that came before has been released. */
  single<T>(send: () => Promise<T>): Promise<T>;
  /** Resolves with the release function when the connection is this caller's alone. */
  hold(): Promise<() => void>;
}

export function createMutex(): Mutex {
  const waiting: (() => void)[] = [];
  let held = false;

  function advance(): void {
    while (!held) {
      const next = waiting.shift();
      if (!next) return;
      next();
    }
  }

  function release(): void {
    held = false;
    advance();
  }

  return {
    single(send) {
      if (!held && waiting.length === 0) return send();
      return new Promise((resolve, reject) => {
        waiting.push(() => {
          send().then(resolve, reject);
        });
      });
    },
    hold() {
      return new Promise((resolve) => {
        waiting.push(() => {
          held = true;
          resolve(release);
        });
        advance();
      });
    },
  };
}
