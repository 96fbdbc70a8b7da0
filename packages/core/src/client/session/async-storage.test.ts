import { expect, it, onTestFinished, vi } from 'vitest';
import { auth, orders } from '../../contract/index.ts';
import { mockTransport, sampleData } from '../../testing/index.ts';
import type { CallEvent } from '../callbacks.ts';
import { createCaller } from '../caller.ts';
import { listenToEvents } from '../listen-to-events.ts';
import { asyncStorage } from './async-storage.ts';
import { createSession } from './session.ts';
import { signOut } from './sign-in.ts';
import { memoryStorage } from './storage.ts';

const staff = { token: 't7.a', id: '1', type: 1, admin: 0, menuList: [], expiresAt: '2099-12-20T00:00:00Z' };
const other = { ...staff, token: 't7.b' };

/** An area whose every operation waits until it is let on. */
function slowArea(kept?: object) {
  const values = new Map(kept ? [['svcdesk.session', JSON.stringify(kept)]] : []);
  const waiting: (() => void)[] = [];
  const turn = () => new Promise<void>((resolve) => waiting.push(resolve));
  const area = {
    getItem: async (key: string) => {
      await turn();
      return values.get(key) ?? null;
    },
    async setItem(key: string, value: string) {
      await turn();
      values.set(key, value);
    },
    async removeItem(key: string) {
      await turn();
      values.delete(key);
    },
  };
  /** Lets on what waits, and what begins to wait by that. */
  async function settle() {
    for (let round = 0; round < 10; round++) {
      for (const resolve of waiting.splice(0).reverse()) resolve();
      await new Promise((resolve) => setTimeout(resolve));
    }
  }
  return { area, values, settle };
}

it('a session that is read slowly is there for the first call and the stream, which wait for it', async () => {
  const { area, settle } = slowArea(staff);
  const { transport, requests } = mockTransport(({ url }) =>
    url.endsWith('/api/events')
      ? { text: '', headers: { 'content-type': 'text/event-stream' }, open: true }
      : { data: sampleData(orders.page) },
  );
  const session = createSession({ storage: asyncStorage(area) });
  const heard: unknown[] = [];
  session.subscribe(({ type }) => heard.push(type));
  const caller = createCaller({ baseUrl: 'http://desk', transport, session });
  const listed = caller.call(orders.page, {});
  const listening = listenToEvents(caller, { onEvent: () => {} });
  expect(session.current()).toBeUndefined();
  await settle();
  await listed;
  listening.stop();
  expect(requests.map(({ headers }) => headers.token)).toEqual(['t7.a', 't7.a']);
  expect(session.current()).toEqual(staff);
  expect(heard).toEqual(['signedIn']);
  expect(session.ready()).toBeUndefined();
});

it('who signs in or out before it was read stays so', async () => {
  const inFirst = slowArea(staff);
  const signedIn = createSession({ storage: asyncStorage(inFirst.area) });
  signedIn.adopt(other);
  await inFirst.settle();
  expect(signedIn.current()).toEqual(other);

  const outFirst = slowArea(staff);
  const signedOut = createSession({ storage: asyncStorage(outFirst.area) });
  signedOut.adopt(other);
  signedOut.end();
  await outFirst.settle();
  expect(signedOut.current()).toBeUndefined();
  expect([...outFirst.values]).toEqual([]);
});

it('who signs out before it was read is signed out, here, in the storage and on the server', async () => {
  const { area, values, settle } = slowArea(staff);
  const { transport, requests } = mockTransport([{ data: sampleData(auth.logout) }]);
  const session = createSession({ storage: asyncStorage(area) });
  const caller = createCaller({ baseUrl: 'http://desk', transport, session });
  const done = signOut(caller, session);
  await settle();
  expect(await done).toBe(true);
  await settle();
  expect(requests[0]?.headers.token).toBe('t7.a');
  expect(session.current()).toBeUndefined();
  expect([...values]).toEqual([]);

  const ended = slowArea(staff);
  const other = createSession({ storage: asyncStorage(ended.area) });
  other.end();
  await ended.settle();
  expect(other.current()).toBeUndefined();
  expect([...ended.values]).toEqual([]);
});

it('one that never answers is told, and calls go on without it', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const told: (string | undefined)[] = [];
  const never = () => new Promise<never>(() => {});
  const { transport, requests } = mockTransport([{ data: sampleData(orders.page) }]);
  const session = createSession({
    storage: asyncStorage({ getItem: never, setItem: never, removeItem: never }),
    hooks: { error: ({ error }) => told.push(error?.message) },
  });
  const call = createCaller({ baseUrl: 'http://desk', transport, session }).call(orders.page, {});
  await vi.advanceTimersByTimeAsync(5000);
  await call;
  expect(requests).toHaveLength(1);
  expect(told).toEqual([expect.stringContaining('the storage has not answered in 5000 ms')]);
});

it('a token that no header can carry is none', () => {
  const storage = memoryStorage();
  storage.set('svcdesk.session', JSON.stringify({ ...staff, token: '票' }));
  expect(createSession({ storage }).current()).toBeUndefined();
});

it('writes follow one another, so that the last one stands', async () => {
  const { area, values, settle } = slowArea();
  const session = createSession({ storage: asyncStorage(area) });
  session.adopt(staff);
  session.end();
  session.adopt(other);
  await settle();
  expect(values.get('svcdesk.session')).toContain('t7.b');
});

it('one that fails leaves the session in memory and says so', async () => {
  const told: CallEvent[] = [];
  const fail = async () => Promise.reject(new Error('the keychain is locked'));
  const session = createSession({
    storage: asyncStorage({ getItem: fail, setItem: fail, removeItem: fail }),
    hooks: { error: (event) => told.push(event) },
  });
  await session.ready();
  expect(session.current()).toBeUndefined();
  session.adopt(staff);
  expect(session.current()).toEqual(staff);
  await new Promise((resolve) => setTimeout(resolve));
  expect(told.map(({ error }) => [error?.code, error?.message])).toEqual([
    ['callerFault', 'A callback of the program failed: the keychain is locked.'],
    ['callerFault', 'A callback of the program failed: the keychain is locked.'],
  ]);
  session.end();
  expect(session.current()).toBeUndefined();
});
