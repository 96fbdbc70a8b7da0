import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { device, memoryTable, type Row, type TableName, tableNames } from './device-db.ts';
import { forgetLeftovers, forgetPerson, forgetWithPerson } from './personal-data.ts';
import { storageKeys } from './web-storage.ts';
// Loaded later by what is tried; its coming is nothing that a test's clock would wait for.
import './forget-device.ts';

/** A browser's storage of strings, whose keys are its own as in a browser. */
function area(content: Record<string, string>): Storage {
  const storage = { ...content } as Record<string, unknown>;
  const hidden = (value: unknown) => ({ value, enumerable: false });
  return Object.defineProperties(storage, {
    getItem: hidden((key: string) => storage[key] ?? null),
    setItem: hidden((key: string, value: string) => {
      storage[key] = value;
    }),
    removeItem: hidden((key: string) => void delete storage[key]),
  }) as unknown as Storage;
}

const tables = new Map<TableName, ReturnType<typeof memoryTable<Row>>>();
const keysOf = async (name: TableName) => (await tables.get(name)?.keys())?.sort();

async function keep(name: TableName, key: string, more: object = {}): Promise<void> {
  await tables.get(name)?.put({ key, savedAtMs: Date.now() - 3_600_000, ...more });
}

beforeEach(async () => {
  vi.useFakeTimers();
  for (const name of tableNames) tables.set(name, memoryTable<Row>());
  vi.spyOn(device, 'table').mockImplementation(async (name) => tables.get(name) as never);
  vi.stubGlobal('navigator', {});
  await keep('reads', 'lin ["orders.page"]');
  await keep('reads', 'mei ["orders.page"]');
  await keep('drafts', 'lin:note:order-1', { value: { photos: [{ id: 'p1' }] } });
  await keep('outbox', 'key-1', { account: 'lin', photoIds: ['p2'] });
  for (const photo of ['p1', 'p2', 'p3']) {
    await keep('photos', photo);
    await keep('bytes', photo);
  }
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function forget(person?: string): Promise<void> {
  const forgotten = forgetPerson(() => person);
  await vi.runAllTimersAsync();
  await forgotten;
}

test('after signing out web storage holds what is the device’s, and nothing that this list does not name', async () => {
  const theDevices = {
    [storageKeys.locale]: 'en',
    [storageKeys.theme]: 'dark',
    [storageKeys.consent]: '3',
  };
  vi.stubGlobal(
    'localStorage',
    area({
      ...theDevices,
      [storageKeys.authBtns]: '["order.accept"]',
      [storageKeys.zone]: 'Asia/Shanghai',
      [`${storageKeys.searches}.lin.orders`]: '["pump"]',
      [`${storageKeys.choices}.lin.people`]: '[]',
      [`${storageKeys.lastReport}.lin`]: '{}',
      'svcdesk.somethingNew': 'of a version to come',
      'another.app': 'not ours',
    }),
  );
  vi.stubGlobal(
    'sessionStorage',
    area({
      [storageKeys.tab]: 't',
      [storageKeys.scroll]: '[["k",5]]',
      [`${storageKeys.typed}.changeBind.lin`]: '{}',
      [`${storageKeys.typed}.register`]: '{"phone":"1"}',
    }),
  );
  await forget();
  expect({ ...localStorage }).toEqual({
    ...theDevices,
    'another.app': 'not ours',
    [storageKeys.clean]: 'yes',
  });
  const { tab, typed } = storageKeys;
  expect(Object.keys(sessionStorage)).toEqual([tab, `${typed}.changeBind.lin`, `${typed}.register`]);
});

test('after signing out the device’s database holds drafts, what waits, and the photos that these name', async () => {
  await forget();
  const kept = await Promise.all(tableNames.map(async (name) => [name, await keysOf(name)]));
  expect(Object.fromEntries(kept)).toEqual({
    drafts: ['lin:note:order-1'],
    outbox: ['key-1'],
    photos: ['p1', 'p2'],
    bytes: ['p1', 'p2'],
    reads: [],
  });
});

test('a tab that hears late of the next person leaves them what is theirs', async () => {
  vi.stubGlobal(
    'localStorage',
    area({ [`${storageKeys.site}.lin`]: 's1', [`${storageKeys.site}.mei`]: 's2' }),
  );
  await tables.get('photos')?.put({ key: 'p4', savedAtMs: Date.now() });
  await tables.get('bytes')?.put({ key: 'p5', savedAtMs: Date.now() });
  await forget('mei');
  expect({ ...localStorage }).toEqual({ [`${storageKeys.site}.mei`]: 's2' });
  expect(await keysOf('reads')).toEqual(['mei ["orders.page"]']);
  expect(await keysOf('photos')).toEqual(['p1', 'p2', 'p4']);
  expect(await keysOf('bytes')).toEqual(['p1', 'p2', 'p5']);
});

test('who signs in while it is still forgotten keeps what they begin', async () => {
  vi.stubGlobal('localStorage', area({}));
  let person: string | undefined;
  const forgotten = forgetPerson(() => person);
  await vi.advanceTimersByTimeAsync(500);
  person = 'mei';
  await tables.get('photos')?.put({ key: 'p4', savedAtMs: Date.now() });
  await vi.runAllTimersAsync();
  await forgotten;
  expect(await keysOf('photos')).toEqual(['p1', 'p2', 'p4']);
  expect(localStorage.getItem(storageKeys.clean)).toBeNull();
});

test('who signs in before what is left of the former goes keeps what the app has begun to keep of them', async () => {
  const theirs = {
    [storageKeys.authBtns]: '["order.accept"]',
    [storageKeys.zone]: 'Asia/Shanghai',
    [`${storageKeys.touched}.mei`]: '2026-12-01T00:00:00Z 5',
  };
  vi.stubGlobal('localStorage', area({ ...theirs, [`${storageKeys.touched}.lin`]: 'x 4' }));
  // What other tests of this process have loaded holds something in memory; at a start nothing does.
  forgetLeftovers(() => 'mei');
  await vi.runAllTimersAsync();
  expect({ ...localStorage }).toEqual(theirs);
});

test('a device that does not answer loses no photo, and is asked again at the next start', async () => {
  vi.stubGlobal('localStorage', area({}));
  const drafts = tables.get('drafts');
  if (drafts) drafts.startingWith = () => Promise.reject(new Error('no answer'));
  await forget();
  expect(await keysOf('photos')).toEqual(['p1', 'p2', 'p3']);
  expect(localStorage.getItem(storageKeys.clean)).toBeNull();
});

test('what is held in memory is emptied at once, although one store fails', () => {
  const emptied = vi.fn();
  forgetWithPerson(() => {
    throw new Error('this one is broken');
  });
  forgetWithPerson(emptied);
  void forgetPerson(() => undefined);
  expect(emptied).toHaveBeenCalledOnce();
});
