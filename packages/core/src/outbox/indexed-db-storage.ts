import type { OutboxItem } from './outbox-item.ts';
import type { KeptFile, OutboxStorage } from './storage.ts';

interface Request<T> {
  readonly result: T;
  readonly error: unknown;
  addEventListener(type: string, listener: () => void): void;
}

interface Transaction {
  readonly error: unknown;
  objectStore(name: string): {
    get(key: string): Request<unknown>;
    getAll(): Request<unknown[]>;
    put(value: unknown): Request<unknown>;
    delete(key: string): Request<unknown>;
  };
  addEventListener(type: string, listener: () => void): void;
}

interface Database {
  createObjectStore(name: string, options: { keyPath: string }): unknown;
  transaction(name: string, mode: 'readonly' | 'readwrite'): Transaction;
  close(): void;
  addEventListener(type: string, listener: () => void): void;
}

/** The part of a browser's `indexedDB` that is needed. */
export interface DatabaseFactory {
  open(name: string, version: number): Request<Database>;
}

/** A storage in a database of the browser, which all of its pages share; pass `indexedDB`. */
export function indexedDbOutboxStorage(factory: DatabaseFactory, name = 'svcdesk-outbox'): OutboxStorage {
  let opened: Promise<Database> | undefined;

  function database(): Promise<Database> {
    if (opened) return opened;
    const opening = open();
    opened = opening;
    const letGo = () => {
      if (opened === opening) opened = undefined;
    };
    opening.then((db) => {
      // Browsers close it while the page sleeps, or when what sites keep is cleared.
      db.addEventListener('close', letGo);
      // Another page deletes it, or runs a newer version, and waits for this one to let go.
      db.addEventListener('versionchange', () => {
        letGo();
        db.close();
      });
    }, letGo);
    return opening;
  }

  async function open(): Promise<Database> {
    const request = factory.open(name, 1);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore('items', { keyPath: 'key' });
      request.result.createObjectStore('files', { keyPath: 'id' });
    });
    return await answerOf(request);
  }

  async function begin(store: string, mode: 'readonly' | 'readwrite'): Promise<Transaction> {
    const opening = database();
    try {
      return (await opening).transaction(store, mode);
    } catch {
      // Not every browser says beforehand that the connection is gone.
      if (opened === opening) opened = undefined;
      return (await database()).transaction(store, mode);
    }
  }

  async function ask<T>(
    store: 'items' | 'files',
    mode: 'readonly' | 'readwrite',
    work: (store: ReturnType<Transaction['objectStore']>) => Request<T>,
  ): Promise<T> {
    const transaction = await begin(store, mode);
    const answer = answerOf(work(transaction.objectStore(store)));
    // Only a whole transaction is on the device.
    if (mode === 'readwrite') await Promise.all([answer, wholeOf(transaction)]);
    return await answer;
  }

  return {
    all: () => ask('items', 'readonly', (items) => items.getAll()) as Promise<OutboxItem[]>,
    put: (item) => ask('items', 'readwrite', (items) => items.put(item)),
    remove: (key) => ask('items', 'readwrite', (items) => items.delete(key)),
    putFile: (file) => ask('files', 'readwrite', (files) => files.put(file)),
    getFile: (id) => ask('files', 'readonly', (files) => files.get(id)) as Promise<KeptFile | undefined>,
    removeFile: (id) => ask('files', 'readwrite', (files) => files.delete(id)),
  };
}

function answerOf<T>(request: Request<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}

function wholeOf(transaction: Transaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', resolve);
    transaction.addEventListener('abort', () => reject(transaction.error));
  });
}
