import type { Ask } from '../client/answer-in-time.ts';
import type { OutboxItem } from './outbox-item.ts';

/**
 * Where the line is kept. What one throws, or rejects with, is told to `hooks.error`, as is one that has not answered in
 * five seconds; what it did not take the program keeps as long as it runs, and `unkept` of the outbox says so.
 */
export interface ItemStorage<Item extends OutboxItem = OutboxItem> {
  /** In any order, of every account. */
  all(): PromiseLike<Item[]>;
  /** Puts an item in the place of the one with its key. False says that it lasts only as long as the program. */
  put(item: Item): PromiseLike<unknown>;
  remove(key: string): PromiseLike<unknown>;
}

/** Bytes of a file, written once and never again: WebKit loses those of rows that are rewritten, and all Blobs. */
export interface KeptFile {
  id: string;
  /** Media type, such as `image/jpeg`. */
  type: string;
  bytes: ArrayBuffer;
}

/** Where the files of the line are kept. One that fails, or does not answer, is treated as an {@link ItemStorage} is. */
export interface FileStorage {
  /** False says that it did not take it. */
  putFile(file: KeptFile): PromiseLike<unknown>;
  /** Undefined for one that is not there. Rejects if the storage cannot tell: then it is asked again later. */
  getFile(id: string): PromiseLike<KeptFile | undefined>;
  removeFile(id: string): PromiseLike<unknown>;
}

/** Where the line and its files are kept. */
export interface OutboxStorage extends ItemStorage, FileStorage {}

/** A storage that forgets when the program ends. */
export function memoryOutboxStorage(): OutboxStorage {
  const items = new Map<string, OutboxItem>();
  const files = new Map<string, KeptFile>();
  return {
    all: async () => [...items.values()],
    put: async (item) => items.set(item.key, item),
    remove: async (key) => items.delete(key),
    putFile: async (file) => files.set(file.id, file),
    getFile: async (id) => files.get(id),
    removeFile: async (id) => files.delete(id),
  };
}

/** A storage of which nothing fails. */
export interface SafeStorage<Item extends OutboxItem> {
  all(): Promise<Item[]>;
  /** Gives whether the device keeps it. */
  put(item: Item): Promise<boolean>;
  remove(key: string): Promise<void>;
}

/** Keeps what a storage did not take, and goes on as if it had done what it did not. */
export function safeStorage<Item extends OutboxItem>(
  storage: ItemStorage<Item>,
  ask: Ask,
): SafeStorage<Item> {
  /** What was read last: what is known while the storage does not answer. */
  let known: readonly Item[] = [];
  const notTaken = new Map<string, Item>();
  const notRemoved = new Set<string>();
  const without = (key: string) => known.filter((item) => item.key !== key);
  return {
    async all() {
      known = await ask<readonly Item[]>(async () => listOf(await storage.all()), known);
      const there = known.filter(({ key }) => !notTaken.has(key) && !notRemoved.has(key));
      return [...there, ...notTaken.values()];
    },
    async put(item) {
      const { key } = item;
      notTaken.set(key, item);
      notRemoved.delete(key);
      return ask(async () => {
        const isKept = (await storage.put(item)) !== false;
        // Taken too late it is taken all the same, unless it was changed or removed since.
        if (notTaken.get(key) === item) {
          notTaken.delete(key);
          known = [...without(key), item];
        }
        return isKept;
      }, false);
    },
    async remove(key) {
      notTaken.delete(key);
      notRemoved.add(key);
      await ask(async () => {
        await storage.remove(key);
        notRemoved.delete(key);
        known = without(key);
      }, undefined);
    },
  };
}

function listOf<Item>(given: readonly Item[]): readonly Item[] {
  if (Array.isArray(given)) return given;
  throw new TypeError('all has to give a list, empty where nothing waits');
}
