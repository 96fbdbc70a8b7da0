import { describe, expect, it } from 'vitest';
import type { Connection } from '../../platform/db/connection.ts';
import type { Database, Transaction } from '../../platform/db/index.ts';
import { countBy, hourMs } from '../../platform/sessions/throttle.ts';
import {
  buildEmptyTenant,
  buildStaff,
  testPassword as password,
  post,
  testDatabase,
  testServer,
} from '../../testing/index.ts';
import { addressCeiling, delayMs, waitMsOf } from './verify-identity.ts';

const db = await testDatabase();
const tenant = await buildEmptyTenant(db);
const minuteMs = 60_000;

/** A database that notes the names of all statements sent to it. */
function noting(names: string[]): Database {
  const noted = ({ run }: Connection): Connection => ({
    run: (command) => {
      names.push(command.name ?? command.text.slice(0, 40));
      return run(command);
    },
  });
  const connection = noted({ run: (command) => db.connection.run(command) });
  const transaction = <T>(work: (tx: Transaction) => Promise<T>) =>
    db.transaction((tx) => {
      const inside = noted({ run: (command) => tx.connection.run(command) });
      return work(Object.create(tx, { connection: { value: inside } }) as Transaction);
    });
  return Object.create(db, { connection: { value: connection }, transaction: { value: transaction } });
}

const sent: string[] = [];
const environment = { SVCDESK_TRUST_PROXY: 'loopback', SVCDESK_DEFAULT_TENANT: tenant.tenantId };
const server = await testServer(noting(sent), { environment });
let addresses = 0;
const newAddress = () => `10.7.${++addresses}.1`;
let phones = 0;
const newPhone = () => `1340700${String(++phones).padStart(4, '0')}`;

const call = (path: string, body: object, address = newAddress()) =>
  post(`${server.url}/api/user/${path}`, body, { 'x-forwarded-for': address });

