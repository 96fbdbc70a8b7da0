import { isSvcdeskError } from '@svcdesk/core';
import { describe, expect, it } from 'vitest';
import {
  buildClient,
  buildCustomer,
  buildEmptyTenant,
  buildStaff,
  testPassword as oldPassword,
  post,
  type TestServer,
  testDatabase,
  testServer,
} from '../../testing/index.ts';

const db = await testDatabase();
const tenant = await buildEmptyTenant(db);
const minuteMs = 60_000;
const newPassword = 'nine little ducks';

let phones = 0;
const newPhone = (): string => `1350000${String(++phones).padStart(4, '0')}`;

const environment = { SVCDESK_TRUST_PROXY: 'loopback', SVCDESK_DEFAULT_TENANT: tenant.tenantId };
const shared = await testServer(db, { environment });
let addresses = 0;

/** A client at an address of its own, which it can change. */
function start(server: TestServer = shared) {
  let address = `10.5.${++addresses}.1`;
  const call = (path: string, body: object, headers: Record<string, string> = {}) =>
    post(server.url + path, body, { 'x-forwarded-for': address, ...headers });
  return {
    server,
    moveTo(next: string) {
      address = next;
    },
    find: (account: string) => call('/api/user/mobile/find_account', { account }),
    send: (body: object, headers?: Record<string, string>) =>
      call('/api/user/system/verify/send_verify_code', body, headers),
    set: (body: object, headers?: Record<string, string>) =>
      call(
        '/api/user/system/verify/set_new_password',
        { operate: 'forgetPassword', newPassword, ...body },
        headers,
      ),
    login: (account: string, password: string) => call('/api/user/mobile/login', { account, password }),
  };
}

const codeOf = (server: TestServer): string => server.sentCodes.at(-1)?.code ?? 'none';

type Started = ReturnType<typeof start>;

async function ticketFor({ find }: Started, account: string) {
  return (await find(account)).envelope.data as { ticket: string; maskedPhone: string };
}

