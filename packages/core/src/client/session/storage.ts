/** Where a session is kept, such as memory, a browser's local storage, or a file. */
export interface SessionStorage {
  get(key: string): string | null | undefined;
  /** A promise that is rejected is told to `hooks.error`, as what is thrown. */
  set(key: string, value: string): unknown;
  remove(key: string): unknown;
  /** Reads what `get` will give, where that takes time: a session waits for it, and calls for their session. See {@link asyncStorage}. */
  load?(key: string): PromiseLike<unknown>;
}

/** A storage that forgets when the program ends. */
export function memoryStorage(): SessionStorage {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key),
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}

/**
 * A storage over a browser's `localStorage` or `sessionStorage`. A full or forbidden storage keeps it in memory, also
 * when it is forbidden only later.
 */
export function webStorage(area: {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}): SessionStorage {
  const spare = memoryStorage();
  const removeFrom = (key: string) => {
    try {
      area.removeItem(key);
    } catch {
      // What cannot be written cannot be read either.
    }
  };
  return {
    get(key) {
      const kept = spare.get(key);
      if (kept !== undefined) return kept;
      try {
        return area.getItem(key);
      } catch {
        return undefined;
      }
    },
    set(key, value) {
      try {
        area.setItem(key, value);
        spare.remove(key);
      } catch {
        spare.set(key, value);
        // A page that is opened next must not go on with what stood there before.
        removeFrom(key);
      }
    },
    remove(key) {
      spare.remove(key);
      removeFrom(key);
    },
  };
}
