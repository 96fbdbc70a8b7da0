import { isSvcdeskError } from '@svcdesk/core';
import { describe, expect, it } from 'vitest';
import {
  buildEmptyTenant,
  buildStaff,
  testPassword as password,
  testDatabase,
  testServer,
} from '../../testing/index.ts';

const db = await testDatabase();
const tenant = await buildEmptyTenant(db);
const dayMs = 86_400_000;
const newPassword = 'nine little ducks';

let people = 0;

/** An account that was given a password, at the clock of a server. */
async function start(environment: Record<string, string> = {}) {
  const server = await testServer(db, { environment });
  people += 1;
  const phone = `1390011${String(people).padStart(4, '0')}`;
  const person = await buildStaff(tenant, { phone });
  await db.connection.run({
    text: `UPDATE accounts SET must_change_password = true, password_changed_at = $3
      WHERE tenant_id = $1 AND id = $2`,
    values: [tenant.tenantId, person.accountId, server.clock.now().toISOString()],
  });
  const client = server.client({ locale: 'en' });
  const signIn = () => client.signIn({ account: person.account, password });
  return { server, client, phone, person, signIn };
}

async function refusalOf(work: Promise<unknown>): Promise<string> {
  const error = await work.then(() => undefined).catch((thrown: unknown) => thrown);
  if (error === undefined) return 'done';
  if (!isSvcdeskError(error)) throw error;
  return error.reason ?? error.code;
}

describe('a first password', () => {
  it('opens nothing but its own change, which opens everything at once', async () => {
    const { client, signIn } = await start();
    expect((await signIn()).mustChangePassword).toBe(true);
    expect(await client.account.personal({})).toMatchObject({ mustChangePassword: true });
    expect(await refusalOf(client.orders.page({}))).toBe('passwordChangeNeeded');
    await expect(client.messages.unreadAll({})).rejects.toMatchObject({
      status: 10410,
      text: 'Change your first password before anything else',
    });
    await client.auth.updatePassword({ oldPassword: password, newPassword });
    expect(await refusalOf(client.orders.page({}))).toBe('done');
    expect((await client.account.personal({})).mustChangePassword).toBeUndefined();
  });

  it('lets its owner sign out', async () => {
    const { client, signIn } = await start();
    await signIn();
    expect(await refusalOf(client.auth.logout({}))).toBe('done');
    expect(await refusalOf(client.account.personal({}))).not.toBe('done');
  });

  it('is changed by a code to the phone as well', async () => {
    const { server, client, phone } = await start();
    await client.auth.sendCode({ phone, operate: 'login' });
    await client.signIn({ phone, code: server.sentCodes.at(-1)?.code ?? '' });
    expect(await refusalOf(client.orders.page({}))).toBe('passwordChangeNeeded');
    server.clock.advance(60_000);
    await client.auth.sendVerifyCode({ operate: 'resetPassword' });
    await client.auth.updatePassword({ code: server.sentCodes.at(-1)?.code ?? '', newPassword });
    expect(await refusalOf(client.orders.page({}))).toBe('done');
  });

  it('is good for fourteen days, and only its owner learns that it has ended', async () => {
    const { server, client, person, signIn } = await start();
    await signIn();
    server.clock.advance(14 * dayMs - 60_000);
    expect(await refusalOf(signIn())).toBe('done');
    server.clock.advance(60_000);
    expect(await refusalOf(client.auth.updatePassword({ oldPassword: password, newPassword }))).toBe(
      'passwordExpired',
    );
    expect(await refusalOf(signIn())).toBe('passwordExpired');
    const guess = { account: person.account, password: 'not this' };
    expect(await refusalOf(server.client().auth.login(guess))).toBe('wrongCredentials');
  });

  it('is good for as long as the setting says', async () => {
    const { server, signIn } = await start({ SVCDESK_INITIAL_PASSWORD_DAYS: '2' });
    server.clock.advance(2 * dayMs);
    expect(await refusalOf(signIn())).toBe('passwordExpired');
  });

  it('of its owner’s choice never ends', async () => {
    const { server, client, signIn, person } = await start();
    await signIn();
    await client.auth.updatePassword({ oldPassword: password, newPassword });
    server.clock.advance(400 * dayMs);
    expect(
      await refusalOf(server.client().auth.login({ account: person.account, password: newPassword })),
    ).toBe('done');
  });
});