describe('a forgotten password', () => {
  it('is replaced by a ticket and the code sent to the phone behind it, which ends every session', async () => {
    const started = start();
    const { server, send, set, login } = started;
    const phone = newPhone();
    const account = await buildStaff(tenant, { phone });
    const token = await server.tokenOf(account);
    const { ticket, maskedPhone } = await ticketFor(started, account.account.toUpperCase());
    expect(maskedPhone).toBe(`*********${phone.slice(-2)}`);
    const sent = await send({ operate: 'forgetPassword', ticket });
    expect(sent.envelope.data).toEqual({ resendAfterSeconds: 60 });
    expect(server.sentCodes.at(-1)).toMatchObject({ phone: `+86${phone}`, operate: 'forgetPassword' });
    expect((await set({ ticket, code: codeOf(server) })).envelope.status).toBe(10000);
    expect((await login(account.account, oldPassword)).envelope.status).toBe(10002);
    expect((await login(account.account, newPassword)).envelope.status).toBe(10000);
    expect((await post(`${server.url}/api/account/info/personal`, {}, { token })).envelope.status).toBe(4014);
    const messages = (await (await server.as(account)).messages.mine({ sysMsgFlag: 1 })).list;
    expect(messages.map(({ kind }) => kind)).toContain('account.passwordChanged');
  });

  it('takes ticket and code once, and each only with the other', async () => {
    const started = start();
    const { server, send, set } = started;
    const [mine, theirs] = [
      await buildStaff(tenant, { phone: newPhone() }),
      await buildStaff(tenant, { phone: newPhone() }),
    ];
    const { ticket } = await ticketFor(started, mine.account);
    const { ticket: other } = await ticketFor(started, theirs.account);
    await send({ operate: 'forgetPassword', ticket });
    const code = codeOf(server);
    expect((await set({ ticket: other, code })).envelope.status).toBe(10005);
    expect((await set({ ticket, code })).envelope.status).toBe(10000);
    expect((await set({ ticket, code })).envelope.status).toBe(10005);
  });

  it('is replaced once when the same wish arrives many times at once', async () => {
    const started = start();
    const { server, send, set } = started;
    const account = await buildStaff(tenant, { phone: newPhone() });
    const { ticket } = await ticketFor(started, account.account);
    await send({ operate: 'forgetPassword', ticket });
    const wish = { 'idempotency-key': 'reset-1' };
    const body = { ticket, code: codeOf(server) };
    const answers = await Promise.all(Array.from({ length: 5 }, () => set(body, wish)));
    expect(answers.map(({ envelope }) => envelope.status)).toEqual(Array(5).fill(10000));
    const { rows } = await db.connection.run({
      text: "SELECT count(*) FROM audit_events WHERE tenant_id = $1 AND actor_id = $2 AND kind = 'password.reset'",
      values: [tenant.tenantId, account.accountId],
    });
    expect(rows).toEqual([[1]]);
  });

  it('needs a ticket of the last quarter of an hour', async () => {
    const started = start();
    const { server, send, set } = started;
    const { account } = await buildStaff(tenant, { phone: newPhone() });
    const { ticket } = await ticketFor(started, account);
    server.clock.advance(14 * minuteMs);
    await send({ operate: 'forgetPassword', ticket });
    server.clock.advance(2 * minuteMs);
    expect((await set({ ticket, code: codeOf(server) })).envelope.status).toBe(10005);
  });

  it('is never told to be common, personal or short before it is refused for that', async () => {
    const started = start();
    const { server, send, set } = started;
    const phone = newPhone();
    const account = await buildStaff(tenant, { phone, name: 'Liuxiaoming' });
    const { ticket } = await ticketFor(started, account.account);
    await send({ operate: 'forgetPassword', ticket });
    const code = codeOf(server);
    const refusedFor = async (password: string) => {
      const { envelope } = await set({ ticket, code, newPassword: password });
      const { issues } = envelope.data as { issues: { path: string; code: string }[] };
      return issues.map((issue) => `${issue.path} ${issue.code}`);
    };
    expect(await refusedFor('short')).toEqual(['newPassword tooShort']);
    expect(await refusedFor('Password1')).toEqual(['newPassword common']);
    expect(await refusedFor('woaini1314')).toEqual(['newPassword common']);
    expect(await refusedFor('88888888888')).toEqual(['newPassword common']);
    expect(await refusedFor('liuxiaoming-2026')).toEqual(['newPassword personal']);
    expect(await refusedFor(`my ${phone}`)).toEqual(['newPassword personal']);
    // None of that has cost the code.
    expect((await set({ ticket, code, newPassword: 'all lower case is fine' })).envelope.status).toBe(10000);
  });
});

describe('a name without an account', () => {
  it('is found like any other, with a ticket that never verifies', async () => {
    const started = start();
    const { server, find, send, set } = started;
    const known = await buildStaff(tenant, { phone: newPhone() });
    const phoneless = await buildStaff(tenant);
    for (const name of ['nobody-at-all', newPhone(), phoneless.account]) {
      const [theirs, ours] = [await find(name), await find(known.account)];
      const shape = ({ envelope }: typeof theirs) => {
        const { ticket, maskedPhone } = envelope.data as { ticket: string; maskedPhone: string };
        expect(maskedPhone).toMatch(/^\*{9}\d\d$/);
        return [envelope.status, envelope.msg, ticket.split('.')[0], ticket.length];
      };
      expect(shape(theirs)).toEqual(shape(ours));
      const { ticket } = theirs.envelope.data as { ticket: string };
      const before = server.sentCodes.length;
      const answer = await send({ operate: 'forgetPassword', ticket });
      expect(answer.envelope).toMatchObject({ status: 10000, data: { resendAfterSeconds: 60 } });
      expect(server.sentCodes).toHaveLength(before);
      expect((await set({ ticket, code: '123456' })).envelope.status).toBe(10005);
      server.clock.advance(minuteMs);
    }
  });

  it('has the same masked phone each time, of its own, and waits between codes as well', async () => {
    const started = start();
    const maskOf = async (name: string) => (await ticketFor(started, name)).maskedPhone;
    expect(await maskOf('GHOST-A ')).toBe(await maskOf('ghost-a'));
    // Two digits are the same for one pair in a hundred.
    const masks = new Set<string>();
    for (const end of ['a', 'b', 'c', 'd', 'e', 'f']) masks.add(await maskOf(`ghost-${end}`));
    expect(masks.size).toBeGreaterThan(1);
    const [first, second] = [await ticketFor(started, 'ghost-a'), await ticketFor(started, 'ghost-a')];
    expect((await started.send({ operate: 'forgetPassword', ticket: first.ticket })).envelope.status).toBe(
      10000,
    );
    const again = await started.send({ operate: 'forgetPassword', ticket: second.ticket });
    expect([again.http, again.envelope.status]).toEqual([429, 10007]);
  });

  it('of another organisation shows no other prefix than a name without an account', async () => {
    const started = start();
    const elsewhere = await buildStaff(await buildEmptyTenant(db), { phone: newPhone() });
    const { ticket } = await ticketFor(started, elsewhere.account);
    expect(ticket.startsWith(`${tenant.tenantId}.`)).toBe(true);
    await started.send({ operate: 'forgetPassword', ticket });
    expect((await started.set({ ticket, code: codeOf(started.server) })).envelope.status).toBe(10000);
    expect((await started.login(elsewhere.account, newPassword)).envelope.status).toBe(10000);
  });

  it.each(['nonsense', 't1.short', "t1.'; DROP TABLE password_tickets --xxxxxxxx"])(
    'is all that a made-up ticket %j stands for',
    async (ticket) => {
      const { server, send, set } = start();
      const before = server.sentCodes.length;
      expect((await send({ operate: 'forgetPassword', ticket })).envelope.status).toBe(10000);
      expect(server.sentCodes).toHaveLength(before);
      expect((await set({ ticket, code: '123456' })).envelope.status).toBe(10005);
    },
  );
});

