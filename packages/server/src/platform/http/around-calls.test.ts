import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { get } from 'node:https';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { generate } from 'selfsigned';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  buildEmptyTenant,
  buildStaff,
  post,
  send,
  spareDatabase,
  testDatabase,
  testServer,
} from '../../testing/index.ts';
import { openDatabase } from '../db/index.ts';
import { defaultRateLimits } from './rate-limits.ts';

const db = await testDatabase();
const tenant = await buildEmptyTenant(db);
const engineer = await buildStaff(tenant);
const readPath = '/api/msg/msg/mobile/not_read_num';

describe('limits of requests', () => {
  it('are by address for public calls, with HTTP 429 and when to come back', async () => {
    const server = await testServer(db, { rateLimits: { publicAMinute: 3 } });
    const statuses = [];
    for (let index = 0; index < 5; index++) {
      const answer = await send(`${server.url}/api/user/geetest/get_param`, { method: 'POST', body: '' });
      statuses.push(answer.http);
      if (answer.http === 429) {
        expect(answer.envelope.status).toBe(10007);
        expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(60);
      }
    }
    expect(statuses.slice(3)).toEqual([429, 429]);
  });

  it('are by session for all other calls, so that neighbours do not slow each other', async () => {
    const server = await testServer(db, { rateLimits: { sessionAMinute: 3 } });
    const [mine, theirs] = [await server.tokenOf(engineer), await server.tokenOf(engineer)];
    const ask = async (token: string) =>
      (await post(server.url + readPath, { sysMsgFlag: 0 }, { token })).http;
    for (let index = 0; index < 3; index++) expect(await ask(mine)).toBe(200);
    expect(await ask(mine)).toBe(429);
    expect(await ask(theirs)).toBe(200);
  });

  it('stop who tries tokens', async () => {
    const server = await testServer(db, { rateLimits: { unknownTokensAMinute: 5 } });
    const token = `t1.${'x'.repeat(43)}`;
    const answers = [];
    for (let index = 0; index < 7; index++) answers.push(await post(server.url + readPath, {}, { token }));
    expect(answers.map(({ envelope }) => envelope.status)).toEqual([
      10006, 10006, 10006, 10006, 10006, 10007, 10007,
    ]);
  });

  it('hold for a network of IPv6 as well, in which one caller has any number of addresses', async () => {
    const server = await testServer(db, {
      environment: { SVCDESK_TRUST_PROXY: 'loopback' },
      rateLimits: { publicAMinute: 1, unknownTokensAMinute: 1 },
    });
    const token = `t1.${'x'.repeat(43)}`;
    const calls = {
      publicCalls: (from: string) =>
        send(`${server.url}/config.json`, { headers: { 'x-forwarded-for': from } }),
      unknownTokens: (from: string) => post(server.url + readPath, {}, { token, 'x-forwarded-for': from }),
    };
    for (const ask of Object.values(calls)) {
      const limited = async (addresses: string[]) => {
        const answers = [];
        for (const address of addresses) answers.push((await ask(address)).http);
        return answers.filter((http) => http !== 429).length;
      };
      const within = (network: number) => [...Array(6).keys()].map((n) => `2001:db8:5:${network}0${n}::1`);
      expect(await limited(within(1))).toBe(4);
      const others = [2, 3, 4, 5].map(within);
      expect(await limited(others.flat())).toBe(12);
      expect(await limited(['2001:db8:6::1'])).toBe(1);
    }
  });

  it('begin anew after a minute', async () => {
    const server = await testServer(db, { rateLimits: { publicAMinute: 1 } });
    const ask = async () => (await send(`${server.url}/config.json`)).http;
    expect([await ask(), await ask()]).toEqual([200, 429]);
    onTestFinished(() => void vi.useRealTimers());
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
    expect(await ask()).toBe(200);
  });

  it('are on unless they are turned off', async () => {
    const server = await testServer(db, { environment: { SVCDESK_RATE_LIMITS: 'on' } });
    const ask = async () => (await send(`${server.url}/config.json`)).http;
    for (let index = 0; index < defaultRateLimits.publicAMinute; index++) expect(await ask()).toBe(200);
    expect(await ask()).toBe(429);
  });
});

