import { memoryStorage, type SessionStorage } from './storage.ts';

/** A storage that is read and written by promises, such as AsyncStorage of React Native or the storage of an extension. */
export interface AsyncArea {
  getItem(key: string): PromiseLike<string | null | undefined>;
  setItem(key: string, value: string): PromiseLike<unknown>;
  removeItem(key: string): PromiseLike<unknown>;
}

/**
 * A storage over one that is asynchronous. It is read once, at the start, and from then on kept in memory too, so that
 * `current()` answers at once; writes follow one another. One that fails is told to `hooks.error`, and the session goes
 * on in memory.
 *
 * @example
 * const client = createClient({ baseUrl, storage: asyncStorage(AsyncStorage) });
 * await client.session.ready();
 */
export function asyncStorage(area: AsyncArea): SessionStorage {
  const memory = memoryStorage();
  /** Keys that were written or removed before their first read came back, whose value is older then. */
  const own = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();

  function write(key: string, change: () => PromiseLike<unknown>): Promise<unknown> {
    own.add(key);
    // The next write runs also after one that failed.
    const writing = last.then(change);
    last = writing.catch(() => {});
    return writing;
  }

  return {
    async load(key) {
      const found = await area.getItem(key);
      if (!own.has(key) && found) memory.set(key, found);
    },
    get: memory.get,
    set(key, value) {
      memory.set(key, value);
      return write(key, () => area.setItem(key, value));
    },
    remove(key) {
      memory.remove(key);
      return write(key, () => area.removeItem(key));
    },
  };
}
