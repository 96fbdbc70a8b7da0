import { describe, expect, it } from 'vitest';
import { auth, messages } from '../../contract/index.ts';
import { isSvcdeskError, SvcdeskError } from '../../errors/index.ts';
import { mockTransport, sampleRequest } from '../../testing/index.ts';
import { createCaller } from '../caller.ts';
import { followOtherTabs } from './other-tabs.ts';
import { createSession } from './session.ts';
import { signIn, signOut } from './sign-in.ts';
import { memoryStorage, webStorage } from './storage.ts';
import { rememberDays } from './stored.ts';
import type { SessionEvent } from './token-source.ts';

const now = Date.parse('2026-11-20T00:00:00Z');
const staff = { token: 't7.a', id: '1', type: 1, admin: 0, menuList: [], expiresAt: '2026-12-20T00:00:00Z' };

function mock(answers: Parameters<typeof mockTransport>[0], storage = memoryStorage()) {
  const events: SessionEvent[] = [];
  const session = createSession({ storage, clock: () => now });
  session.subscribe((event) => events.push(event));
  const fake = mockTransport(answers);
  const caller = createCaller({ baseUrl: 'http://desk', transport: fake.transport, session, retries: 0 });
  return { session, caller, events, storage, ...fake };
}

describe('a session', () => {
  it('is over here at once when the account signs out, before the server has answered', async () => {
    const { session, caller, storage } = mock([{ data: {} }]);
    session.adopt(staff);
    const signedOut = signOut(caller, session);
    expect([session.current(), storage.get('svcdesk.session')]).toEqual([undefined, undefined]);
    await signedOut;
  });

  it('is kept in the storage and found again by the next one', async () => {
    const { session, caller, storage } = mock([{ data: staff }]);
    await signIn(caller, session, { account: 'engineer', password: 'secret' });
    expect(createSession({ storage, clock: () => now }).current()).toEqual(staff);
  });

  it('refuses an admin-flagged staff account and keeps nothing of it', async () => {
    const { session, caller, storage, events } = mock([{ data: { ...staff, admin: 1 } }, { status: 4012 }]);
    const error = await signIn(caller, session, { account: 'admin', password: 'x' }).catch(
      (cause: unknown) => cause,
    );
    expect(isSvcdeskError(error, 'adminRefused')).toBe(true);
    expect((error as Error).message).toBe(
      'This account administers the service, which is not open here: it cannot sign in.',
    );
    expect(session.current()).toBeUndefined();
    expect(storage.get('svcdesk.session')).toBeUndefined();
    expect(events).toEqual([]);
  });

  it('ends the token of a refused admin on a server that let it live, reached or not', async () => {
    const { session, caller, requests } = mock([
      { data: { ...staff, token: 't7.admin', admin: 1 } },
      new Error('cut'),
    ]);
    session.adopt(staff);
    await expect(signIn(caller, session, { account: 'admin', password: 'x' })).rejects.toMatchObject({
      code: 'adminRefused',
    });
    expect(requests[1]).toMatchObject({
      url: 'http://desk/api/user/mobile/logout',
      headers: { token: 't7.admin' },
    });
    expect(session.current()).toEqual(staff);
  });

  it('takes a client with admin flag 1', async () => {
    const { session, caller } = mock([{ data: { ...staff, type: 2, admin: 1 } }]);
    await signIn(caller, session, { account: 'customer-a', password: 'x', rememberDays });
    expect(session.current()).toMatchObject({ type: 2, admin: 1 });
  });

  it.each([10008, 10004, 10006, 4014, 4011, 4012])('ends on status %i', async (status) => {
    const { session, caller, events } = mock([{ data: staff }, { status }]);
    await signIn(caller, session, { account: 'engineer', password: 'secret' });
    await caller.call(messages.unread, { sysMsgFlag: 0 }).catch(() => {});
    expect(session.current()).toBeUndefined();
    expect(events.map((event) => event.type)).toEqual(['signedIn', 'lost']);
  });

  it('is lost once for a burst of calls that all come back refused', async () => {
    const { session, caller, events } = mock((_, count) =>
      count === 1 ? { data: staff } : { status: 10006 },
    );
    await signIn(caller, session, { account: 'engineer', password: 'secret' });
    await Promise.allSettled(
      Array.from({ length: 5 }, () => caller.call(messages.unread, { sysMsgFlag: 0 })),
    );
    expect(events.filter((event) => event.type === 'lost')).toHaveLength(1);
  });

  it('outlives a late refusal of the token before', async () => {
    const { session } = mock([]);
    session.adopt(staff);
    session.lost('t7.old', new SvcdeskError('tokenUnknown'));
    expect(session.current()).toEqual(staff);
  });

  it('stays when a forgotten password is reset', async () => {
    const { session, caller, requests } = mock([{ status: 10004 }]);
    session.adopt(staff);
    const reset = { ...sampleRequest(auth.setNewPassword), operate: 'forgetPassword' as const };
    await caller.call(auth.setNewPassword, reset).catch(() => {});
    const code = { ticket: 'a ticket', operate: 'forgetPassword' as const };
    await caller
      .call(auth.sendVerifyCode, { ...sampleRequest(auth.sendVerifyCode), ...code })
      .catch(() => {});
    expect(requests).toHaveLength(2);
    expect(session.current()).toEqual(staff);
    await caller.call(auth.sendCode, sampleRequest(auth.sendCode)).catch(() => {});
    expect(session.current()).toBeUndefined();
  });

  it('runs out by the server’s clock, and by nothing before that is known', async () => {
    const headers = { date: 'Fri, 20 Nov 2026 00:00:00 GMT' };
    const { session, caller } = mock([{ data: 0, headers }]);
    const over = { ...staff, expiresAt: '2026-11-19T23:59:59Z' };
    session.adopt(over);
    expect(session.current()).toEqual(over);
    await caller.call(messages.unread, { sysMsgFlag: 0 }).catch(() => {});
    expect(session.current()).toBeUndefined();
  });

  it('is lost by the clock as by a refusal: one event with its reason, and nothing goes out by it', async () => {
    const headers = { date: 'Fri, 20 Nov 2026 00:00:00 GMT' };
    const { session, caller, events, requests } = mock([{ data: 0, headers }, { status: 10004 }]);
    session.adopt({ ...staff, expiresAt: '2026-11-19T23:59:59Z' });
    await caller.call(messages.unread, { sysMsgFlag: 0 }).catch(() => {});
    await caller.call(messages.unread, { sysMsgFlag: 0 }).catch(() => {});
    expect(session.current()).toBeUndefined();
    expect(events).toMatchObject([{ type: 'signedIn' }, { type: 'lost', error: { code: 'tokenExpired' } }]);
    expect(requests.map(({ headers: sent }) => sent.token)).toEqual([staff.token, undefined]);
  });

  it('lasts on a device whose clock is days ahead', async () => {
    const headers = { date: 'Mon, 16 Nov 2026 00:00:00 GMT' };
    const { session, caller } = mock([{ data: { ...staff, expiresAt: '2026-11-16T12:00:00Z' }, headers }]);
    await signIn(caller, session, { account: 'engineer', password: 'secret' });
    expect(session.current()?.token).toBe(staff.token);
  });

  it('is gone here even when the server cannot be reached, and says that the server does not know', async () => {
    const { session, caller, events } = mock([new Error('offline')]);
    session.adopt(staff);
    expect(await signOut(caller, session)).toBe(false);
    expect(session.current()).toBeUndefined();
    expect(events.at(-1)?.type).toBe('signedOut');
  });

  it('follows another tab', () => {
    const { session, storage, events } = mock([]);
    session.adopt(staff);
    storage.remove('svcdesk.session');
    session.refresh();
    expect(session.current()).toBeUndefined();
    expect(events.at(-1)?.type).toBe('signedOut');
  });

  it('follows other tabs by the events of web storage until told to stop', () => {
    const { session, storage, events } = mock([]);
    session.adopt(staff);
    const heard = new Set<(event: { key: string | null }) => void>();
    const stop = followOtherTabs(session, {
      addEventListener: (_type, listener) => heard.add(listener),
      removeEventListener: (_type, listener) => heard.delete(listener),
    });
    const say = (key: string | null) => {
      for (const listener of heard) listener({ key });
    };
    storage.remove('svcdesk.session');
    say('another key');
    expect(session.current()).toEqual(staff);
    say('svcdesk.session');
    expect(session.current()).toBeUndefined();
    storage.set('svcdesk.session', JSON.stringify(staff));
    say(null);
    expect(events.at(-1)).toEqual({ type: 'signedIn', signedIn: staff });
    stop();
    expect(heard.size).toBe(0);
  });

  it('is not lost by the refusal of a token that another tab has replaced', () => {
    const { session, storage, events } = mock([]);
    session.adopt(staff);
    storage.set('svcdesk.session', JSON.stringify({ ...staff, token: 't7.b' }));
    session.lost(staff.token, new SvcdeskError('tokenExpired'));
    expect(session.current()).toMatchObject({ token: 't7.b' });
    expect(events.map(({ type }) => type)).toEqual(['signedIn', 'signedIn']);
  });

  it('is lost when its storage was emptied and its token refused', () => {
    const { session, storage, events } = mock([]);
    session.adopt(staff);
    storage.remove('svcdesk.session');
    const error = new SvcdeskError('tokenExpired');
    session.lost(staff.token, error);
    expect(events.at(-1)).toEqual({ type: 'lost', error });
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

  it('goes on in memory when the storage is forbidden under it', () => {
    const refuse = () => {
      throw new Error('SecurityError');
    };
    const area = webStorage({ getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(area.get('key') ?? undefined).toBeUndefined();
    area.set('key', 'value');
    expect(area.get('key')).toBe('value');
    area.remove('key');
    expect(area.get('key') ?? undefined).toBeUndefined();
  });
});