describe('guessing at a reset', () => {
  it('ends after five wrong codes, at once or one after the other, and locks that address', async () => {
    const started = start();
    const { server, send, set, moveTo } = started;
    const account = await buildStaff(tenant, { phone: newPhone() });
    const { ticket } = await ticketFor(started, account.account);
    await send({ operate: 'forgetPassword', ticket });
    const code = codeOf(server);
    const wrong = code === '111111' ? '222222' : '111111';
    const tries = await Promise.all(Array.from({ length: 5 }, () => set({ ticket, code: wrong })));
    expect(tries.every(({ envelope }) => envelope.status === 10005)).toBe(true);
    expect((await set({ ticket, code })).envelope.status).toBe(10003);
    // From elsewhere the code is spent as well.
    moveTo('10.5.9.9');
    expect((await set({ ticket, code })).envelope.status).toBe(10005);
  });

  it('takes nothing from who resets the same account elsewhere', async () => {
    const started = start();
    const { server, send, set, moveTo } = started;
    const account = await buildStaff(tenant, { phone: newPhone() });
    moveTo('10.5.20.1');
    const { ticket: attackers } = await ticketFor(started, account.account);
    await send({ operate: 'forgetPassword', ticket: attackers });
    for (let index = 0; index < 6; index++) await set({ ticket: attackers, code: '000000' });
    server.clock.advance(minuteMs);
    moveTo('10.5.20.2');
    const { ticket } = await ticketFor(started, account.account);
    await send({ operate: 'forgetPassword', ticket });
    const code = codeOf(server);
    server.clock.advance(minuteMs);
    // A newer code of the attacker's ticket does not replace the owner's.
    moveTo('10.5.20.1');
    await send({ operate: 'forgetPassword', ticket: attackers });
    moveTo('10.5.20.2');
    expect((await set({ ticket, code })).envelope.status).toBe(10000);
  });

  it('needs the slider to find an account, and again for each code but the first', async () => {
    const guarded = start(
      await testServer(db, { environment: { ...environment, SVCDESK_CAPTCHA: 'puzzle' } }),
    );
    expect((await guarded.find('anybody')).envelope.status).toBe(10009);
    const open = start();
    const { account } = await buildStaff(tenant, { phone: newPhone() });
    const { ticket } = await ticketFor(open, account);
    const ask = () => guarded.send({ operate: 'forgetPassword', ticket });
    expect((await ask()).envelope.status).toBe(10000);
    guarded.server.clock.advance(minuteMs);
    expect((await ask()).envelope.status).toBe(10009);
  });

  it('looks for thirty accounts an hour from one address, whatever they are', async () => {
    const { find, moveTo } = start();
    moveTo('10.5.30.1');
    const answers: (number | undefined)[] = [];
    for (let index = 0; index < 32; index++) answers.push((await find(`name-${index}`)).envelope.status);
    expect(answers.filter((status) => status === 10000)).toHaveLength(30);
    expect(answers.at(-1)).toBe(10007);
    moveTo('10.5.30.2');
    expect((await find('name-1')).envelope.status).toBe(10000);
  });
});

