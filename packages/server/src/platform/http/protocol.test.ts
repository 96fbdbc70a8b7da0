import { once } from 'node:events';
import { createConnection } from 'node:net';
import { gzipSync } from 'node:zlib';
import { dictionary, domains, isCall, messages, orders } from '@svcdesk/core/contract';
import { describe, expect, it } from 'vitest';
import {
  buildClient,
  buildCustomer,
  buildEmptyTenant,
  buildStaff,
  post,
  send,
  testDatabase,
  testServer,
} from '../../testing/index.ts';

const db = await testDatabase();
const server = await testServer(db);
const tenant = await buildEmptyTenant(db);
const engineer = await buildStaff(tenant);
const { customerId, cellIds } = await buildCustomer(tenant);
const customer = await buildClient(tenant, { customerId, cellIds });
const token = await server.tokenOf(engineer);

const urlOf = (path: string): string => server.url + path;
const readUrl = urlOf(messages.unread.path);

describe('order of checks', () => {
  it('answers an unknown path with 10404 and HTTP 404, signed in or not', async () => {
    for (const headers of [{}, { token }] as Record<string, string>[]) {
      const answer = await post(urlOf('/api/nothing/here'), {}, headers);
      expect([answer.http, answer.envelope.status]).toEqual([404, 10404]);
    }
  });

  it('answers a known path with another method like an unknown one', async () => {
    const answer = await send(readUrl);
    expect([answer.http, answer.envelope.status]).toEqual([404, 10404]);
  });

  it('looks at the size before the token', async () => {
    const answer = await post(readUrl, JSON.stringify({ padding: 'x'.repeat(1_100_000) }));
    expect([answer.http, answer.envelope.status]).toEqual([413, 10413]);
  });

  it('stops reading a body of unknown length at the same size', async () => {
    const chunk = new TextEncoder().encode('x'.repeat(200_000));
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        if (sent++ < 10) controller.enqueue(chunk);
        else controller.close();
      },
    });
    const init = { method: 'POST', headers: { token, 'content-type': 'application/json' }, body };
    const answer = await send(readUrl, { ...init, duplex: 'half' } as RequestInit);
    expect([answer.http, answer.envelope.status]).toEqual([413, 10413]);
  });

  it('looks at the token before the permission, the body type and the body', async () => {
    const answer = await post(urlOf(orders.accept.path), 'not json', { 'content-type': 'text/plain' });
    expect([answer.http, answer.envelope.status]).toEqual([200, 10004]);
  });

  it('looks at the permission before the body type and the body', async () => {
    const asCustomer = await server.tokenOf(customer);
    const answer = await post(urlOf(orders.accept.path), 'not json', {
      token: asCustomer,
      'content-type': 'text/plain',
    });
    expect([answer.http, answer.envelope.status, answer.envelope.errorCode]).toEqual([200, 10403, '4013']);
  });

  it('keeps a call of one side from the other, whatever roles it has', async () => {
    const answer = await post(urlOf(orders.cellPage.path), {}, { token });
    expect(answer.envelope.errorCode).toBe('4013');
  });

  it('looks at the body type before the body', async () => {
    const answer = await post(readUrl, 'not json', { token, 'content-type': 'text/plain' });
    expect([answer.http, answer.envelope.status]).toEqual([415, 10415]);
  });
});

