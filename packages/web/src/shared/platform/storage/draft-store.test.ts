import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryTable } from './device-db.ts';
import { type Draft, unsentOf } from './draft-store.ts';

/** The module as a page has it that was just loaded, in a tab with this session storage. */
async function pageIn(tab: Map<string, string>) {
  vi.resetModules();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, value: string) => void tab.set(key, value),
  });
  return import('./draft-store.ts');
}

beforeEach(() => void vi.resetModules());
afterEach(() => void vi.unstubAllGlobals());

test('drafts of somebody who is signed in belong to the account, in every visit', async () => {
  expect((await pageIn(new Map())).draftOwner('a')).toBe('a');
  expect((await pageIn(new Map())).draftOwner('a')).toBe('a');
});

test('drafts before the sign-in outlive a reload of their tab, and nobody else of this phone gets them', async () => {
  const tab = new Map<string, string>();
  const owner = (await pageIn(tab)).draftOwner(undefined);
  expect((await pageIn(tab)).draftOwner(undefined)).toBe(owner);
  expect((await pageIn(new Map())).draftOwner(undefined)).not.toBe(owner);
});

test('a browser that keeps nothing of a tab still tells visits apart, and one page is one visit', async () => {
  const refusing = async () => {
    vi.resetModules();
    vi.stubGlobal('sessionStorage', undefined);
    return import('./draft-store.ts');
  };
  const page = await refusing();
  const owner = page.draftOwner(undefined);
  expect(page.draftOwner(undefined)).toBe(owner);
  expect((await refusing()).draftOwner(undefined)).not.toBe(owner);
});

/** A tab's name is asked for with a signal; the lock of its life, without, is of no matter here. */
type LockArguments = [options: { signal: AbortSignal }, work?: () => Promise<never>];

/** Tabs of one browser, each with its own storage of the visit, and what the browser keeps for all. */
function browser() {
  const held = new Set<string>();
  const local: Record<string, string> = {};
  const method = (value: unknown) => ({ value, configurable: true, writable: true });
  const methods = {
    getItem: method((key: string) => local[key] ?? null),
    setItem: method((key: string, value: string) => void Object.assign(local, { [key]: value })),
    removeItem: method((key: string) => delete local[key]),
  };
  const rows = memoryTable<Draft>();
  const locks = {
    request: (name: string, ...[options, work]: LockArguments) =>
      new Promise((resolve, reject) => {
        if (!work) return;
        const { signal } = options;
        signal.addEventListener('abort', () => reject(signal.reason));
        if (held.has(name)) return;
        held.add(name);
        resolve(work());
      }),
    query: async () => ({ held: [...held].map((name) => ({ name })) }),
  };
  return {
    local,
    async open(visit = new Map<string, string>()) {
      vi.stubGlobal('navigator', { locks });
      vi.stubGlobal('localStorage', Object.defineProperties(local, methods));
      const store = await pageIn(visit);
      const { device } = await import('./device-db.ts');
      vi.spyOn(device, 'table').mockResolvedValue(rows as never);
      const table = await store.drafts();
      const close = () => held.delete(`svcdesk.tab.${store.partsOf(store.ownKey('a:f:new')).tab}`);
      return {
        visit,
        close,
        /** The form's draft on a page that ends before the database has done anything. */
        async lastMoment() {
          const { draftKeeper } = await import('./draft-keeper.ts');
          const never = () => new Promise<never>(() => undefined);
          return draftKeeper<unknown>(async () => ({ ...rows, put: never, remove: never }), 'a:f:new');
        },
        write: (value: unknown) => table.put({ key: store.ownKey('a:f:new'), value, savedAtMs: 1 }),
        rows: () => rows.all(),
        isFull: () => void vi.spyOn(rows, 'put').mockResolvedValue(false),
        forgetSent: (key: string, sent: object) => store.forgetSent('a:f:new', key, sent),
        async finds() {
          const { own, left } = await store.draftsOf('a:f:new', table);
          return { own: own?.value, left: left.map(({ value }) => value) };
        },
      };
    },
  };
}

test('a form that is open in two tabs has a draft in each, and neither is offered in the other', async () => {
  const { open } = browser();
  const [first, second] = [await open(), await open()];
  await first.write('of the first');
  await second.write('of the second');
  expect(await first.finds()).toEqual({ own: 'of the first', left: [] });
  expect(await second.finds()).toEqual({ own: 'of the second', left: [] });
});

test('what a tab has left is offered once it is closed, and is its own again after a reload', async () => {
  const { open } = browser();
  const first = await open();
  await first.write('begun');
  first.close();
  expect(await (await open()).finds()).toEqual({ own: undefined, left: ['begun'] });
  expect(await (await open(first.visit)).finds()).toEqual({ own: 'begun', left: [] });
});

test('a duplicated tab, which has a copy of the other’s storage, is a tab of its own', async () => {
  const { open } = browser();
  const first = await open();
  await first.write('begun');
  const copy = await open(new Map(first.visit));
  expect(await copy.finds()).toEqual({ own: undefined, left: [] });
  expect(await first.finds()).toEqual({ own: 'begun', left: [] });
});

test('a draft of an earlier version, which names no tab, is offered', async () => {
  const { open } = browser();
  const tab = await open();
  const { device } = await import('./device-db.ts');
  await (await device.table('drafts')).put({ key: 'a:f:new', savedAtMs: 1, value: 'old' } as never);
  expect(await tab.finds()).toEqual({ own: undefined, left: ['old'] });
});

