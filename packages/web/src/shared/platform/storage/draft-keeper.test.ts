import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryTable } from './device-db.ts';
import { draftKeeper, saveDelayMs } from './draft-keeper.ts';
import { type Draft, draftKey, ownKey, unsaved } from './draft-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function keeperOn(store = memoryTable<Draft>()) {
  const keeper = draftKeeper<{ text: string }>(
    async () => store,
    'me:form:1',
    undefined,
    () => 5,
  );
  return { store, keeper, own: async () => (await keeper.load()).own?.value };
}

test('typing is kept within a second, and only its last state', async () => {
  const { store, keeper, own } = keeperOn();
  const put = vi.spyOn(store, 'put');
  for (const text of ['a', 'ab', 'abc']) keeper.save({ text });
  expect(saveDelayMs).toBeLessThanOrEqual(1000);
  await vi.advanceTimersByTimeAsync(saveDelayMs);
  expect(put).toHaveBeenCalledExactlyOnceWith({
    key: ownKey('me:form:1'),
    value: { text: 'abc' },
    savedAtMs: 5,
  });
  await expect(own()).resolves.toEqual({ text: 'abc' });
});

test('a page that is being hidden keeps what is waiting at once', async () => {
  const { keeper, own } = keeperOn();
  keeper.save({ text: 'abc' });
  await keeper.flush();
  await expect(own()).resolves.toEqual({ text: 'abc' });
});

test('a draft is gone after the server’s answer, also when a save was on its way', async () => {
  const { keeper, own } = keeperOn();
  keeper.save({ text: 'abc' });
  const saving = keeper.flush();
  keeper.save({ text: 'abcd' });
  await keeper.clear();
  await saving;
  await vi.advanceTimersByTimeAsync(saveDelayMs * 2);
  await expect(own()).resolves.toBeUndefined();
});

test('a slow older save never lands after a newer one', async () => {
  const { store, keeper } = keeperOn();
  const order: unknown[] = [];
  vi.spyOn(store, 'put').mockImplementation(async ({ value }) => {
    await new Promise((resolve) => setTimeout(resolve, order.length === 0 ? 500 : 1));
    order.push(value);
    return true;
  });
  keeper.save({ text: 'old' });
  const first = keeper.flush();
  keeper.save({ text: 'new' });
  const second = keeper.flush();
  await vi.advanceTimersByTimeAsync(1000);
  await Promise.all([first, second]);
  expect(order).toEqual([{ text: 'old' }, { text: 'new' }]);
});

test('a device that cannot keep it is heard of and nothing breaks', async () => {
  const onFailure = vi.fn();
  const full = { ...memoryTable<Draft>(), put: () => Promise.reject(new Error('QuotaExceeded')) };
  const keeper = draftKeeper<object>(async () => full, 'k', onFailure);
  keeper.save({});
  await keeper.flush();
  expect(onFailure).toHaveBeenCalledOnce();
});

test('drafts of two accounts, forms or objects never meet', () => {
  const keys = [
    draftKey('a', 'f', '1'),
    draftKey('b', 'f', '1'),
    draftKey('a', 'g', '1'),
    draftKey('a', 'f', '2'),
  ];
  expect(new Set([...keys, draftKey('a:f', '1'), draftKey('a', 'f:1')]).size).toBe(6);
});

test('drafts that nobody came back for are forgotten', async () => {
  const store = memoryTable<Draft>();
  await store.put({ key: 'old', value: 1, savedAtMs: 10 });
  await store.put({ key: 'new', value: 2, savedAtMs: 20 });
  await store.removeOlderThan(15);
  await expect(store.get('old')).resolves.toBeUndefined();
  await expect(store.get('new')).resolves.toMatchObject({ value: 2 });
});

test('what the database has no room for is in web storage when the page is left', async () => {
  const keep = vi.spyOn(unsaved, 'keep').mockReturnValue(true);
  const { keeper } = keeperOn({ ...memoryTable<Draft>(), put: async () => false });
  keeper.save({ text: 'typed on a full device' });
  await keeper.flush();
  keeper.leave();
  expect(keep).toHaveBeenCalledWith(expect.objectContaining({ value: { text: 'typed on a full device' } }));
  keep.mockRestore();
});

test('what the page has no time to give to the database is in web storage until the database has it', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  const store = memoryTable<Draft>();
  const { promise: isKept, resolve: keepsIt } = Promise.withResolvers<boolean>();
  vi.spyOn(store, 'put').mockReturnValue(isKept);
  const forget = vi.spyOn(unsaved, 'forget');
  const { keeper } = keeperOn(store);
  keeper.save({ text: 'typed just before a reload' });
  keeper.leave();
  expect([...kept.values()].join()).toContain('typed just before a reload');
  keepsIt(true);
  await vi.waitFor(() => expect(forget).toHaveBeenCalled());
  expect(kept.size).toBe(0);
  vi.unstubAllGlobals();
});

test('what another tab has left is forgotten alone, and what is laid aside is nobody’s own', async () => {
  const { store, keeper, own } = keeperOn();
  const left = { key: 'me:form:1:closed', value: { text: 'left' }, savedAtMs: 1 };
  await store.put(left);
  keeper.save({ text: 'mine' });
  await keeper.flush();
  await keeper.layAside({ text: 'aside' });
  expect((await keeper.load()).left.map(({ value }) => value)).toEqual([{ text: 'aside' }, { text: 'left' }]);
  await keeper.clearLeft(left);
  expect((await keeper.load()).left).toHaveLength(1);
  await expect(own()).resolves.toEqual({ text: 'mine' });
});

test('a draft that is taken over from another tab stays there while the device has room for it nowhere', async () => {
  const { store, keeper } = keeperOn();
  const left = { key: 'me:form:1:other', value: { text: 'left' }, savedAtMs: 1 };
  await store.put(left);
  const full = vi.spyOn(store, 'put').mockResolvedValue(false);
  await keeper.takeOver(left, left.value);
  await expect(store.get(left.key)).resolves.toEqual(left);
  full.mockRestore();
  await keeper.takeOver(left, left.value);
  await expect(store.all()).resolves.toEqual([{ key: ownKey('me:form:1'), value: left.value, savedAtMs: 5 }]);
});
