import type { OpenDBCallbacks } from 'idb';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';

const opening = vi.hoisted(() => vi.fn());
vi.mock('idb', () => ({ openDB: opening }));

const row = { key: 'a', savedAtMs: 1 };
let letGo: (() => void) | undefined;

/** A browser's database, which throws once the browser has let go of it. */
function database() {
  let gone = false;
  letGo = () => {
    gone = true;
  };
  const unless = async <T>(value: T) => {
    if (gone) throw new Error('The database connection is closing.');
    return value;
  };
  return {
    get: () => unless(row),
    getAllKeysFromIndex: async () => [],
    close: () => undefined,
  };
}

const named = (name: string) => Object.assign(new Error(name), { name });

async function freshDevice() {
  vi.resetModules();
  return (await import('./device-db.ts')).device;
}

beforeEach(() => {
  vi.stubGlobal('IDBKeyRange', { upperBound: () => undefined });
  opening.mockReset();
});
afterEach(() => void vi.useRealTimers());
// The next file of this worker would find the device of these tests.
afterAll(() => {
  vi.doUnmock('idb');
  vi.resetModules();
});

test('a database that the browser let go of is opened anew when something is looked for', async () => {
  let callbacks: OpenDBCallbacks<unknown> | undefined;
  opening.mockImplementation(async (_name, _version, given) => {
    callbacks = given;
    return database();
  });
  const drafts = await (await freshDevice()).table('drafts');
  expect(await drafts.get('a')).toEqual(row);
  letGo?.();
  callbacks?.terminated?.();
  expect(await drafts.get('a')).toEqual(row);
  expect(opening).toHaveBeenCalledTimes(2);
});

test('where there is none rows last as long as the page, and the device says so', async () => {
  opening.mockRejectedValue(new Error('refused'));
  const device = await freshDevice();
  const drafts = await device.table('drafts');
  await drafts.put(row);
  expect(await drafts.get('a')).toEqual(row);
  expect(device.persistent).toBe(false);
});

test('a device that never says whether it has one is waited for no longer than a moment', async () => {
  vi.useFakeTimers();
  opening.mockReturnValue(new Promise(() => undefined));
  const device = await freshDevice();
  const drafts = await device.table('drafts');
  const refused = expect(drafts.get('a')).rejects.toThrow('longer');
  await vi.runAllTimersAsync();
  await refused;
  await expect(drafts.put(row)).resolves.toBe(false);
  await expect(drafts.get('a')).resolves.toEqual(row);
  await expect(drafts.get('b')).rejects.toThrow('not opened');
  expect(device.persistent).toBe(false);
});

test('a row that never comes is an error, not a wait for ever', async () => {
  vi.useFakeTimers();
  opening.mockResolvedValue({ ...database(), get: () => new Promise(() => undefined) });
  const drafts = await (await freshDevice()).table('drafts');
  const refused = expect(drafts.get('a')).rejects.toThrow('longer');
  await vi.runAllTimersAsync();
  await refused;
});

/** Drafts of a device whose database has not opened after five seconds, and what opens it. */
async function lateDrafts() {
  vi.useFakeTimers();
  let open: (database: unknown) => void = () => undefined;
  opening.mockReturnValue(
    new Promise((resolve) => {
      open = resolve;
    }),
  );
  const device = await freshDevice();
  const drafts = await device.table('drafts');
  const refused = expect(drafts.get('a')).rejects.toThrow('longer');
  await vi.advanceTimersByTimeAsync(5_000);
  await refused;
  return { device, drafts, open };
}

