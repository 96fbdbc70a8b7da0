import { describe, expect, it, vi } from 'vitest';
import { app, messages, orders } from '../contract/index.ts';
import { mockTransport, sampleData } from '../testing/index.ts';
import type { CallEvent } from './callbacks.ts';
import { createClient } from './client.ts';
import { createServerClock } from './server-clock.ts';
import { asyncStorage } from './session/async-storage.ts';
import { createSession } from './session/session.ts';
import { memoryStorage } from './session/storage.ts';

const dayMs = 86_400_000;
const serverNow = Date.parse('2026-11-20T08:00:00Z');
const replyAt = (ms: number, age: string | null = null) => ({
  header: (name: string) => ({ date: new Date(ms).toUTCString(), age })[name] ?? null,
});

/** A device whose clock is off by so much, beside a server whose clock is right. */
function deviceOff(offMs: number, storage = memoryStorage()) {
  let serverMs = serverNow;
  const clock = () => serverMs + offMs;
  const serverClock = createServerClock({ clock, storage });
  const hear = (tookMs: number) => {
    const sentAtMs = clock();
    serverMs += tookMs / 2;
    const reply = replyAt(Math.floor(serverMs / 1000) * 1000);
    serverMs += tookMs / 2;
    serverClock.learn(reply, sentAtMs, clock());
  };
  return { serverClock, storage, hear, errorMs: () => Math.abs(serverClock.now() - serverMs) };
}

describe('the clock of the server', () => {
  it.each([-3650 * dayMs, -2 * dayMs, -90_000, 90_000, 2 * dayMs, 3650 * dayMs])(
    'is learnt by a device that is %i ms off',
    (offMs) => {
      const { serverClock, hear, errorMs } = deviceOff(offMs);
      expect(errorMs()).toBe(Math.abs(offMs));
      expect(serverClock.told()).toBeUndefined();
      hear(120);
      expect(errorMs()).toBeLessThanOrEqual(560);
      expect(serverClock.told()).toBe(serverClock.now());
    },
  );

  it('is made exact by a quick reply after a slow one, and not spoilt by a slow one after a quick one', () => {
    const { hear, errorMs } = deviceOff(2 * dayMs);
    hear(20_000);
    hear(100);
    expect(errorMs()).toBeLessThanOrEqual(1100);
    const before = errorMs();
    hear(30_000);
    expect(errorMs()).toBe(before);
  });

  it('is the device’s own where that may be right', () => {
    const { serverClock, hear, storage } = deviceOff(0);
    let changes = 0;
    serverClock.subscribe(() => (changes += 1));
    for (const tookMs of [40, 900, 4000]) hear(tookMs);
    expect(serverClock.now()).toBe(serverNow + 4940);
    expect(changes).toBe(1);
    expect(storage.get('svcdesk.clock')).toBeUndefined();
  });

  it('follows a device whose clock is put right meanwhile', () => {
    let offMs = 2 * dayMs;
    const serverClock = createServerClock({ clock: () => serverNow + offMs });
    serverClock.learn(replyAt(serverNow), serverNow + offMs, serverNow + offMs);
    offMs = 0;
    serverClock.learn(replyAt(serverNow), serverNow, serverNow);
    expect(Math.abs(serverClock.now() - serverNow)).toBeLessThanOrEqual(500);
  });

  it('is known again when the program begins without a network', () => {
    const { hear, storage } = deviceOff(2 * dayMs);
    hear(100);
    expect(deviceOff(2 * dayMs, storage).errorMs()).toBeLessThanOrEqual(560);
  });

  it('is not learnt from a reply with an age, without a date, or heard before it was sent for', () => {
    const serverClock = createServerClock({ clock: () => serverNow });
    serverClock.learn(replyAt(serverNow - dayMs, '86400'), serverNow, serverNow);
    serverClock.learn({ header: () => null }, serverNow, serverNow);
    serverClock.learn(replyAt(serverNow - dayMs), serverNow, serverNow - dayMs);
    expect(serverClock.now()).toBe(serverNow);
    expect(serverClock.told()).toBeUndefined();
  });

  it('works where what it is kept in throws', () => {
    const refused = () => {
      throw new Error('full');
    };
    const storage = { get: refused, set: refused, remove: refused };
    const told: (string | undefined)[] = [];
    const hooks = { error: ({ error }: CallEvent) => void told.push(error?.message) };
    const serverClock = createServerClock({ clock: () => serverNow + dayMs, storage, hooks });
    serverClock.learn(replyAt(serverNow), serverNow + dayMs, serverNow + dayMs);
    expect(Math.abs(serverClock.now() - serverNow)).toBeLessThanOrEqual(500);
    expect(told).toEqual([expect.stringContaining('full'), expect.stringContaining('full')]);
  });
});

