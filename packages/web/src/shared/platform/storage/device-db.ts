import { type IDBPDatabase, type OpenDBCallbacks, openDB } from 'idb';
import { onceTold } from '../clock.ts';
import { withTimeout } from '../with-timeout.ts';

/**
 * What this device keeps beside a few keys of local storage: what was typed, what was photographed, what waits to be
 * sent, what was seen. Bytes are rows of their own, as `ArrayBuffer`: WebKit loses Blobs whose rows are rewritten, and
 * takes none in a private window.
 */
export const tableNames = ['drafts', 'photos', 'outbox', 'reads', 'bytes'] as const;
export type TableName = (typeof tableNames)[number];

/** 2: bytes stand in a table of their own; before, a row of `photos` held them as a Blob. */
const version = 2;

/** Rows of every table are found by their key, and forgotten by their age. */
export interface Row {
  key: string;
  savedAtMs: number;
}

/** One table of the device's database. */
export interface Table<R extends Row> {
  /** Rejects if the device does not answer: then it is unknown whether there is such a row. */
  get(key: string): Promise<R | undefined>;
  /** Where the device does not answer, the rows of this page. */
  all(): Promise<R[]>;
  /** The rows whose keys begin so. Rejects where the device does not answer. */
  startingWith(prefix: string): Promise<R[]>;
  /** The keys of all rows. Rejects where the device does not answer. */
  keys(): Promise<string[]>;
  /** Gives whether the device keeps it. Where it does not (it is full, or refuses), the page does as long as it lives. */
  put(row: R): Promise<boolean>;
  /** Gives whether nothing of these rows is the page's alone; what the device did not take it is given once more. */
  keeps(keys: readonly string[]): Promise<boolean>;
  /** Gives whether the device has done it; where it has not, the page goes on as if it had. */
  remove(key: string): Promise<boolean>;
  /** Deletes rows that have not been used for long. */
  removeOlderThan(savedAtMs: number): Promise<void>;
  /** What was kept before this visit, where the device opens its database only after {@link get} gave up on it. */
  late?(key: string): Promise<R | undefined>;
}

/** Keeps rows as long as the page lives; for tests. */
export function memoryTable<R extends Row>(): Table<R> {
  const rows = new Map<string, R>();
  return {
    get: async (key) => rows.get(key),
    all: async () => [...rows.values()],
    startingWith: async (prefix) => [...rows.values()].filter(({ key }) => key.startsWith(prefix)),
    keys: async () => [...rows.keys()],
    async put(row) {
      rows.set(row.key, row);
      return true;
    },
    keeps: async () => true,
    async remove(key) {
      rows.delete(key);
      return true;
    },
    removeOlderThan: async (savedAtMs) => {
      for (const row of rows.values()) if (row.savedAtMs < savedAtMs) rows.delete(row.key);
    },
  };
}

const days = 86_400_000;
/** Age after which an unused row is deleted. What waits to be sent is never deleted by itself. */
const keptMs: Readonly<Partial<Record<TableName, number>>> = {
  drafts: 30 * days,
  photos: 60 * days,
  bytes: 60 * days,
  reads: 14 * days,
};
/** Only a copy of what the server has: it gives way to what people did, and is not kept where there is no room. */
const copies: TableName = 'reads';

/** A device that takes longer does not answer at all, as some do when they have just woken up: it is not waited for. */
const answersMs = 3_000;
const savedAt = 'savedAtMs';

/** The database as it is open at the moment, or about to be. */
let opened: Promise<IDBPDatabase> | undefined;
/** Its opening, once it took too long: until it opens after all it is not waited for. */
let slow: Promise<IDBPDatabase> | undefined;

/** It was open on this page before. */
let wasThere = false;
const reopened = new Set<() => void>();

/**
 * Hears when the device's rows are others than this page has seen: they were deleted under it, or the database opened
 * only late. Gives back what ends the listening.
 */
export function onReopened(listener: () => void): () => void {
  reopened.add(listener);
  return () => reopened.delete(listener);
}