test('what a page had no time to give to the database is found at the next one', async () => {
  const { open, local } = browser();
  const row = { key: 'a:f:new:closed', value: 'typed in the last moment', savedAtMs: 3 };
  local['svcdesk.unsaved.a:f:new:closed'] = JSON.stringify(row);
  expect(await (await open()).finds()).toEqual({ own: undefined, left: ['typed in the last moment'] });
});

test('what was taken over, laid aside or discarded in the last moment of a page is so at the next one', async () => {
  const { open, local } = browser();
  const first = await open();
  await first.write('begun');
  first.close();
  const second = await open();
  const [left] = await second.rows();
  const takes = await second.lastMoment();
  void takes.layAside('typed before');
  void takes.takeOver(left as Draft, 'begun');
  second.close();
  const third = await open(second.visit);
  expect(await third.finds()).toEqual({ own: 'begun', left: ['typed before'] });
  void (await third.lastMoment()).clear();
  third.close();
  expect(await (await open(second.visit)).finds()).toEqual({ own: undefined, left: ['typed before'] });
  expect(Object.keys(local)).toEqual([]);
});

test('where web storage has no room for what is taken over, the other tab’s goes only after the database has it', async () => {
  const { open } = browser();
  const first = await open();
  await first.write('begun');
  first.close();
  const second = await open();
  const [left] = await second.rows();
  vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  void (await second.lastMoment()).takeOver(left as Draft, 'begun');
  second.close();
  vi.restoreAllMocks();
  expect(await (await open(second.visit)).finds()).toEqual({ own: undefined, left: ['begun'] });
});

test('of a form that was sent what was typed after the sending is left, wherever it is kept', async () => {
  const { open } = browser();
  const tab = await open();
  const $submission = { key: 'k' };
  await tab.write({ words: 'sent, and more', $begun: 1, $submission });
  const aside = await tab.lastMoment();
  void aside.layAside({ words: 'sent', $submission });
  await tab.forgetSent('other', { words: 'sent' });
  expect(await tab.rows()).toHaveLength(1);
  await tab.forgetSent('k', { words: 'sent' });
  expect(await tab.finds()).toEqual({ own: { words: ', and more', $begun: 1 }, left: [] });
  tab.close();
  expect(await (await open(tab.visit)).finds()).toEqual({
    own: { words: ', and more', $begun: 1 },
    left: [],
  });
  await tab.write({ words: 'sent', $submission });
  await tab.forgetSent('k', { words: 'sent' });
  expect(await tab.rows()).toEqual([]);
});

test('what was typed after the page was hidden is not forgotten for what was kept at that moment', async () => {
  const { open, local } = browser();
  const tab = await open();
  const $submission = { key: 'k' };
  await tab.write({ words: 'sent, and more', $submission });
  const [row] = await tab.rows();
  const hidden = { ...row, value: { words: 'sent, and', $submission }, savedAtMs: 0 };
  local[`svcdesk.unsaved.${row?.key}`] = JSON.stringify(hidden);
  await tab.forgetSent('k', { words: 'sent' });
  expect(await tab.finds()).toEqual({ own: { words: ', and more', $begun: undefined }, left: [] });
  expect(Object.keys(local)).toEqual([]);
});

test('what was typed after the sending stays in web storage while the database has no room for it', async () => {
  const { open, local } = browser();
  const tab = await open();
  const value = { words: 'sent, and more', $submission: { key: 'k' } };
  local['svcdesk.unsaved.a:f:new:closed'] = JSON.stringify({ key: 'a:f:new:closed', value, savedAtMs: 3 });
  tab.isFull();
  await tab.forgetSent('k', { words: 'sent' });
  expect(Object.keys(local)).toEqual(['svcdesk.unsaved.a:f:new:closed']);
});

test('nothing is left of a form that nobody touched while it was sent, whatever it notes for itself', () => {
  const sent = { content: 'Looked at it', photos: [{ id: 'a' }] };
  expect(unsentOf(sent, { ...sent, $submission: { key: '1' } } as typeof sent)).toEqual({});
});

test.each([
  ['Looked at it', 'Looked at it, and wait for a part', ', and wait for a part'],
  ['看过了', '看过了 等配件', '等配件'],
  ['看过了', '看过了等配件', '等配件'],
  ['Looked at it', 'Wait for a part', 'Wait for a part'],
  // A number or a word is one thing: its end alone is none.
  ['12', '123', '123'],
  ['two fuse', 'two fuses', 'two fuses'],
])('of %j, when there is %j by now, %j is left', (sent, content, left) => {
  expect(unsentOf({ content: sent }, { content })).toEqual({ content: left });
});

test('photos that were added meanwhile are left, those that were sent or taken out are not', () => {
  const [a, b, c] = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  expect(unsentOf({ photos: [a, b] }, { photos: [b, c] })).toEqual({ photos: [c] });
  expect(unsentOf({ photos: [a, b] }, { photos: [a] })).toEqual({});
  expect(unsentOf<{ photos?: object[] }>({}, { photos: [a] })).toEqual({ photos: [a] });
});

test('what was chosen anew is left whole', () => {
  expect(unsentOf({ internal: false, kinds: ['a'] }, { internal: true, kinds: ['a', 'b'] })).toEqual({
    internal: true,
    kinds: ['a', 'b'],
  });
});

test('what is typed on under a switch stays under it', () => {
  expect(
    unsentOf({ content: 'For us', internal: true }, { content: 'For us: they owe money', internal: true }),
  ).toEqual({ content: ': they owe money', internal: true });
  expect(unsentOf<object>({ internal: true }, { internal: true, photos: [{ id: 'a' }] })).toEqual({
    internal: true,
    photos: [{ id: 'a' }],
  });
});

test('of a field that was emptied meanwhile nothing is left', () => {
  expect(unsentOf({ content: 'Looked at it' }, { content: '' })).toEqual({});
});