describe('a process that cannot keep up', () => {
  it('sends calls away, with HTTP 503 and when to come back', async () => {
    const server = await testServer(db, { maxTurnMs: 20 });
    let busy = true;
    const block = (): void => {
      const until = performance.now() + 60;
      while (performance.now() < until);
      if (busy) setImmediate(block);
    };
    block();
    let answer = await send(`${server.url}/config.json`);
    while (answer.http === 200) answer = await send(`${server.url}/config.json`);
    busy = false;
    expect([answer.http, answer.envelope.status]).toEqual([503, 10503]);
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});

describe('HTTPS', () => {
  it('is spoken with the key and the certificate of the settings', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'svcdesk-tls-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const made = await generate([{ name: 'commonName', value: '127.0.0.1' }], {
      extensions: [{ name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] }],
    });
    const environment = {
      SVCDESK_TLS_KEY: join(folder, 'key.pem'),
      SVCDESK_TLS_CERT: join(folder, 'cert.pem'),
      SVCDESK_PUBLIC_URL: 'https://desk.example.com',
    };
    await writeFile(environment.SVCDESK_TLS_KEY, made.private);
    await writeFile(environment.SVCDESK_TLS_CERT, made.cert);
    const server = await testServer(db, { environment });
    expect(server.url).toMatch(/^https:/);
    const asked = get(`${server.url}/healthz`, { ca: made.cert, agent: false });
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(JSON.parse(await text(answer))).toMatchObject({ status: 10000 });
  });
});

