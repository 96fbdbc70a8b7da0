/** Lets work of the same key happen one after the other, within this process. */
export function createKeyedQueue(maxWaiting: number) {
  const lines = new Map<string, { last: Promise<unknown>; length: number }>();
  return {
    /** Runs when all earlier work of the key is done; undefined when too many wait already. */
    run<T>(key: string, work: () => Promise<T>): Promise<T> | undefined {
      const line = lines.get(key) ?? { last: Promise.resolve(), length: 0 };
      if (line.length >= maxWaiting) return undefined;
      line.length++;
      lines.set(key, line);
      const mine = line.last.then(work).finally(() => {
        line.length--;
        if (line.length === 0) lines.delete(key);
      });
      line.last = mine.catch(() => {});
      return mine;
    },
  };
}
