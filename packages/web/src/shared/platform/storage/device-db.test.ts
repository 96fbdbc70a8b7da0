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
  };
}

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
  const opened = device.table('drafts');
  await vi.runAllTimersAsync();
  expect(await (await opened).get('a')).toBeUndefined();
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
  const opened = device.table('drafts');
  await vi.advanceTimersByTimeAsync(5_000);
  return { device, drafts: await opened, open };
}

test('a database that opens late keeps what was written meanwhile, and gives what it had before', async () => {
  const rows = new Map([['a', { key: 'a', savedAtMs: 1, value: 'earlier' }]]);
  const { device, drafts, open } = await lateDrafts();
  const late = drafts.late?.('a');
  await drafts.put({ key: 'a', savedAtMs: 2, value: 'typed' } as never);
  expect([...rows.values()]).toEqual([{ key: 'a', savedAtMs: 1, value: 'earlier' }]);
  open({
    get: async (_table: string, key: string) => rows.get(key),
    put: async (_table: string, each: { key: string; savedAtMs: number; value: string }) =>
      rows.set(each.key, each),
  });
  expect(await late).toMatchObject({ value: 'earlier' });
  await vi.waitFor(() => expect(device.persistent).toBe(true));
  expect(rows.get('a')).toMatchObject({ value: 'typed' });
  expect(drafts.late).toBeUndefined();
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
