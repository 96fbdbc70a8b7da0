import { isSvcdeskError, type SvcdeskError } from '@svcdesk/core';
import { describe, expect, it } from 'vitest';
import { hashPassword, passwordFits } from '../../platform/sessions/passwords.ts';
import {
  buildEmptyTenant,
  buildStaff,
  testPassword as password,
  post,
  testDatabase,
  testServer,
} from '../../testing/index.ts';

const db = await testDatabase();
const server = await testServer(db);
const tenant = await buildEmptyTenant(db);
const minuteMs = 60_000;

/** The error that a call is refused with. */
async function refusal(work: Promise<unknown>): Promise<SvcdeskError> {
  const error = await work.then(
    () => new Error('It was not refused'),
    (thrown: unknown) => thrown,
  );
  if (!isSvcdeskError(error)) throw error;
  return error;
}

const login = (account: string, pass = password) => server.client().auth.login({ account, password: pass });

describe('signing in by password', () => {
  it('gives a token that works, a menu, the time it ends and the zone of the organisation', async () => {
    const { account } = await buildStaff(tenant);
    const client = server.client({ locale: 'en' });
    const signedIn = await client.signIn({ account, password });
    expect(signedIn).toMatchObject({ type: 1, admin: 0, timeZone: 'Asia/Shanghai' });
    expect(signedIn.token.startsWith(`${tenant.tenantId}.`)).toBe(true);
    expect(signedIn.menuList.find(({ code }) => code === 'm.home')?.name).toBe('Home');
    expect((await client.account.personal({})).account).toBe(account);
  });

  it('takes the name in any case, and the phone as well', async () => {
    const phone = '13900001234';
    const { account } = await buildStaff(tenant, { phone });
    const { id } = await login(account.toUpperCase());
    for (const typed of [
      '139 0000-1234',
      'tel:+86-139-0000-1234',
      '（139）0000．1234',
      '\u202a１３９００００１２３４\u202c',
    ]) {
      expect((await login(typed)).id).toBe(id);
    }
  });

  it('by a code takes the whole message that brought it', async () => {
    const phone = '13900001235';
    await buildStaff(tenant, { phone });
    const client = server.client();
    await client.auth.sendCode({ phone: '139·0000·1235', operate: 'login' });
    const code = server.sentCodes.at(-1)?.code ?? '';
    const message = `【service】Your code is ${code.slice(0, 3)} ${code.slice(3)}, valid for 5 minutes. Call 400-820-8820`;
    expect((await client.auth.login({ phone: '（＋86）139 0000 1235', code: message })).type).toBe(1);
  });

  it('lasts 12 hours, or as many days as asked for', async () => {
    const { account } = await buildStaff(tenant);
    const hoursOf = ({ expiresAt }: { expiresAt: string }) =>
      Math.round((Date.parse(expiresAt) - server.clock.now().getTime()) / 3_600_000);
    expect(hoursOf(await login(account))).toBe(12);
    expect(hoursOf(await server.client().auth.login({ account, password, rememberDays: 30 }))).toBe(720);
  });

  it('answers an unknown account like a wrong password', async () => {
    const { account } = await buildStaff(tenant);
    const url = `${server.url}/api/user/mobile/login`;
    const wrong = await post(url, { account, password: 'not this' });
    const unknown = await post(url, { account: `${account}x`, password: 'not this' });
    expect(wrong.envelope.status).toBe(10002);
    expect(unknown.text).toBe(wrong.text);
  });

  it('works out a hash for an unknown account too, so that both take their time', async () => {
    const hash = await hashPassword('something');
    const timeOf = async (stored: string | undefined) => {
      const from = process.cpuUsage();
      for (let index = 0; index < 5; index++) await passwordFits('guess', stored);
      const { user, system } = process.cpuUsage(from);
      return user + system;
    };
    await timeOf(hash);
    const [known, unknown] = [await timeOf(hash), await timeOf(undefined)];
    expect(unknown / known).toBeGreaterThan(0.3);
    expect(await passwordFits('', undefined)).toBe(false);
  });

  it('refuses a disabled account that knows its password, and tells no other caller of it', async () => {
    const { account, accountId, tenantId } = await buildStaff(tenant);
    await db.connection.run({
      text: 'UPDATE accounts SET disabled_at = now() WHERE tenant_id = $1 AND id = $2',
      values: [tenantId, accountId],
    });
    expect((await refusal(login(account))).code).toBe('accountDisabled');
    expect((await refusal(login(account, 'not this'))).code).toBe('wrongCredentials');
  });

  it('answers an administrator with success and a token that never lives', async () => {
    const { account } = await buildStaff(tenant, { admin: true });
    const client = server.client();
    const answer = await client.auth.login({ account, password });
    expect(answer).toMatchObject({ admin: 1, type: 1, menuList: [] });
    const used = await post(`${server.url}/api/account/info/personal`, {}, { token: answer.token });
    expect(used.envelope.status).toBe(4012);
    expect((await refusal(client.signIn({ account, password }))).code).toBe('adminRefused');
    expect(client.session.current()).toBeUndefined();
  });

  it('never shows a token or a password hash in the database', async () => {
    const { account } = await buildStaff(tenant);
    const { token } = await login(account);
    const { rows } = await db.connection.run({ text: 'SELECT token_hash FROM sessions', values: [] });
    expect(JSON.stringify(rows)).not.toContain(token.split('.')[1]);
  });
});