describe('pages of other origins', () => {
  const origin = 'https://portal.example.com';

  it('may call the server when they are named, without cookies', async () => {
    const server = await testServer(db, { environment: { SVCDESK_ORIGINS: origin } });
    const asked = await send(server.url + readPath, { method: 'OPTIONS', headers: { origin } });
    expect(asked.http).toBe(204);
    expect(asked.headers.get('access-control-allow-origin')).toBe(origin);
    expect(asked.headers.get('access-control-allow-headers')).toContain('token');
    expect(asked.headers.get('access-control-allow-credentials')).toBeNull();
    const other = await send(server.url + readPath, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example.com' },
    });
    expect(other.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('may not otherwise', async () => {
    const server = await testServer(db);
    const answer = await send(server.url + readPath, { method: 'OPTIONS', headers: { origin } });
    expect(answer.http).toBe(404);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('figures and probes', () => {
  it('count calls for this machine, but not for who comes through a proxy', async () => {
    const server = await testServer(db);
    await post(server.url + readPath, { sysMsgFlag: 0 }, { token: await server.tokenOf(engineer) });
    await post(`${server.url}/api/user/mobile/login`, { account: 'nobody', password: 'a wrong guess' });
    const figures = await send(`${server.url}/metrics`);
    const counted = (labels: string) => expect(figures.text).toContain(`svcdesk_calls_total{${labels}} 1`);
    counted('call="messages.unread",status="10000",code="ok"');
    // Both are HTTP 200.
    counted('call="auth.login",status="10002",code="wrongCredentials"');
    expect(figures.text).toContain(
      'svcdesk_call_duration_seconds_count{call="messages.unread",http="200"} 1',
    );
    for (const name of [
      'x-forwarded-for',
      'x-forwarded-host',
      'x-forwarded-proto',
      'forwarded',
      'via',
      'x-real-ip',
      'true-client-ip',
      'cf-connecting-ip',
      'x-original-forwarded-for',
    ]) {
      const forwarded = await send(`${server.url}/metrics`, { headers: { [name]: '1.2.3.4' } });
      expect([name, forwarded.http, forwarded.envelope.status]).toEqual([name, 404, 10404]);
    }
  });

  it('need their token in production, from this machine too', async () => {
    const token = 'a-long-metrics-token';
    const production = {
      SVCDESK_MODE: 'production',
      SVCDESK_CAPTCHA: 'puzzle',
      SVCDESK_CODE_SENDER: 'webhook:https://codes.example.com',
      SVCDESK_PUBLIC_URL: 'https://desk.example.com',
      SVCDESK_RATE_LIMITS: 'on',
    };
    const open = await testServer(db, { environment: production });
    const refusal = { http: 404, envelope: { status: 10404 } };
    expect(await send(`${open.url}/metrics`)).toMatchObject(refusal);
    const server = await testServer(db, { environment: { ...production, SVCDESK_METRICS_TOKEN: token } });
    expect(await send(`${server.url}/metrics`)).toMatchObject(refusal);
    const headers = { authorization: `Bearer ${token}` };
    expect((await send(`${server.url}/metrics`, { headers })).text).toContain('svcdesk_call_duration');
  });

  it('are open by token from anywhere, when there is one', async () => {
    const secret = 'a-long-metrics-token';
    const server = await testServer(db, { environment: { SVCDESK_METRICS_TOKEN: secret } });
    const ask = (token: string) =>
      send(`${server.url}/metrics`, {
        headers: { 'x-forwarded-for': '1.2.3.4', authorization: `Bearer ${token}` },
      });
    expect((await ask(secret)).text).toContain('svcdesk_call_duration_seconds');
    expect(await ask('wrong')).toMatchObject({ http: 404, envelope: { status: 10404 } });
  });

  it('tell the truth about the database', async () => {
    const spare = await spareDatabase();
    const own = await openDatabase(spare.options);
    const server = await testServer(own);
    expect((await send(`${server.url}/readyz`)).http).toBe(200);
    await own.close();
    expect((await send(`${server.url}/readyz`)).http).toBe(503);
    expect((await send(`${server.url}/healthz`)).http).toBe(200);
    await spare.drop();
  });
});

describe('stopping', () => {
  it('finishes what is under way and takes nothing new', async () => {
    const server = await testServer(db);
    const token = await server.tokenOf(engineer);
    const identify = server.services.access.identify;
    const reached = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    (server.services.access as { identify: typeof identify }).identify = async (...args) => {
      reached.resolve();
      await goOn.promise;
      return identify(...args);
    };
    const underWay = post(server.url + readPath, { sysMsgFlag: 0 }, { token });
    await reached.promise;
    const closed = server.close();
    await expect(refusedConnection(server.url)).resolves.toBe(true);
    goOn.resolve();
    expect((await underWay).envelope.status).toBe(10000);
    await closed;
  });

  it('does not wait for connections that only stand open', async () => {
    const server = await testServer(db);
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write(`GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n`);
    await once(socket, 'data');
    const silent = connect(Number(new URL(server.url).port), '127.0.0.1');
    await once(silent, 'connect');
    const ended = Promise.all([once(socket, 'close'), once(silent, 'close')]);
    await server.close();
    await ended;
  });
});

async function refusedConnection(url: string): Promise<boolean> {
  for (;;) {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    const outcome = await Promise.race([
      once(socket, 'connect').then(() => false),
      new Promise<boolean>((resolve) => socket.once('error', () => resolve(true))),
    ]);
    socket.destroy();
    if (outcome) return true;
  }
}

describe('slow callers', () => {
  it('lose their connection instead of holding it for ever', async () => {
    const timeouts = { headersMs: 200, requestMs: 400, idleMs: 10_000, checkMs: 50 };
    const server = await testServer(db, { timeouts });
    const port = Number(new URL(server.url).port);
    const silent = connect(port, '127.0.0.1');
    const slowHeaders = connect(port, '127.0.0.1');
    slowHeaders.write('POST / HTTP/1.1\r\nHost:');
    const slowBody = connect(port, '127.0.0.1');
    slowBody.write(
      `POST ${readPath} HTTP/1.1\r\nHost: x\r\ntoken: ${await server.tokenOf(engineer)}\r\n` +
        'Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
    );
    for (const socket of [silent, slowHeaders, slowBody]) {
      let text = '';
      for await (const chunk of socket) text += chunk;
      expect(text).toMatch(/^HTTP\/1\.1 408/);
    }
  });

  it('lose it though they never hang up', async () => {
    const timeouts = { headersMs: 200, requestMs: 400, idleMs: 60_000, checkMs: 50 };
    const server = await testServer(db, { timeouts });
    const socket = connect({
      port: Number(new URL(server.url).port),
      host: '127.0.0.1',
      allowHalfOpen: true,
    });
    onTestFinished(() => void socket.destroy());
    socket.on('error', () => {});
    socket.write('POST / HTTP/1.1\r\nHost:');
    socket.resume();
    await once(socket, 'end');
    // Our side is gone, so what still comes is answered by a reset.
    const closed = new Promise((resolve) => socket.once('close', resolve));
    const writing = setInterval(() => socket.write(' '), 20);
    await closed.finally(() => clearInterval(writing));
  });

  it('lose it as well when they do not read what they asked for, and the file is closed', async () => {
    const timeouts = { headersMs: 10_000, requestMs: 10_000, idleMs: 400, checkMs: 50 };
    // A busy machine must not lose the upload to the same limit.
    const patient = await testServer(db);
    const { files } = patient.services;
    const server = await testServer(db, { timeouts, replace: { files } });
    const client = await patient.as(engineer);
    const size = 19_000_000;
    const { id } = await client.files.upload({ file: new Blob(['x'.repeat(size)]), name: 'long.txt' });
    const read = files.read;
    const closed = Promise.withResolvers<void>();
    (files as { read: typeof read }).read = async (key) => {
      const found = await read(key);
      found?.body.once('close', closed.resolve);
      return found;
    };
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    const token = await server.tokenOf(engineer);
    socket.write(`GET /api/file/${id} HTTP/1.1\r\nHost: x\r\ntoken: ${token}\r\n\r\n`);
    await closed.promise;
    let bytes = 0;
    socket.on('data', (chunk) => {
      bytes += chunk.length;
    });
    socket.once('error', () => {});
    await once(socket, 'close');
    expect(bytes).toBeLessThan(size);
  });
});
