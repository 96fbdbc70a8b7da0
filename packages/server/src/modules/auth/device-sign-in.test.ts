import { isSvcdeskError } from '@svcdesk/core';
import { describe, expect, it } from 'vitest';
import { buildEmptyTenant, buildStaff, testDatabase, testPassword, testServer } from '../../testing/index.ts';

const db = await testDatabase();
const server = await testServer(db, { environment: { SVCDESK_TRUST_PROXY: 'loopback' } });
const tenant = await buildEmptyTenant(db);
const secondMs = 1000;

const refusalOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => {
      if (!isSvcdeskError(error)) throw error;
      return error.code;
    },
  );

/** A terminal that asks, and how it polls after its interval. */
async function terminalAsks(more: { rememberDays?: number } = {}) {
  const client = server.client();
  const asked = await client.auth.deviceStart({ name: 'workshop', ...more });
  const pollAfter = (seconds: number) => {
    server.clock.advance(seconds * secondMs);
    return client.auth.devicePoll({ deviceCode: asked.deviceCode });
  };
  return { client, asked, pollAfter };
}

const someone = async () => server.as(await buildStaff(tenant));

describe('a terminal that asks to be signed in', () => {
  it('gets a code of eight letters that are not taken for others, and where to type it', async () => {
    const { asked } = await terminalAsks();
    expect(asked.userCode).toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{4}-[BCDFGHJKLMNPQRSTVWXZ]{4}$/);
    expect(asked.verifyUrl).toBe(`${server.url}/#/centerPage?kind=terminal`);
    expect(asked.verifyUrlComplete).toBe(`${asked.verifyUrl}&id=${asked.userCode}`);
    expect(asked).toMatchObject({ expiresIn: 900, interval: 5 });
  });

  it('waits until a person has approved it, who sees what asks and from where, and is signed in once', async () => {
    const staff = await someone();
    const { client, asked, pollAfter } = await terminalAsks({ rememberDays: 30 });
    expect(await pollAfter(5)).toEqual({ state: 'pending', interval: 5 });
    const found = await staff.auth.deviceFind({ userCode: asked.userCode });
    expect(found).toMatchObject({ name: 'workshop', rememberDays: 30, userCode: asked.userCode });
    expect(found.address).toBeTruthy();
    const typed = asked.userCode.toLowerCase().replace('-', ' ');
    await staff.auth.deviceApprove({ userCode: typed, approve: true });
    const { state, login } = await pollAfter(5);
    expect(state).toBe('approved');
    expect(login?.id).toBe((await staff.account.personal({})).id);
    expect(Math.round((Date.parse(login?.expiresAt ?? '') - server.clock.now().getTime()) / 86_400_000)).toBe(
      30,
    );
    if (login) client.session.adopt(login);
    expect((await client.account.personal({})).id).toBe(login?.id);
    expect(await pollAfter(5)).toEqual({ state: 'expired' });
    expect(await refusalOf(staff.auth.deviceFind({ userCode: asked.userCode }))).toBe('notFound');
  });

  it('is signed in once when it polls twice at the same moment', async () => {
    const staff = await someone();
    const { client, asked } = await terminalAsks();
    await staff.auth.deviceApprove({ userCode: asked.userCode, approve: true });
    const poll = () => client.auth.devicePoll({ deviceCode: asked.deviceCode });
    const states = (await Promise.all([poll(), poll(), poll()])).map(({ state }) => state);
    expect(states.filter((state) => state === 'approved')).toHaveLength(1);
  });

  it('has to wait longer each time it polls too soon, not for an interval that the line made shorter', async () => {
    const { pollAfter } = await terminalAsks();
    expect(await pollAfter(0)).toEqual({ state: 'pending', interval: 5 });
    expect(await pollAfter(2)).toEqual({ state: 'slowDown', interval: 10 });
    expect(await pollAfter(5)).toEqual({ state: 'slowDown', interval: 15 });
    expect(await pollAfter(14.6)).toEqual({ state: 'pending', interval: 15 });
  });

  it('is told that it was refused, and cannot be let in afterwards', async () => {
    const staff = await someone();
    const { asked, pollAfter } = await terminalAsks();
    await staff.auth.deviceApprove({ userCode: asked.userCode, approve: false });
    expect(await pollAfter(5)).toEqual({ state: 'denied' });
    const { userCode } = asked;
    expect(await refusalOf(staff.auth.deviceApprove({ userCode, approve: true }))).toBe('notFound');
    expect(await pollAfter(5)).toEqual({ state: 'denied' });
  });

  it('runs out after a quarter of an hour, approved or not', async () => {
    const staff = await someone();
    const { asked, pollAfter } = await terminalAsks();
    const late = await terminalAsks();
    await staff.auth.deviceApprove({ userCode: late.asked.userCode, approve: true });
    expect(await pollAfter(900)).toEqual({ state: 'expired' });
    expect(await late.pollAfter(0)).toEqual({ state: 'expired' });
    expect(await refusalOf(staff.auth.deviceFind({ userCode: asked.userCode }))).toBe('notFound');
  });

  it('is not let in by a session that was ended before it polled', async () => {
    const account = await buildStaff(tenant);
    const staff = await server.as(account);
    const { asked, pollAfter } = await terminalAsks();
    await staff.auth.deviceApprove({ userCode: asked.userCode, approve: true });
    await staff.auth.logout({});
    expect(await pollAfter(5)).toEqual({ state: 'denied' });
  });

  it('is told of a made-up code what it is told of an old one', async () => {
    const deviceCode = `${tenant.tenantId}.${'x'.repeat(43)}`;
    expect(await server.client().auth.devicePoll({ deviceCode })).toEqual({ state: 'expired' });
  });

  it('cannot be found by trying codes, and its secrets are not in the database', async () => {
    const staff = await someone();
    const { asked } = await terminalAsks();
    const tried: string[] = [];
    for (let index = 0; index < 21; index++) {
      tried.push(await refusalOf(staff.auth.deviceFind({ userCode: 'BBBB-BBBB' })));
    }
    expect(tried.filter((code) => code === 'notFound')).toHaveLength(20);
    expect(tried.at(-1)).toBe('tooManyRequests');
    const { userCode } = asked;
    expect(await refusalOf(staff.auth.deviceApprove({ userCode, approve: true }))).toBe('tooManyRequests');
    const { rows } = await db.connection.run({ text: 'SELECT * FROM device_sign_ins', values: [] });
    expect(JSON.stringify(rows)).not.toContain(asked.userCode.replace('-', ''));
    expect(JSON.stringify(rows)).not.toContain(asked.deviceCode.split('.')[1]);
  });

  it('may ask thirty times an hour from one address', async () => {
    const fresh = await testServer(db, { environment: { SVCDESK_TRUST_PROXY: 'loopback' } });
    const headers = { 'x-forwarded-for': '10.3.3.3' };
    const ask = () =>
      fetch(`${fresh.url}/api/user/device/start`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'workshop' }),
      }).then((reply) => reply.status);
    const statuses: number[] = [];
    for (let index = 0; index < 31; index++) statuses.push(await ask());
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
  });

  it('stays open for others when one client holds a large network', async () => {
    const fresh = await testServer(db, { environment: { SVCDESK_TRUST_PROXY: 'loopback' } });
    const ask = (from: string) =>
      fetch(`${fresh.url}/api/user/device/start`, {
        method: 'POST',
        headers: { 'x-forwarded-for': from, 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'workshop' }),
      }).then((reply) => reply.status);
    const statuses: number[] = [];
    for (let index = 0; index < 130; index++) {
      statuses.push(await ask(`2001:db8:77:${(index % 100).toString(16)}::1`));
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(120);
    expect(await ask('2001:db8:78::1')).toBe(200);
  });

  it('stands in the history of who approved it', async () => {
    const account = await buildStaff(tenant);
    const staff = await server.as(account);
    const { asked } = await terminalAsks();
    await staff.auth.deviceApprove({ userCode: asked.userCode, approve: true });
    const { rows } = await db.connection.run({
      text: `SELECT changes FROM audit_events WHERE tenant_id = $1 AND chain_id = $2 AND kind = 'device.approve'`,
      values: [account.tenantId, account.accountId],
    });
    expect(rows).toHaveLength(1);
  });

  it('cannot be approved by who has to change their password first', async () => {
    const account = await buildStaff(tenant);
    const staff = await server.as(account);
    await db.connection.run({
      text: 'UPDATE accounts SET must_change_password = true WHERE tenant_id = $1 AND id = $2',
      values: [account.tenantId, account.accountId],
    });
    const again = server.client();
    await again.signIn({ account: account.account, password: testPassword });
    const { asked } = await terminalAsks();
    expect(await refusalOf(again.auth.deviceFind({ userCode: asked.userCode }))).toBe('notAllowed');
    expect(staff.session.current()).toBeTruthy();
  });
});
