/** What something is queued by: how many times as much as one may wait of it. */
interface QueueKey {
  readonly key: string;
  readonly share: number;
}

/**
 * Lets work of the same first key happen one after the other, within this process. Of every key no more may wait than
 * `maxWaiting` times its share.
 */
export function createKeyedQueue(maxWaiting: number) {
  const lengths = new Map<string, number>();
  const lasts = new Map<string, Promise<unknown>>();

  function count(keys: readonly QueueKey[], by: 1 | -1): void {
    for (const { key } of keys) {
      const length = (lengths.get(key) ?? 0) + by;
      if (length > 0) lengths.set(key, length);
      else lengths.delete(key);
    }
  }

  return {
    /** Runs when all earlier work of the first key is done; undefined when too many of a key wait already. */
    run<T>(keys: readonly [QueueKey, ...QueueKey[]], work: () => Promise<T>): Promise<T> | undefined {
      if (keys.some(({ key, share }) => (lengths.get(key) ?? 0) >= maxWaiting * share)) return undefined;
      const [{ key: line }] = keys;
      count(keys, 1);
      const mine = (lasts.get(line) ?? Promise.resolve()).then(work).finally(() => {
        count(keys, -1);
        if (!lengths.has(line)) lasts.delete(line);
      });
      lasts.set(
        line,
        mine.catch(() => {}),
      );
      return mine;
    },
  };
}
