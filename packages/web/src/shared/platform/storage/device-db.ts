import { type IDBPDatabase, openDB } from 'idb';
import { within } from '../within.ts';

/** What this device keeps beside a few keys of local storage: what was typed, what waits to be sent, what was seen. */
export const tableNames = ['drafts', 'photos', 'outbox', 'reads'] as const;
export type TableName = (typeof tableNames)[number];

/** Rows of every table are found by their key, and forgotten by their age. */
export interface Row {
  key: string;
  savedAtMs: number;
}

/** One table of the device's database. */
export interface Table<R extends Row> {
  get(key: string): Promise<R | undefined>;
  all(): Promise<R[]>;
  put(row: R): Promise<void>;
  remove(key: string): Promise<void>;
  /** Forgets what nobody came back for. */
  removeOlderThan(savedAtMs: number): Promise<void>;
  /** What was kept before this visit, where the device opens its database only after rows were asked for. */
  late?(key: string): Promise<R | undefined>;
}

/** Keeps rows as long as the page lives; for tests and for devices without IndexedDB. */
export function memoryTable<R extends Row>(): Table<R> {
  const rows = new Map<string, R>();
  return {
    get: async (key) => rows.get(key),
    all: async () => [...rows.values()],
    put: async (row) => void rows.set(row.key, row),
    remove: async (key) => void rows.delete(key),
    removeOlderThan: async (savedAtMs) => {
      for (const row of rows.values()) if (row.savedAtMs < savedAtMs) rows.delete(row.key);
    },
  };
}

const savedAt = 'savedAtMs';

/** Rejects also where there is no IndexedDB at all. */
async function open(): Promise<IDBPDatabase> {
  return openDB('svcdesk', 1, {
    upgrade(fresh) {
      for (const name of tableNames) {
        fresh.createObjectStore(name, { keyPath: 'key' }).createIndex(savedAt, savedAt);
      }
    },
    // Another tab runs a newer version that waits for this one to let go.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    // Browsers let go of it while the page sleeps, or when what sites keep is cleared: it is opened anew when needed.
    terminated: () => {
      opened = undefined;
    },
  });
}

/** A device that takes longer does not answer at all, as some do when they have just woken up: nobody waits for it. */
const answersMs = 3_000;

/** Of the database as it is open at the moment; rejects where the device does not answer. */
function idbTable<R extends Row>(database: () => Promise<IDBPDatabase>, name: TableName): Table<R> {
  const ask = <T>(work: (db: IDBPDatabase) => Promise<T>) => within(database().then(work), answersMs);
  return {
    get: (key) => ask((db) => db.get(name, key)),
    all: () => ask((db) => db.getAll(name)),
    put: (row) => ask(async (db) => void (await db.put(name, row))),
    remove: (key) => ask((db) => db.delete(name, key)),
    removeOlderThan: (savedAtMs) =>
      ask(async (db) => {
        const old = await db.getAllKeysFromIndex(name, savedAt, IDBKeyRange.upperBound(savedAtMs, true));
        await Promise.all(old.map((key) => db.delete(name, key)));
      }),
  };
}

const days = 86_400_000;
/** So long nobody may come back for a row; what waits to be sent is never forgotten by itself. */
const keptMs: Readonly<Partial<Record<TableName, number>>> = {
  drafts: 30 * days,
  photos: 60 * days,
  reads: 14 * days,
};

let opened: Promise<IDBPDatabase> | undefined;

function database(): Promise<IDBPDatabase> {
  opened ??= open().catch((error) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

const tables = new Map<TableName, Promise<Table<Row>>>();

/** Rows last as long as the page until the database opens after all; from then on it keeps them, too. */
function memoryUntil(opening: Promise<unknown>, kept: Table<Row>): Table<Row> {
  const ofPage = memoryTable();
  const asked: Promise<unknown>[] = [];
  const late: Table<Row>['late'] = (key) => {
    const row = opening.then(() => kept.get(key));
    asked.push(row);
    return row;
  };
  const table: Table<Row> = { ...ofPage, late };
  const goOver = async () => {
    // Whoever waits for an earlier row reads it before this visit's own stands in its place.
    await Promise.allSettled(asked);
    Object.assign(table, kept, { late: undefined });
    for (const row of await ofPage.all()) await kept.put(row);
    device.persistent = true;
  };
  // One that never opens, or does not take the rows, leaves them where they are: as long as the page.
  opening.then(goOver).catch(() => void Object.assign(table, ofPage));
  return table;
}

async function openTable(name: TableName): Promise<Table<Row>> {
  const opening = database();
  const kept = idbTable(database, name);
  try {
    await within(opening, answersMs);
  } catch {
    device.persistent = false;
    return memoryUntil(opening, kept);
  }
  const forMs = keptMs[name];
  if (forMs !== undefined) void kept.removeOlderThan(Date.now() - forMs).catch(() => undefined);
  return kept;
}

/** The device's own tables. Where IndexedDB is refused, or has not opened yet, they last as long as the page, and `persistent` says so. */
export const device = {
  persistent: true,
  table<R extends Row>(name: TableName): Promise<Table<R>> {
    const known = tables.get(name) ?? openTable(name);
    tables.set(name, known);
    return known as unknown as Promise<Table<R>>;
  },
};
