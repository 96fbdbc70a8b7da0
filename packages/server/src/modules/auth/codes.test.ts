import { once } from 'node:events';
import { mkdtemp, readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createLog } from '../../platform/http/log.ts';
import { createCodeSender } from '../../platform/notify/code-sender.ts';
import { buildEmptyTenant, buildStaff, post, testDatabase, testServer } from '../../testing/index.ts';

const db = await testDatabase();
const tenant = await buildEmptyTenant(db);
const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

let phones = 0;
const newPhone = (): string => `137${String(++phones).padStart(8, '0')}`;

async function start(more: Record<string, string> = {}) {
  const environment = { SVCDESK_TRUST_PROXY: 'loopback', ...more };
  const server = await testServer(db, { environment });
  let address = `10.2.${phones}.1`;
  const call = (path: string, body: object, headers: Record<string, string> = {}) =>
    post(server.url + path, body, { 'x-forwarded-for': address, ...headers });
  return {
    server,
    call,
    moveTo(next: string) {
      address = next;
    },
    send: (phone: string, headers?: Record<string, string>) =>
      call('/api/user/mobile/send_code', { phone, operate: 'login' }, headers),
    login: (phone: string, code: string) => call('/api/user/mobile/login', { phone, code }),
  };
}

describe('verification codes', () => {
  it('sign in, once', async () => {
    const { server, send, login } = await start();
    const phone = newPhone();
    await buildStaff(tenant, { phone });
    expect((await send(phone)).envelope).toMatchObject({ status: 10000, data: { resendAfterSeconds: 60 } });
    const code = server.sentCodes.at(-1)?.code ?? '';
    expect(code).toMatch(/^\d{6}$/);
    expect((await login(phone, code)).envelope.status).toBe(10000);
    expect((await login(phone, code)).envelope.status).toBe(10005);
  });

  it('are good for five minutes', async () => {
    const { server, send, login } = await start();
    const phone = newPhone();
    await buildStaff(tenant, { phone });
    await send(phone);
    server.clock.advance(5 * minuteMs);
    expect((await login(phone, server.sentCodes.at(-1)?.code ?? '')).envelope.status).toBe(10005);
  });

  it('can be tried five times, not more, at once or one after the other', async () => {
    const { server, send, login } = await start();
    const phone = newPhone();
    await buildStaff(tenant, { phone });
    await send(phone);
    const code = server.sentCodes.at(-1)?.code ?? '';
    const wrong = code === '111111' ? '222222' : '111111';
    const tries = await Promise.all(Array.from({ length: 5 }, () => login(phone, wrong)));
    expect(tries.every(({ envelope }) => envelope.status === 10005)).toBe(true);
    // Locked as an account by then; once that is over, the code is spent as well.
    server.clock.advance(minuteMs);
    expect((await login(phone, code)).envelope.status).toBe(10005);
  });

  it('count only while they are the newest', async () => {
    const { server, send, login } = await start();
    const phone = newPhone();
    await buildStaff(tenant, { phone });
    await send(phone);
    server.clock.advance(minuteMs);
    await send(phone);
    const [first, second] = server.sentCodes.map(({ code }) => code);
    if (first !== second) expect((await login(phone, first ?? '')).envelope.status).toBe(10005);
    expect((await login(phone, second ?? '')).envelope.status).toBe(10000);
  });

  it('come a minute apart, five an hour and ten a day', async () => {
    const { server, send, moveTo } = await start();
    const phone = newPhone();
    await buildStaff(tenant, { phone });
    let answered: number[] = [];
    for (let index = 0; index < 6; index++) {
      answered.push((await send(phone)).envelope.status ?? 0);
      const again = await send(phone);
      expect([again.http, again.envelope.status]).toEqual([429, 10007]);
      expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(0);
      server.clock.advance(minuteMs);
    }
    expect(answered).toEqual([10000, 10000, 10000, 10000, 10000, 10007]);
    server.clock.advance(hourMs);
    answered = [];
    for (let index = 0; index < 6; index++) {
      answered.push((await send(phone)).envelope.status ?? 0);
      server.clock.advance(15 * minuteMs);
    }
    expect(answered).toEqual([10000, 10000, 10000, 10000, 10000, 10007]);
    // Counted by asker: a client elsewhere has its own.
    moveTo('10.2.250.9');
    expect((await send(phone)).envelope.status).toBe(10000);
  });

  it('leave for new phones of the tenant’s own country and those that are named alone', async () => {
    const { call } = await start();
    const register = (phone: string, at = call) =>
      at('/api/user/mobile/send_code', { phone, operate: 'register' });
    for (const phone of ['+8821621100000', '+2250712345678', '+99365123456', '+85251234567']) {
      const { envelope } = await register(phone);
      expect([phone, envelope.status, JSON.stringify(envelope.data)]).toEqual([
        phone,
        10001,
        expect.stringContaining('phoneCountry'),
      ]);
    }
    expect((await register(newPhone())).envelope.status).toBe(10000);
    const named = await start({ SVCDESK_CODE_COUNTRIES: 'HK,t9:SG' });
    expect((await register('+85251234567', named.call)).envelope.status).toBe(10000);
    expect((await register('+6581234567', named.call)).envelope.status).toBe(10001);
  });

  it('are one number’s, however it is spelt', async () => {
    const { server, send, login } = await start();
    const phone = newPhone();
    await buildStaff(tenant, { phone });
    const spellings = [`+86${phone}`, `0086${phone}`, `+860${phone}`, `1-${phone.slice(1)}`, `86 ${phone}`];
    expect((await send(phone)).envelope.status).toBe(10000);
    for (const spelling of spellings) {
      expect([spelling, (await send(spelling)).envelope.status]).toEqual([spelling, 10007]);
    }
    server.clock.advance(minuteMs);
    let sent = 1;
    for (const spelling of spellings) {
      if ((await send(spelling)).envelope.status === 10000) sent++;
      server.clock.advance(minuteMs);
    }
    expect(sent).toBe(5);
    const code = server.sentCodes.at(-1)?.code ?? '';
    expect((await login(`+860${phone}`, code)).envelope.status).toBe(10000);
  });

  it('are sent to numbers only', async () => {
    const { server, send } = await start();
    expect((await send('100000')).envelope).toMatchObject({ status: 10001 });
    expect(server.sentCodes).toHaveLength(0);
  });

  it('are limited by address, whatever numbers are flooded', async () => {
    const { server, send, moveTo } = await start();
    moveTo('10.2.251.1');
    let sent = 0;
    for (let index = 0; index < 40; index++) {
      if ((await send(newPhone())).envelope.status === 10000) sent++;
    }
    expect(sent).toBe(30);
    server.clock.advance(hourMs);
    expect((await send(newPhone())).envelope.status).toBe(10000);
  });

  it('leave for known phones only, and the answers are the same', async () => {
    const { server, send, login } = await start();
    const [known, unknown] = [newPhone(), newPhone()];
    await buildStaff(tenant, { phone: known });
    const [first, second] = [await send(known), await send(unknown)];
    expect(second.text).toBe(first.text);
    expect(server.sentCodes.map(({ phone }) => phone)).toEqual([`+86${known}`]);
    expect((await send(unknown)).envelope.status).toBe((await send(known)).envelope.status);
    expect((await login(unknown, '000000')).text).toBe((await login(known, '000000')).text);
  });

  it('are sent once for one wish, however often it arrives', async () => {
    const { server, send } = await start();
    const phone = newPhone();
    await buildStaff(tenant, { phone });
    const wish = { 'idempotency-key': 'wish-1' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(phone, wish)));
    expect(answers.map(({ envelope }) => envelope.status)).toEqual(Array(10).fill(10000));
    expect(server.sentCodes).toHaveLength(1);
  });

  it('are stored neither readable nor quick to guess', async () => {
    const { server, send } = await start();
    const phone = newPhone();
    await buildStaff(tenant, { phone });
    await send(phone);
    const { rows } = await db.connection.run({
      text: 'SELECT code_hash FROM verification_codes WHERE phone = $1',
      values: [`+86${phone}`],
    });
    const [[hash]] = rows as [[string]];
    expect(hash).toMatch(/^\$argon2id\$/);
    expect(hash).not.toContain(server.sentCodes.at(-1)?.code);
  });
});

