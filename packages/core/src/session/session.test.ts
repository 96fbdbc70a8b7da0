import { describe, expect, it } from 'vitest';
import { createCaller } from '../client/caller.ts';
import { auth, messages } from '../contract/index.ts';
import { isSvcdeskError } from '../errors/index.ts';
import { fakeTransport } from '../testing/index.ts';
import { createSession, type SessionEvent } from './session.ts';
import { memoryStorage, webStorage } from './storage.ts';

const now = Date.parse('2026-11-20T00:00:00Z');
const staff = { token: 't7.a', id: '1', type: 1, admin: 0, menuList: [], expiresAt: '2026-12-20T00:00:00Z' };

function desk(answers: Parameters<typeof fakeTransport>[0], storage = memoryStorage()) {
  const events: SessionEvent[] = [];
  const session = createSession({ storage, clock: () => now });
  session.subscribe((event) => events.push(event));
  const fake = fakeTransport(answers);
  const caller = createCaller({ baseUrl: 'http://desk', transport: fake.transport, session, retries: 0 });
  return { session, caller, events, storage, ...fake };
}

describe('a session', () => {
  it('is kept in the storage and found again by the next one', async () => {
    const { session, caller, storage } = desk([{ data: staff }]);
    await session.signIn(caller, { account: 'engineer', password: 'secret' });
    expect(createSession({ storage, clock: () => now }).current()).toEqual(staff);
  });

  it('refuses an admin-flagged staff account and keeps nothing of it', async () => {
    const { session, caller, storage } = desk([{ data: { ...staff, admin: 1 } }]);
    const error = await session
      .signIn(caller, { account: 'admin', password: 'x' })
      .catch((cause: unknown) => cause);
    expect(isSvcdeskError(error, 'adminRefused')).toBe(true);
    expect(session.current()).toBeUndefined();
    expect(storage.get('svcdesk.session')).toBeUndefined();
  });

  it.each([10008, 10004, 10006, 4014, 4011, 4012])('ends on status %i', async (status) => {
    const { session, caller, events } = desk([{ data: staff }, { status }]);
    await session.signIn(caller, { account: 'engineer', password: 'secret' });
    await caller.call(messages.unread, { sysMsgFlag: 0 }).catch(() => {});
    expect(session.current()).toBeUndefined();
    expect(events.map((event) => event.type)).toEqual(['signedIn', 'lost']);
  });

  it('is lost once for a burst of calls that all come back refused', async () => {
    const { session, caller, events } = desk((_, count) =>
      count === 1 ? { data: staff } : { status: 10006 },
    );
    await session.signIn(caller, { account: 'engineer', password: 'secret' });
    await Promise.allSettled(
      Array.from({ length: 5 }, () => caller.call(messages.unread, { sysMsgFlag: 0 })),
    );
    expect(events.filter((event) => event.type === 'lost')).toHaveLength(1);
  });

  it('outlives a late refusal of the token before', async () => {
    const { session } = desk([]);
    session.adopt(staff);
    session.lost('t7.old', new (class extends Error {})() as never);
    expect(session.current()).toEqual(staff);
  });

  it('stays when somebody resets a forgotten password', async () => {
    const { session, caller } = desk([{ status: 10004 }]);
    session.adopt(staff);
    await caller
      .call(auth.sendCode, { phone: '13800000000', operate: 'forgetPassword' as 'login' })
      .catch(() => {});
    expect(session.current()).toEqual(staff);
  });

  it('runs out by the clock', () => {
    const { session } = desk([]);
    session.adopt({ ...staff, expiresAt: '2026-11-19T23:59:59Z' });
    expect(session.current()).toBeUndefined();
  });

  it('is gone here even when the server cannot be reached, and says that the server does not know', async () => {
    const { session, caller, events } = desk([new Error('offline')]);
    session.adopt(staff);
    expect(await session.signOut(caller)).toBe(false);
    expect(session.current()).toBeUndefined();
    expect(events.at(-1)?.type).toBe('signedOut');
  });

  it('follows another tab', () => {
    const { session, storage, events } = desk([]);
    session.adopt(staff);
    storage.remove('svcdesk.session');
    session.refresh();
    expect(session.current()).toBeUndefined();
    expect(events.at(-1)?.type).toBe('signedOut');
  });

  it('starts signed out when the storage holds something broken', () => {
    const storage = memoryStorage();
    storage.set('svcdesk.session', '{"token":');
    expect(createSession({ storage }).current()).toBeUndefined();
  });
});

describe('web storage', () => {
  it('keeps the session in memory when the browser refuses to store it', () => {
    const full = webStorage({
      getItem: () => null,
      setItem: () => {
        throw new Error('quota');
      },
      removeItem: () => {},
    });
    full.set('key', 'value');
    expect(full.get('key')).toBe('value');
  });
});
