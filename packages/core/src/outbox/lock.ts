/** Runs work while no other page or program that shares the line runs any. */
export type OutboxLock = <T>(work: () => Promise<T>) => Promise<T>;

/** The part of a browser's `navigator.locks` that is needed. */
export interface LockManager {
  request<T>(name: string, work: () => Promise<T>): Promise<T>;
}

/**
 * A lock by which one page of a browser sends at a time; pass `navigator.locks`. Where there are none, as without HTTPS,
 * the keys keep each from arriving twice.
 */
export function webLock(locks: LockManager | undefined, name = 'svcdesk.outbox'): OutboxLock {
  return async (work) => {
    let begun = false;
    const inTurn = () => {
      begun = true;
      return work();
    };
    try {
      return locks ? await locks.request(name, inTurn) : await inTurn();
    } catch (error) {
      // Some browsers have them and refuse each.
      if (begun) throw error;
      return await work();
    }
  };
}