/** Rejects also where there is no IndexedDB at all. */
async function open(letGo: () => void): Promise<IDBPDatabase> {
  let isNew = false;
  const callbacks: OpenDBCallbacks<unknown> = {
    upgrade(fresh, before) {
      isNew = before === 0;
      for (const name of tableNames) {
        if (fresh.objectStoreNames?.contains(name)) continue;
        fresh.createObjectStore(name, { keyPath: 'key' }).createIndex(savedAt, savedAt);
      }
    },
    // Another tab runs a newer version, or deletes it, and waits for this one to let go.
    blocking: (_current, _blocked, event) => {
      letGo();
      (event.target as IDBDatabase).close();
    },
    // Browsers close it while the page sleeps, or when what sites keep is cleared.
    terminated: letGo,
  };
  const db = await openDB('svcdesk', version, callbacks).catch((error) => {
    if (nameOf(error) !== 'VersionError') throw error;
    // Without a network an earlier page may open after a newer one was here; versions only add to the tables.
    return openDB('svcdesk', undefined, callbacks);
  });
  if (isNew && wasThere) for (const listener of reopened) listener();
  wasThere = true;
  onceTold((nowMs) => void forgetAllOld(db, nowMs).catch(() => undefined));
  return db;
}

/** The database, opened anew where it was closed or could not be opened before. */
function database(): Promise<IDBPDatabase> {
  if (opened) return opened;
  const letGo = () => {
    if (opened === opening) opened = undefined;
  };
  const opening = open(letGo);
  opened = opening;
  opening.catch(letGo);
  return opening;
}

/** A photo that a draft or something that waits names is kept as long as that is, however old. */
async function forgetAllOld(db: IDBPDatabase, nowMs: number): Promise<void> {
  const naming: readonly TableName[] = ['drafts', 'outbox'];
  for (const [name, ms] of Object.entries(keptMs) as [TableName, number][]) {
    const isNamed = name === 'photos' || name === 'bytes';
    const ofPage = naming.map((table) => tables.get(table)?.ofPage());
    const kept = isNamed ? [await Promise.all(naming.map((table) => db.getAll(table))), ofPage] : [];
    await forgetOld(db, name, nowMs - ms, JSON.stringify(kept));
  }
}

async function forgetOld(db: IDBPDatabase, name: TableName, savedAtMs: number, kept = ''): Promise<void> {
  const old = await db.getAllKeysFromIndex(name, savedAt, IDBKeyRange.upperBound(savedAtMs, true));
  await Promise.all(old.filter((key) => !kept.includes(String(key))).map((key) => db.delete(name, key)));
}

/** The open database; rejects where it does not open in time, and from then on at once until it has. */
async function reach(): Promise<IDBPDatabase> {
  const opening = database();
  if (opening === slow) throw new Error('The device has not opened its database yet.');
  try {
    return await withTimeout(opening, answersMs);
  } catch (error) {
    device.persistent = false;
    if (opening === opened) waitFor(opening);
    throw error;
  }
}

/** An older page may hold it back; what was written meanwhile goes over as soon as that one is closed. */
function waitFor(opening: Promise<IDBPDatabase>): void {
  if (slow === opening) return;
  slow = opening;
  const over = () => {
    if (slow === opening) slow = undefined;
  };
  opening.then(async () => {
    over();
    for (const table of tables.values()) await table.goOver();
    for (const listener of reopened) listener();
  }, over);
}

/** How browsers say that the connection is gone, of which not all tell beforehand. */
const gone = ['InvalidStateError', 'AbortError', 'UnknownError', 'NotFoundError'];
const nameOf = (error: unknown) => (error instanceof Error ? error.name : '');

/** Asks the database; once more, opened anew, where the connection turns out to be closed. */
async function ask<T>(work: (db: IDBPDatabase) => Promise<T>): Promise<T> {
  const db = await reach();
  const used = opened;
  try {
    return await withTimeout(work(db), answersMs);
  } catch (error) {
    if (!gone.includes(nameOf(error))) throw error;
    if (opened === used) opened = undefined;
    db.close();
    return await withTimeout(work(await reach()), answersMs);
  }
}

