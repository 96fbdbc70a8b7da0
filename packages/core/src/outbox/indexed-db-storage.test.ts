import { IDBFactory } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { indexedDbOutboxStorage } from './indexed-db-storage.ts';
import type { OutboxItem } from './outbox-item.ts';
import { memoryOutboxStorage } from './storage.ts';

const item = (key: string, place: number): OutboxItem => ({
  ...{ key, place, account: 'me', callId: 'orders.progress', request: { orderId: 'o' } },
  ...{ at: '2026-11-20T01:00:00Z', savedAtMs: 1, state: 'waiting', failures: 0 },
});

test.each([
  ['memory', () => memoryOutboxStorage()],
  ['a database of the browser', () => indexedDbOutboxStorage(new IDBFactory())],
])('a storage in %s keeps the line and its files', async (_where, create) => {
  const storage = create();
  await storage.put(item('a', 1));
  await storage.put(item('b', 2));
  await storage.put({ ...item('a', 1), state: 'refused' });
  expect((await storage.all()).map(({ key, state }) => [key, state])).toEqual([
    ['a', 'refused'],
    ['b', 'waiting'],
  ]);
  await storage.remove('b');
  expect(await storage.all()).toHaveLength(1);
  const bytes = new Uint8Array([1, 2, 3]).buffer;
  await storage.putFile({ id: 'f', type: 'image/png', bytes });
  expect(await storage.getFile('f')).toEqual({ id: 'f', type: 'image/png', bytes });
  await storage.removeFile('f');
  expect(await storage.getFile('f')).toBeUndefined();
});

test('what one page kept another one finds, also once the database was let go of', async () => {
  const browser = new IDBFactory();
  const [one, other] = [indexedDbOutboxStorage(browser), indexedDbOutboxStorage(browser)];
  await one.put(item('a', 1));
  expect(await other.all()).toHaveLength(1);
  const deleted = browser.deleteDatabase('svcdesk-outbox');
  await new Promise((resolve) => deleted.addEventListener('success', resolve));
  expect(await one.all()).toEqual([]);
  await one.put(item('b', 1));
  expect((await other.all()).map(({ key }) => key)).toEqual(['b']);
});