describe('what is kept of it in a storage that is asynchronous', () => {
  /** A storage on a device that is two days ahead; what it keeps is read when `open` is called. */
  function slowStorage() {
    const area = new Map([['svcdesk.clock', String(-2 * dayMs)]]);
    const opened = Promise.withResolvers<void>();
    const storage = asyncStorage({
      async getItem(key) {
        await opened.promise;
        return area.get(key);
      },
      setItem: async (key, value) => area.set(key, value),
      removeItem: async (key) => area.delete(key),
    });
    return { area, storage, open: opened.resolve };
  }
  const clock = () => serverNow + 2 * dayMs;

  it('is known once it has been read, before there is a reply', async () => {
    const { storage, open } = slowStorage();
    const serverClock = createServerClock({ clock, storage });
    const changes: number[] = [];
    serverClock.subscribe(() => changes.push(serverClock.now()));
    expect(serverClock.now()).toBe(clock());
    open();
    await serverClock.ready?.();
    expect([serverClock.now(), serverClock.told(), changes]).toEqual([serverNow, undefined, [serverNow]]);
    expect(serverClock.ready?.()).toBeUndefined();
  });

  it('is waited for by the first call, whose time goes by it', async () => {
    const { storage, open } = slowStorage();
    const { transport, requests } = mockTransport([{ data: {} }]);
    const serverClock = createServerClock({ clock, storage });
    const client = createClient({ baseUrl: 'http://desk', transport, serverClock, validate: false });
    const made = client.call(messages.markAllRead, { sysMsgFlag: 0 });
    open();
    await made;
    expect(requests[0]?.headers['X-Device-Time']).toBe(new Date(serverNow).toISOString());
  });

  it('gives way to what a reply has told before it was read', async () => {
    const { area, storage, open } = slowStorage();
    const serverClock = createServerClock({ clock: () => serverNow, storage });
    serverClock.learn(replyAt(serverNow), serverNow, serverNow);
    open();
    await serverClock.ready?.();
    expect(serverClock.now()).toBe(serverNow);
    await vi.waitFor(() => expect(area.get('svcdesk.clock')).toBe('0'));
  });

  it('is kept beside a session, of which neither takes the other for read', async () => {
    const { area, storage, open } = slowStorage();
    const staff = { token: 't7.a', id: '1', expiresAt: '2099-12-20T00:00:00Z' };
    area.set('svcdesk.session', JSON.stringify(staff));
    const serverClock = createServerClock({ clock, storage });
    const session = createSession({ storage, serverClock });
    serverClock.learn(replyAt(serverNow), clock(), clock());
    open();
    await session.ready();
    expect(session.current()).toMatchObject(staff);
  });

  it('is none where it is refused, which is told', async () => {
    const told: (string | undefined)[] = [];
    const refused = async () => Promise.reject(new Error('the keychain is locked'));
    const serverClock = createServerClock({
      clock,
      storage: asyncStorage({ getItem: refused, setItem: refused, removeItem: refused }),
      hooks: { error: ({ error }) => told.push(error?.message) },
    });
    await serverClock.ready?.();
    serverClock.learn(replyAt(serverNow), clock(), clock());
    expect(Math.abs(serverClock.now() - serverNow)).toBeLessThanOrEqual(500);
    const locked = expect.stringContaining('the keychain is locked');
    await vi.waitFor(() => expect(told).toEqual([locked, locked]));
  });
});

describe('a client on a device whose clock is wrong', () => {
  const headers = { date: new Date(serverNow).toUTCString() };
  const clock = () => serverNow + 2 * dayMs;
  const clientOf = (answers: Parameters<typeof mockTransport>[0]) => {
    const fake = mockTransport(answers);
    const client = createClient({ baseUrl: 'http://desk', transport: fake.transport, clock, retries: 0 });
    return { client, requests: fake.requests };
  };

  it('tells the server’s time, and sends it with what it writes', async () => {
    const { client, requests } = clientOf([{ data: 3, headers }]);
    await client.messages.unread({ sysMsgFlag: 0 }).catch(() => {});
    expect(Math.abs(client.now() - serverNow)).toBeLessThanOrEqual(500);
    await client.call(messages.markAllRead, { sysMsgFlag: 0 }).catch(() => {});
    const sentAt = Date.parse(requests[1]?.headers['X-Device-Time'] ?? '');
    expect(Math.abs(sentAt - serverNow)).toBeLessThanOrEqual(500);
  });

  it('learns from a refusal, too', async () => {
    const { client } = clientOf([{ status: 10404, headers }]);
    await client.messages.unread({ sysMsgFlag: 0 }).catch(() => {});
    expect(Math.abs(client.now() - serverNow)).toBeLessThanOrEqual(500);
  });

  it('believes neither a page that stands in the way nor what may come from a cache', async () => {
    const { client } = clientOf([
      { text: '<html>Sign in to the hotel</html>', headers },
      { text: '{"version":"1.0.0","demo":true,"captcha":"none","fileBytesMax":1,"filesMax":1}', headers },
    ]);
    await client.messages.unread({ sysMsgFlag: 0 }).catch(() => {});
    await client.call(app.config, { timestamp: '1' });
    expect(client.now()).toBe(clock());
  });

  it('is answered once though a listener to the clock throws, and the others hear', async () => {
    const { transport, requests } = mockTransport([{ data: sampleData(orders.accept), headers }]);
    const told: (string | undefined)[] = [];
    const hooks = { error: ({ error }: CallEvent) => void told.push(error?.message) };
    const serverClock = createServerClock({ clock, hooks });
    serverClock.subscribe(() => {
      throw new TypeError('view is not a function');
    });
    const heard = vi.fn();
    serverClock.subscribe(heard);
    const client = createClient({ baseUrl: 'http://desk', transport, serverClock });
    await client.orders.accept({ orderId: '0193e4a0-0000-7000-8000-000000000001' });
    expect(requests).toHaveLength(1);
    expect(heard).toHaveBeenCalledOnce();
    expect(told).toEqual([expect.stringContaining('view is not a function')]);
  });

  it('is answered once by a clock of the program’s own that throws', async () => {
    const { transport, requests } = mockTransport([{ data: sampleData(orders.accept), headers }]);
    const told: (string | undefined)[] = [];
    const serverClock = {
      ...createServerClock({ clock }),
      learn: () => {
        throw new Error('no time');
      },
    };
    const hooks = { error: ({ error }: CallEvent) => void told.push(error?.message) };
    const client = createClient({ baseUrl: 'http://desk', transport, serverClock, hooks });
    await client.orders.accept({ orderId: '0193e4a0-0000-7000-8000-000000000001' });
    expect(requests).toHaveLength(1);
    expect(told).toEqual([expect.stringContaining('no time')]);
  });
});