test('a database that opens late keeps what was written meanwhile, and gives what it had before', async () => {
  const rows = new Map([['a', { key: 'a', savedAtMs: 1, value: 'earlier' }]]);
  const { device, drafts, open } = await lateDrafts();
  const late = drafts.late?.('a');
  await expect(drafts.put({ key: 'a', savedAtMs: 2, value: 'typed' } as never)).resolves.toBe(false);
  expect([...rows.values()]).toEqual([{ key: 'a', savedAtMs: 1, value: 'earlier' }]);
  open({
    get: async (_table: string, key: string) => rows.get(key),
    put: async (_table: string, each: { key: string; savedAtMs: number; value: string }) =>
      rows.set(each.key, each),
  });
  expect(await late).toMatchObject({ value: 'earlier' });
  await vi.waitFor(() => expect(device.persistent).toBe(true));
  expect(rows.get('a')).toMatchObject({ value: 'typed' });
  await expect(drafts.late?.('a')).resolves.toBeUndefined();
});

test('a database that opens late and takes nothing leaves what was written to the page', async () => {
  const { device, drafts, open } = await lateDrafts();
  await drafts.put(row);
  const put = vi.fn(async () => {
    throw new Error('the disk is full');
  });
  open({ get: async () => undefined, put });
  await vi.waitFor(() => expect(put).toHaveBeenCalled());
  await vi.advanceTimersByTimeAsync(0);
  expect(await drafts.get('a')).toEqual(row);
  expect(device.persistent).toBe(false);
});

/** A database that fails as it is told to, and keeps rows otherwise. */
function failing(fails: (doing: string, table: string) => string | undefined) {
  const rows = new Map<string, unknown>();
  const unless = async <T>(doing: string, table: string, work: () => T) => {
    const name = fails(doing, table);
    if (name) throw named(name);
    return work();
  };
  const keyOf = (table: string, key: string) => `${table} ${key}`;
  return {
    rows,
    get: (table: string, key: string) => unless('get', table, () => rows.get(keyOf(table, key))),
    getAll: (table: string) =>
      unless('getAll', table, () =>
        [...rows].filter(([key]) => key.startsWith(`${table} `)).map(([, each]) => each),
      ),
    put: (table: string, each: { key: string }) =>
      unless('put', table, () => void rows.set(keyOf(table, each.key), each)),
    delete: (table: string, key: string) =>
      unless('delete', table, () => void rows.delete(keyOf(table, key))),
    clear: (table: string) =>
      unless('clear', table, () => {
        for (const key of rows.keys()) if (key.startsWith(`${table} `)) rows.delete(key);
      }),
    getAllKeysFromIndex: async () => [],
    close: () => undefined,
  };
}

test('a connection that turns out to be closed is opened anew, and what was asked is asked again', async () => {
  let isClosed = true;
  opening.mockImplementation(async () => failing(() => (isClosed ? 'InvalidStateError' : undefined)));
  const outbox = await (await freshDevice()).table('outbox');
  opening.mockImplementation(async () => {
    isClosed = false;
    return failing(() => undefined);
  });
  await outbox.get('warm').catch(() => undefined);
  isClosed = true;
  await expect(outbox.put(row)).resolves.toBe(true);
  await expect(outbox.all()).resolves.toEqual([row]);
});

test('where there is no room what was only seen gives way to what was done', async () => {
  let isFull = true;
  const db = failing((doing, table) => {
    if (doing === 'clear') isFull = false;
    return doing === 'put' && table !== 'reads' && isFull ? 'QuotaExceededError' : undefined;
  });
  opening.mockResolvedValue(db);
  const device = await freshDevice();
  await (await device.table('reads')).put({ ...row, key: 'seen' });
  const outbox = await device.table('outbox');
  await expect(outbox.put(row)).resolves.toBe(true);
  expect([...db.rows.keys()]).toEqual(['outbox a']);
});