describe('a name without an account shows neither by text nor by time', () => {
  const steps = {
    'a wrong password': (who: string) => call('mobile/login', { account: who, password: 'guess' }),
    'a wrong code': (who: string) => call('mobile/login', { phone: who, code: '000000' }),
    'a code to sign in': (who: string) => call('mobile/send_code', { phone: who, operate: 'login' }),
    'a code to sign up': (who: string) => call('mobile/send_code', { phone: who, operate: 'register' }),
    'a code to sign up as an engineer': (who: string) => call('engineer/send_verify_code', { phone: who }),
    'a lost password': (who: string) => call('mobile/find_account', { account: who }),
    'signing up without the code': (who: string) =>
      call('mobile/register', { phone: who, code: '000000', password: 'nine little ducks', name: 'Han' }),
    'signing up as an engineer without the code': (who: string) =>
      call('engineer/register', { phone: who, code: '000000', password: 'nine little ducks', name: 'Han' }),
  };

  it.each(Object.entries(steps))('at %s', async (_what, step) => {
    const [known, unknown] = [newPhone(), newPhone()];
    await buildStaff(tenant, { phone: known });
    const traces: string[][] = [];
    const texts: string[] = [];
    for (const who of [known, unknown]) {
      sent.length = 0;
      const { text } = await step(who);
      traces.push([...sent]);
      texts.push(text.replaceAll(/"ticket":"[^"]*"/g, '').replaceAll(/\*{9}\d{2}/g, ''));
    }
    expect(texts[1]).toBe(texts[0]);
    expect(traces[0]?.length).toBeGreaterThan(1);
    // The same statements in the same order; hashes are worked out for both (sign-in.test.ts).
    expect(traces[1]).toEqual(traces[0]);
  });

  it('at the code and the new password for a ticket', async () => {
    const known = newPhone();
    await buildStaff(tenant, { phone: known });
    const traces: string[][] = [];
    for (const who of [known, newPhone()]) {
      const { ticket } = (await call('mobile/find_account', { account: who })).envelope.data as {
        ticket: string;
      };
      sent.length = 0;
      await call('system/verify/send_verify_code', { operate: 'forgetPassword', ticket });
      const body = { operate: 'forgetPassword', ticket, code: '000000', newPassword: 'nine little ducks' };
      expect((await call('system/verify/set_new_password', body)).envelope.status).toBe(10005);
      traces.push([...sent]);
    }
    expect(traces[1]).toEqual(traces[0]);
  });
});

describe('flooding with codes', () => {
  it('stops for new phones at two thousand an hour, and those of accounts go on', async () => {
    const known = newPhone();
    const client = await server.as(await buildStaff(tenant, { phone: known }));
    await db.connection.run({
      text: `INSERT INTO throttles (kind, subject, count, window_start_at, expires_at)
        VALUES ('codeAllHour', 'all', 2000, $1, $2)
        ON CONFLICT (kind, subject) DO UPDATE SET count = 2000, window_start_at = $1, expires_at = $2`,
      values: [
        server.clock.now().toISOString(),
        new Date(server.clock.now().getTime() + 60 * minuteMs).toISOString(),
      ],
    });
    const before = server.sentCodes.length;
    const flooded = await call('mobile/send_code', { phone: newPhone(), operate: 'register' });
    expect([flooded.http, flooded.envelope.status]).toEqual([429, 10007]);
    expect((await call('engineer/send_verify_code', { phone: newPhone() })).envelope.status).toBe(10007);
    const change = { operate: 'changePhone', phone: newPhone() } as const;
    await expect(client.auth.sendVerifyCode(change)).rejects.toMatchObject({ code: 'tooManyRequests' });
    expect(server.sentCodes).toHaveLength(before);
    // And no asker learns by it which phones those are.
    for (const phone of [known, newPhone()]) {
      const asked = await call('mobile/send_code', { phone, operate: 'login' });
      expect(asked.envelope.status).toBe(10000);
    }
    expect(server.sentCodes.slice(before).map(({ phone }) => phone)).toEqual([`+86${known}`]);
    server.clock.advance(61 * minuteMs);
    expect((await call('mobile/send_code', { phone: newPhone(), operate: 'register' })).envelope.status).toBe(
      10000,
    );
  });

  it('of one number by sign-in, sign-up and deletion together is one each minute', async () => {
    const phone = newPhone();
    await buildStaff(tenant, { phone });
    expect((await call('mobile/send_code', { phone, operate: 'login' })).envelope.status).toBe(10000);
    for (const operate of ['login', 'register', 'deleteAccount']) {
      expect((await call('mobile/send_code', { phone, operate })).envelope.status).toBe(10007);
    }
    expect((await call('engineer/send_verify_code', { phone })).envelope.status).toBe(10007);
  });
});

describe('brute force on codes to sign up', () => {
  it('is slowed down and at last locked by address over all numbers, and leaves others alone', async () => {
    const address = newAddress();
    expect([0, 30, 31, 50, 130, 10_000].map(delayMs)).toEqual([0, 0, 30, 600, 3000, 3000]);
    const attempt = (phone: string, from: string) =>
      call('mobile/register', { phone, code: '000000', password: 'nine little ducks', name: 'Han' }, from);
    const answers: (number | undefined)[] = [];
    for (let index = 0; index < 32; index++)
      answers.push((await attempt(newPhone(), address)).envelope.status);
    expect(answers).toEqual(Array(32).fill(10005));
    await db.connection.run({
      text: `UPDATE throttles SET count = $1 WHERE kind = 'signInAddress' AND subject = $2`,
      values: [String(addressCeiling - 1), address],
    });
    expect((await attempt(newPhone(), address)).envelope.status).toBe(10005);
    expect((await attempt(newPhone(), address)).envelope.status).toBe(10003);
    expect((await attempt(newPhone(), newAddress())).envelope.status).toBe(10005);
  });
});

it('failures of a network slow down every address in it', async () => {
  const at = server.clock.now();
  await countBy(db, { kind: 'signInAddress', subject: '2001:db8:9::/48', windowMs: hourMs }, 16 * 50, at);
  expect(await waitMsOf(db, '2001:db8:9:1::1', at)).toBe(600);
  expect(await waitMsOf(db, '2001:db8:8:1::1', at)).toBe(0);
});

it('guessing at one account from many addresses of a network is locked like guessing from one', async () => {
  const { account } = await buildStaff(tenant, {});
  const guess = async (subnet: string) => {
    const from = `2001:db8:a:${subnet}::1`;
    return (await call('mobile/login', { account, password: 'guess' }, from)).envelope.status;
  };
  for (let subnet = 1; subnet <= 20; subnet++) expect(await guess(subnet.toString(16))).toBe(10002);
  expect(await guess('ff')).toBe(10003);
  expect(await guess('100')).toBe(10002);
});

describe('the failures of another client', () => {
  it('neither lock nor sign out who is signed in, nor keep them from signing in or changing their password', async () => {
    const phone = newPhone();
    const person = await buildStaff(tenant, { phone });
    const client = await server.as(person);
    for (let index = 0; index < 22; index++) {
      await call('mobile/login', { account: person.account, password: `guess ${index}` });
      if (index < 6) await call('mobile/login', { phone, code: '000000' });
    }
    expect((await client.account.personal({})).account).toBe(person.account);
    await client.auth.updatePassword({ oldPassword: password, newPassword: 'nine little ducks' });
    const own = await call('mobile/login', { account: person.account, password: 'nine little ducks' });
    expect(own.envelope.status).toBe(10000);
  });
});