describe('the sender of codes', () => {
  const code = {
    phone: '13700000000',
    code: '123456',
    operate: 'login',
    expiresAt: '2026-11-20T00:00:00.000Z',
  };
  const log = createLog('silent');

  it('writes one JSON line a code to a file that only its owner reads', async () => {
    const path = join(await mkdtemp(join(tmpdir(), 'svcdesk-codes-')), 'deep', 'codes.jsonl');
    const sender = createCodeSender({ kind: 'file', path }, log);
    await sender(code);
    await sender({ ...code, code: '654321' });
    const lines = (await readFile(path, 'utf8')).trim().split('\n');
    expect(lines.map((line) => JSON.parse(line).code)).toEqual(['123456', '654321']);
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  it('posts to a message service and tries again when that fails', async () => {
    const bodies: string[] = [];
    const arrived = Promise.withResolvers<void>();
    const service = createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      bodies.push(body);
      response.writeHead(bodies.length === 1 ? 500 : 200).end();
      if (bodies.length === 2) arrived.resolve();
    }).listen(0, '127.0.0.1');
    await once(service, 'listening');
    const { port } = service.address() as AddressInfo;
    await createCodeSender({ kind: 'webhook', url: new URL(`http://127.0.0.1:${port}/sms`) }, log)(code);
    await arrived.promise;
    expect(JSON.parse(bodies[1] ?? '')).toEqual(code);
    service.close();
  });
});