test('what a full device does not take is the page’s, in its newest state, until there is room again', async () => {
  let isFull = true;
  const db = failing((doing) =>
    doing !== 'get' && doing !== 'getAll' && isFull ? 'QuotaExceededError' : undefined,
  );
  opening.mockResolvedValue(db);
  const device = await freshDevice();
  const outbox = await device.table('outbox');
  await expect(outbox.put(row)).resolves.toBe(false);
  const newer = { ...row, savedAtMs: 2 };
  await expect(outbox.put(newer)).resolves.toBe(false);
  await expect(outbox.keeps(['a'])).resolves.toBe(false);
  await expect(outbox.keeps(['of another'])).resolves.toBe(true);
  expect(device.persistent).toBe(false);
  expect(await outbox.all()).toEqual([newer]);
  expect(await outbox.get('a')).toEqual(newer);
  isFull = false;
  await expect(outbox.put({ ...row, key: 'b' })).resolves.toBe(true);
  await vi.waitFor(() => expect(db.rows.get('outbox a')).toEqual(newer));
  expect(device.persistent).toBe(true);
  await expect(outbox.keeps(['a', 'b'])).resolves.toBe(true);
});

test('what a device did not take it is given once more by those who ask whether it keeps it', async () => {
  let isFull = true;
  const db = failing((doing) => (doing === 'put' && isFull ? 'QuotaExceededError' : undefined));
  opening.mockResolvedValue(db);
  const bytes = await (await freshDevice()).table('bytes');
  await bytes.put(row);
  isFull = false;
  await expect(bytes.keeps(['a'])).resolves.toBe(true);
  expect([...db.rows.keys()]).toEqual(['bytes a']);
});

test('what a device does not remove is gone for the page all the same', async () => {
  const db = failing((doing) => (doing === 'delete' ? 'UnknownError' : undefined));
  opening.mockResolvedValue(db);
  const outbox = await (await freshDevice()).table('outbox');
  await outbox.put(row);
  await outbox.remove('a');
  expect(await outbox.all()).toEqual([]);
  expect(await outbox.get('a')).toBeUndefined();
});

test('a page that another one asks to let go of the database opens it anew', async () => {
  const callbacks: OpenDBCallbacks<unknown>[] = [];
  opening.mockImplementation(async (_name, _version, given) => {
    callbacks.push(given);
    return failing(() => undefined);
  });
  const outbox = await (await freshDevice()).table('outbox');
  await outbox.put(row);
  const close = vi.fn();
  callbacks[0]?.blocking?.(2, 3, { target: { close } } as never);
  expect(close).toHaveBeenCalledOnce();
  await expect(outbox.put({ ...row, key: 'b' })).resolves.toBe(true);
  expect(callbacks).toHaveLength(2);
});

test('a page of an earlier version reads what a newer one has made of the database', async () => {
  opening.mockImplementation(async (_name, version) => {
    // A newer app was here, and without a network this one is opened again.
    if (version !== undefined) throw named('VersionError');
    return database();
  });
  const device = await freshDevice();
  const drafts = await device.table('drafts');
  expect(await drafts.get('a')).toEqual(row);
  expect(device.persistent).toBe(true);
});

test('of what is old, photos stay that a draft names or that wait to be sent, and their bytes', async () => {
  const rows: Record<string, object[]> = {
    drafts: [{ key: 'form', value: { photos: [{ id: 'of-draft', name: 'a.jpg' }] } }],
    outbox: [{ key: 'action', photoIds: ['waiting'] }],
  };
  const removed = vi.fn(async (_table: string, _key: string) => undefined);
  opening.mockResolvedValue({
    ...database(),
    getAll: async (table: string) => rows[table] ?? [],
    getAllKeysFromIndex: async (table: string) =>
      table === 'photos' || table === 'bytes' ? ['of-draft', 'waiting', 'of-nobody'] : [],
    delete: removed,
  });
  const device = await freshDevice();
  const { serverClock } = await import('../clock.ts');
  serverClock.learn({ header: (name) => (name === 'date' ? new Date().toUTCString() : null) }, 0, Date.now());
  await (await device.table('photos')).get('a');
  await vi.waitFor(() => expect(removed).toHaveBeenCalledTimes(2));
  expect(removed.mock.calls).toEqual([
    ['photos', 'of-nobody'],
    ['bytes', 'of-nobody'],
  ]);
});