/** Writes; where there is no room, what was only seen gives way. */
async function write(name: TableName, row: Row): Promise<void> {
  try {
    await ask((db) => db.put(name, row));
  } catch (error) {
    if (nameOf(error) !== 'QuotaExceededError' || name === copies) throw error;
    await ask((db) => db.clear(copies));
    await ask((db) => db.put(name, row));
  }
}

interface DeviceTable extends Table<Row> {
  /** Gives the device what so far only the page keeps. */
  goOver(): Promise<void>;
  /** Rows that the device has not taken yet. */
  ofPage(): readonly (Row | undefined)[];
}

function deviceTable(name: TableName): DeviceTable {
  /** What the device has not taken yet, as it is now; undefined for what it has not removed. */
  const ofPage = new Map<string, Row | undefined>();
  /** Of these, what it did not take when it was asked. */
  const refused = new Set<string>();
  const askedLate: Promise<unknown>[] = [];

  async function settle(key: string, row: Row | undefined): Promise<void> {
    if (row) await write(name, row);
    else await ask((db) => db.delete(name, key));
    if (ofPage.get(key) !== row) return;
    ofPage.delete(key);
    refused.delete(key);
  }

  async function goOver(): Promise<void> {
    // A caller that waits for an earlier row reads it before this visit's own stands in its place.
    await Promise.allSettled(askedLate.splice(0));
    for (const key of [...refused]) {
      try {
        await settle(key, ofPage.get(key));
        device.persistent = true;
      } catch {
        return;
      }
    }
  }

  return {
    async get(key) {
      return ofPage.has(key) ? ofPage.get(key) : await ask((db) => db.get(name, key));
    },
    async all() {
      const kept: Row[] = await ask((db) => db.getAll(name)).catch(() => []);
      const own = [...ofPage.values()].filter((row) => row !== undefined);
      return [...kept.filter(({ key }) => !ofPage.has(key)), ...own];
    },
    async startingWith(prefix) {
      const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
      const kept: Row[] = await ask((db) => db.getAll(name, range));
      const own = [...ofPage.values()].filter((row) => row?.key.startsWith(prefix)) as Row[];
      return [...kept.filter(({ key }) => !ofPage.has(key)), ...own];
    },
    async keys() {
      const kept = (await ask((db) => db.getAllKeys(name))) as string[];
      const own = [...ofPage].flatMap(([key, row]) => (row ? [key] : []));
      return [...kept.filter((key) => !ofPage.has(key)), ...own];
    },
    async put(row) {
      ofPage.set(row.key, row);
      try {
        await settle(row.key, row);
        device.persistent = true;
        // There is room again for what it did not take before.
        if (refused.size > 0) void goOver();
        return true;
      } catch {
        device.persistent = false;
        if (name === copies) ofPage.delete(row.key);
        else refused.add(row.key);
        return false;
      }
    },
    async keeps(keys) {
      if (keys.some((key) => refused.has(key))) await goOver();
      return !keys.some((key) => ofPage.has(key));
    },
    async remove(key) {
      ofPage.set(key, undefined);
      try {
        await settle(key, undefined);
        return true;
      } catch {
        refused.add(key);
        return false;
      }
    },
    async removeOlderThan(savedAtMs) {
      for (const [key, row] of ofPage) if (row && row.savedAtMs < savedAtMs) ofPage.delete(key);
      await ask((db) => forgetOld(db, name, savedAtMs));
    },
    async late(key) {
      const inTime = await reach().then(
        () => true,
        () => false,
      );
      if (inTime || !slow) return undefined;
      const row = slow.then((db): Promise<Row | undefined> => db.get(name, key));
      askedLate.push(row);
      return row;
    },
    goOver,
    ofPage: () => [...ofPage.values()],
  };
}

const tables = new Map<TableName, DeviceTable>();

/** The device's own tables. What the device does not take lasts as long as the page, and `persistent` says so. */
export const device = {
  persistent: true,
  async table<R extends Row>(name: TableName): Promise<Table<R>> {
    const table = tables.get(name) ?? deviceTable(name);
    tables.set(name, table);
    // Of each table there are rows of one kind; who asks names it.
    return table as unknown as Table<R>;
  },
};