describe('changing one’s password', () => {
  it('needs the old one, ends the other sessions and tells the account', async () => {
    const { server } = start();
    const account = await buildStaff(tenant);
    const [here, there] = [await server.as(account), await server.as(account)];
    await here.auth.updatePassword({ oldPassword, newPassword });
    expect((await here.account.personal({})).account).toBe(account.account);
    await expect(there.account.personal({})).rejects.toMatchObject({ code: 'passwordChanged' });
    expect((await here.messages.unread({ sysMsgFlag: 1 })).count).toBe(1);
    await server.client().auth.login({ account: account.account, password: newPassword });
  });

  it('is refused for a wrong old one, which counts and locks like signing in', async () => {
    const { server } = start();
    const account = await buildStaff(tenant);
    const client = await server.as(account);
    const attempt = (old: string) =>
      client.auth.updatePassword({ oldPassword: old, newPassword }).then(
        () => 'done',
        (error: unknown) => (isSvcdeskError(error) ? error.code : 'other'),
      );
    for (let index = 0; index < 5; index++) expect(await attempt('wrong')).toBe('wrongCredentials');
    expect(await attempt(oldPassword)).toBe('locked');
    server.clock.advance(minuteMs);
    expect(await attempt(oldPassword)).toBe('done');
  });

  it('is refused for the same one again', async () => {
    const { server } = start();
    const client = await server.as(await buildStaff(tenant));
    await expect(client.auth.updatePassword({ oldPassword, newPassword: oldPassword })).rejects.toMatchObject(
      {
        code: 'badRequest',
        issues: [{ path: 'newPassword', code: 'same' }],
      },
    );
  });

  it('works by a code of this session where the old one is not known, as after a first sign-in', async () => {
    const { server } = start();
    const { customerId, cellIds } = await buildCustomer(tenant);
    const account = await buildClient(tenant, { customerId, cellIds, phone: newPhone() });
    await db.connection.run({
      text: 'UPDATE accounts SET must_change_password = true WHERE tenant_id = $1 AND id = $2',
      values: [tenant.tenantId, account.accountId],
    });
    const [client, other] = [await server.as(account), await server.as(account)];
    expect((await client.account.personal({})).mustChangePassword).toBe(true);
    await client.auth.sendVerifyCode({ operate: 'resetPassword' });
    const code = codeOf(server);
    await expect(other.auth.updatePassword({ code, newPassword })).rejects.toMatchObject({
      code: 'codeWrong',
    });
    await client.auth.updatePassword({ code, newPassword });
    expect((await client.account.personal({})).mustChangePassword).toBeUndefined();
    await expect(server.client().auth.sendVerifyCode({ operate: 'resetPassword' })).rejects.toMatchObject({
      code: 'notSignedIn',
    });
  });

  it('keeps no hash of a password with the answers it remembers', async () => {
    const { server } = start();
    const account = await buildStaff(tenant);
    const token = await server.tokenOf(account);
    const change = (to: string) =>
      post(
        `${server.url}/api/user/system/update_password`,
        { oldPassword, newPassword: to },
        { token, 'idempotency-key': 'once' },
      );
    expect((await change(newPassword)).envelope.status).toBe(10000);
    expect((await change(newPassword)).envelope.status).toBe(10000);
    const { rows } = await db.connection.run({
      text: 'SELECT body_hash FROM idempotency_keys WHERE tenant_id = $1 AND owner = $2',
      values: [tenant.tenantId, account.accountId],
    });
    expect(rows).toHaveLength(1);
    expect((await change('another good one')).envelope.status).toBe(10000);
    expect(rows[0]).toEqual(
      (
        await db.connection.run({
          text: 'SELECT body_hash FROM idempotency_keys WHERE tenant_id = $1 AND owner = $2',
          values: [tenant.tenantId, account.accountId],
        })
      ).rows[0],
    );
  });
});