describe('bodies', () => {
  it.each([
    '',
    '{',
    'null',
    '[]',
    '"text"',
    '1e999',
    '{"sysMsgFlag":',
    '{"sysMsgFlag":"0"}',
    '{"sysMsgFlag":2}',
  ])('answers %j with 10001 and HTTP 200', async (body) => {
    const answer = await post(readUrl, body, { token });
    expect([answer.http, answer.envelope.status]).toEqual([200, 10001]);
    expect(answer.envelope.data.issues.length).toBeGreaterThan(0);
  });

  it('reads what its sender names or marks as another encoding than UTF-8', async () => {
    const body = '{"sysMsgFlag":1}';
    const marked = Buffer.from(`\ufeff${body}`, 'utf16le');
    const ways: [Uint8Array, string][] = [
      [Buffer.from(`\ufeff${body}`), 'application/json'],
      [marked, 'application/json'],
      [marked, 'application/json; charset=UTF-16'],
      [Buffer.from(body), 'application/json;charset="gbk"'],
    ];
    for (const [bytes, type] of ways) {
      const init = { method: 'POST', headers: { token, 'content-type': type }, body: bytes };
      expect((await send(readUrl, init)).envelope.status).toBe(10000);
    }
  });

  it.each([
    ['application/json', [0xba, 0xc5]],
    ['application/json; charset=utf-8', [0xba, 0xc5]],
    ['application/json; charset=klingon', [0x41]],
    ['application/json', [0xff]],
  ])('refuses what cannot be read as %s, and says so', async (type, bytes) => {
    const body = Buffer.concat([Buffer.from('{"sysMsgFlag":1,"x":"'), Buffer.from(bytes), Buffer.from('"}')]);
    const init = { method: 'POST', headers: { token, 'content-type': type, 'accept-language': 'en' }, body };
    const answer = await send(readUrl, init);
    expect([answer.http, answer.envelope.status]).toEqual([200, 10001]);
    expect(answer.envelope.data.issues).toEqual([expect.objectContaining({ path: '', code: 'encoding' })]);
  });

  it('answers a request without any body with 10001', async () => {
    const answer = await send(readUrl, { method: 'POST', headers: { token } });
    expect([answer.http, answer.envelope.status]).toEqual([200, 10001]);
  });

  it('names the field and says what is wrong in the language of the reader', async () => {
    const english = await post(readUrl, {}, { token, 'accept-language': 'en-GB, zh;q=0.5' });
    expect(english.envelope.data.issues).toEqual([
      { path: 'sysMsgFlag', code: 'required', text: 'is required' },
    ]);
    const chinese = await post(readUrl, {}, { token });
    expect(chinese.envelope.data.issues[0].text).toMatch(/\p{Script=Han}/u);
  });

  it('takes no notice of prototype keys', async () => {
    const body =
      '{"sysMsgFlag":0,"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}';
    const answer = await post(readUrl, body, { token });
    expect(answer.envelope.status).toBe(10000);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it('survives a body nested a hundred thousand deep', async () => {
    const depth = 100_000;
    const answer = await post(readUrl, `${'['.repeat(depth)}${']'.repeat(depth)}`, { token });
    expect([answer.http, answer.envelope.status]).toEqual([200, 10001]);
  });

  it('are not unpacked: what is small on the way may be huge inside', async () => {
    const body = gzipSync(JSON.stringify({ sysMsgFlag: 0 }));
    const headers = { token, 'content-type': 'application/json', 'content-encoding': 'gzip' };
    const answer = await send(readUrl, { method: 'POST', headers, body });
    expect([answer.http, answer.envelope.status]).toEqual([200, 10001]);
  });

  it('refuses a NUL in text before the database has to', async () => {
    const answer = await post(urlOf(dictionary.tree.path), { code: 'a\0b' }, { token });
    expect(answer.envelope.status).toBe(10001);
  });
});

describe('replies', () => {
  it('carry the id that the caller gave, when it is harmless, and one of their own otherwise', async () => {
    const given = await post(readUrl, {}, { 'x-request-id': 'device-0001' });
    expect(given.headers.get('x-request-id')).toBe('device-0001');
    const odd = await post(readUrl, {}, { 'x-request-id': 'a b<script>' });
    expect(odd.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  });

  it('may not be kept, sniffed, framed or run, whether they say yes or no', async () => {
    for (const answer of [await post(readUrl, { sysMsgFlag: 0 }, { token }), await post(readUrl, {})]) {
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    }
  });

  it('are compressed when they are long and the reader takes that', async () => {
    const headers = { token, 'accept-encoding': 'br' };
    const long = await post(urlOf(dictionary.tree.path), { code: 'region' }, headers);
    expect(long.headers.get('content-encoding')).toBe('br');
    expect(long.envelope.status).toBe(10000);
    const short = await post(readUrl, { sysMsgFlag: 0 }, headers);
    expect(short.headers.get('content-encoding')).toBeNull();
  });

  it('tell nothing of an error of the server but the id of the request', async () => {
    const original = server.services.access.identify;
    const access = server.services.access as { identify: typeof original };
    access.identify = () => Promise.reject(new Error('secret of the inside'));
    try {
      const answer = await post(readUrl, {}, { token, 'x-request-id': 'broken-0001' });
      expect([answer.http, answer.envelope.status]).toEqual([500, 10500]);
      expect(answer.envelope.msg).toContain('broken-0001');
      expect(answer.text).not.toContain('secret');
    } finally {
      access.identify = original;
    }
  });

  it.each(['Host: desk.example.com\r\nHost: evil.example.com', 'Host: a\r\nhOST: a'])(
    'are refusals to a request with two hosts: %j',
    async (hosts) => {
      for (const path of ['/healthz', '/nothing/here', messages.unread.path]) {
        const socket = createConnection(Number(new URL(server.url).port), '127.0.0.1');
        socket.write(`GET ${path} HTTP/1.1\r\n${hosts}\r\n\r\n`);
        let text = '';
        for await (const chunk of socket) text += chunk;
        expect(text).toMatch(/^HTTP\/1\.1 400 .*\{"status":10001/s);
      }
    },
  );

  it('are envelopes even to what is no request at all', async () => {
    const socket = createConnection(Number(new URL(server.url).port), '127.0.0.1');
    socket.end('NONSENSE\r\n\r\n');
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    await once(socket, 'close');
    expect(text).toMatch(/^HTTP\/1\.1 400 .*\{"status":10001/s);
  });
});

describe('every call of the contract', () => {
  const calls = Object.values(domains).flatMap((domain) => Object.values(domain).filter(isCall));

  it.each(calls.map((call) => [call.id, call] as const))(
    '%s is mounted and wants a token',
    async (_id, call) => {
      const path = call.path.replace(':id', '00000000-0000-7000-8000-000000000000');
      const answer = await send(urlOf(path), {
        method: call.method,
        ...(call.method === 'POST' && { headers: { 'content-type': 'application/json' }, body: '{}' }),
      });
      const byAddress = call.method === 'GET' && (call.reply === 'file' || call.reply === 'stream');
      if (call.permission === 'public') expect(answer.http).toBe(byAddress ? 404 : 200);
      else expect([answer.http, answer.envelope.status]).toEqual([byAddress ? 401 : 200, 10004]);
    },
  );
});