describe('guessing', () => {
  /** A server whose callers come from addresses of their choice, with the slider on. */
  async function guarded() {
    const environment = { SVCDESK_CAPTCHA: 'puzzle', SVCDESK_TRUST_PROXY: 'loopback' };
    const guardedServer = await testServer(db, { environment });
    let last = 0;
    const newAddress = () => `10.9.${Math.floor(++last / 250)}.${last % 250}`;
    const tryFrom = (address: string, body: object) =>
      post(`${guardedServer.url}/api/user/mobile/login`, body, { 'x-forwarded-for': address });
    return { guardedServer, newAddress, tryFrom };
  }

  it('needs the slider after the third failure, until it succeeds once', async () => {
    const { tryFrom } = await guarded();
    const { account } = await buildStaff(tenant);
    const from = '10.1.1.1';
    const wrong = { account, password: 'wrong' };
    for (let index = 0; index < 3; index++) {
      expect((await tryFrom(from, wrong)).envelope.status).toBe(10002);
    }
    expect((await tryFrom(from, wrong)).envelope.status).toBe(10009);
    expect((await tryFrom(from, { account, password })).envelope.status).toBe(10009);
    const elsewhere = await tryFrom('10.1.1.2', { account, password });
    expect(elsewhere.envelope.status).toBe(10000);
  });

  it('gets no further by other names for the same account', async () => {
    const { tryFrom } = await guarded();
    const phone = '13900005678';
    const { account } = await buildStaff(tenant, { phone });
    const names = [account, account.toUpperCase(), phone, `+86${phone}`, '1-3900005678', `+860${phone}`];
    const judged: (number | undefined)[] = [];
    for (const name of names) {
      judged.push((await tryFrom('10.1.8.1', { account: name, password: 'wrong' })).envelope.status);
    }
    expect(judged).toEqual([10002, 10002, 10002, 10009, 10009, 10009]);
    const code = await tryFrom('10.1.8.1', { phone, code: '000000' });
    expect(code.envelope.status).toBe(10005);
    const nobody: (number | undefined)[] = [];
    for (const name of ['13900005679', '+8613900005679', '1-3900005679', '0086 13900005679']) {
      nobody.push((await tryFrom('10.1.8.2', { account: name, password: 'wrong' })).envelope.status);
    }
    expect(nobody).toEqual(judged.slice(0, 4));
  });

  it('gets no further by many tries at the same time', async () => {
    const { tryFrom } = await guarded();
    const { account } = await buildStaff(tenant);
    const tries = Array.from({ length: 40 }, (_, index) =>
      tryFrom('10.1.2.1', { account, password: `guess ${index}` }),
    );
    const judged = (await Promise.all(tries)).filter(({ envelope }) => envelope.status === 10002);
    expect(judged.length).toBeLessThanOrEqual(3);
  });

  it('is locked for longer and longer, and the right password does not help then', async () => {
    const slow = await testServer(db, { environment: { SVCDESK_TRUST_PROXY: 'loopback' } });
    const { account } = await buildStaff(tenant);
    const attempt = (pass: string) =>
      post(
        `${slow.url}/api/user/mobile/login`,
        { account, password: pass },
        { 'x-forwarded-for': '10.1.3.1' },
      );
    for (let index = 0; index < 5; index++) expect((await attempt('wrong')).envelope.status).toBe(10002);
    const locked = await attempt(password);
    expect(locked.envelope.status).toBe(10003);
    expect(Number(locked.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    slow.clock.advance(minuteMs);
    expect((await attempt('wrong')).envelope.status).toBe(10002);
    slow.clock.advance(minuteMs);
    expect((await attempt(password)).envelope.status).toBe(10003);
    slow.clock.advance(minuteMs);
    expect((await attempt(password)).envelope.status).toBe(10000);
  });

  it('cannot lock another person out from somewhere else', async () => {
    const { tryFrom, newAddress } = await guarded();
    const { account } = await buildStaff(tenant);
    for (let index = 0; index < 15; index++) {
      await tryFrom(newAddress(), { account, password: 'wrong' });
    }
    expect((await tryFrom('10.1.4.1', { account, password })).envelope.status).toBe(10000);
  });

  it('slows an address that tries many accounts, but not an office where many sign in', async () => {
    const { tryFrom } = await guarded();
    const accounts = await Promise.all(Array.from({ length: 12 }, () => buildStaff(tenant)));
    for (const { account } of accounts) {
      expect((await tryFrom('10.1.5.1', { account, password })).envelope.status).toBe(10000);
    }
    const statuses: (number | undefined)[] = [];
    for (const { account } of accounts) {
      statuses.push((await tryFrom('10.1.5.2', { account, password: 'wrong' })).envelope.status);
    }
    expect(statuses.slice(0, 10).every((status) => status === 10002)).toBe(true);
    expect(statuses.at(-1)).toBe(10009);
  });
});

describe('sessions', () => {
  it('are five at most: a sixth ends the oldest, which is told so', async () => {
    const account = await buildStaff(tenant);
    const tokens: string[] = [];
    for (let index = 0; index < 6; index++) tokens.push((await login(account.account)).token);
    const statusOf = async (token: string | undefined) =>
      (await post(`${server.url}/api/account/info/personal`, {}, { token: token ?? '' })).envelope.status;
    expect(await statusOf(tokens[0])).toBe(4011);
    for (const token of tokens.slice(1)) expect(await statusOf(token)).toBe(10000);
  });

  it('are five at most when many sign in at once, too', async () => {
    const { account, accountId, tenantId } = await buildStaff(tenant);
    await Promise.all(Array.from({ length: 12 }, () => login(account)));
    const { rows } = await db.connection.run({
      text: 'SELECT count(*) FROM sessions WHERE tenant_id = $1 AND account_id = $2 AND ended_at IS NULL',
      values: [tenantId, accountId],
    });
    expect(rows).toEqual([[5]]);
  });

  it('end at once by signing out', async () => {
    const account = await buildStaff(tenant);
    const client = await server.as(account);
    await client.account.personal({});
    const token = client.session.token() ?? '';
    expect(await client.signOut()).toBe(true);
    const after = await post(`${server.url}/api/account/info/personal`, {}, { token });
    expect(after.envelope.status).toBe(4011);
  });

  it('run out, and say so', async () => {
    const account = await buildStaff(tenant);
    const token = await server.tokenOf(account);
    const url = `${server.url}/api/account/info/personal`;
    expect((await post(url, {}, { token })).envelope.status).toBe(10000);
    const later = await testServer(db);
    later.clock.advance(12 * 60 * minuteMs + 1000);
    const late = await post(`${later.url}/api/account/info/personal`, {}, { token });
    expect(late.envelope.status).toBe(10008);
  });

  it.each(['nonsense', 't1.short', `t1.${'a'.repeat(43)}`, "t1'; --.xxxxxxxxxxxxxxxxxxxxxxxx"])(
    'find no account for %j',
    async (token) => {
      const answer = await post(`${server.url}/api/account/info/personal`, {}, { token });
      expect(answer.envelope.status).toBe(10006);
    },
  );

  it('notice within the same process that an account was disabled', async () => {
    const account = await buildStaff(tenant);
    const { tenantId, accountId } = account;
    const token = await server.tokenOf(account);
    const url = `${server.url}/api/account/info/personal`;
    expect((await post(url, {}, { token })).envelope.status).toBe(10000);
    await db.transaction(async (tx) => {
      await tx.connection.run({
        text: 'UPDATE accounts SET disabled_at = now() WHERE tenant_id = $1 AND id = $2',
        values: [tenantId, accountId],
      });
      await server.services.access.forget(tx, tenantId, accountId);
    });
    expect((await post(url, {}, { token })).envelope.status).toBe(4012);
  });
});
