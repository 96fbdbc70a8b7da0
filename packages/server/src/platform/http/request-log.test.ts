import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { domains, events, isCall } from '@svcdesk/core/contract';
import { requestFields } from '@svcdesk/core/contract/request-fields';
import { describe, expect, it, vi } from 'vitest';
import {
  buildTenant,
  draftOf,
  newPhone,
  post,
  send,
  testDatabase,
  testPassword,
  testServer,
} from '../../testing/index.ts';

const db = await testDatabase();
const logLines: string[] = [];
const environment = { SVCDESK_LOG_LEVEL: 'debug' };
const server = await testServer(db, { environment, logLines });
const tenant = await buildTenant(db);

describe('the log', () => {
  it('tells of calls by name, account and time, and never what opens a door or whom it is about', async () => {
    const client = server.client();
    const { token } = await client.signIn({
      account: tenant.client.account,
      password: testPassword,
    });
    const secrets = {
      token,
      secret: token.split('.')[1] ?? '',
      password: testPassword,
      title: 'Very private',
    };
    const phone = newPhone();
    const { id } = await client.orders.create(draftOf(tenant, { title: secrets.title }));
    const upload = await client.files.upload({
      file: new Blob(['private'], { type: 'text/plain' }),
      name: 'a.txt',
    });
    const { url } = await client.files.link({ id: upload.id });
    expect((await send(server.url + url)).text).toBe('private');
    expect((await send(`${server.url}${url}x`)).envelope.status).toBe(10006);
    const { ticket } = await client.events.ticket({});
    expect((await send(`${server.url}${events.stream.path}?ticket=${ticket}`)).http).toBe(200);
    await post(`${server.url}/api/user/mobile/login`, {
      account: tenant.lead.account,
      password: 'a wrong guess',
    });
    await post(`${server.url}/api/user/mobile/send_code`, { phone, operate: 'register' });
    await post(`${server.url}/api/user/mobile/login`, `{"password":"${secrets.password}`, { token });
    await post(`${server.url}/api/user/mobile/login?token=${token}`, {}, { token: `${token}x` });
    // A fault of the server, which is told of at length.
    const { access } = server.services as { access: { identify: unknown } };
    const { identify } = access;
    access.identify = () => Promise.reject(new Error('broken'));
    await post(`${server.url}/api/msg/msg/mobile/not_read_num?token=${token}`, { phone }, { token });
    access.identify = identify;

    const text = logLines.join('');
    const lines = logLines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines.find(({ call }) => call === 'orders.create')).toMatchObject({
      account: tenant.client.accountId,
      address: '127.0.0.1',
      http: 200,
      status: 10000,
      code: 'ok',
      ms: expect.any(Number),
    });
    expect(lines.find(({ msg }) => msg === 'sign-in failed')).toMatchObject({
      kind: 'login.fail',
      account: tenant.lead.accountId,
      address: '127.0.0.1',
    });
    expect(lines).toContainEqual(
      expect.objectContaining({ call: 'auth.login', code: 'wrongCredentials', address: '127.0.0.1' }),
    );
    expect(text).toContain('"call":"orders.create"');
    expect(text).toContain(tenant.client.accountId);
    expect(text).toContain('request failed');
    const link = url.split('link=')[1] ?? '';
    const { code = '' } = server.sentCodes[0] ?? {};
    expect([link.length > 20, ticket.length > 20, /^\d{6}$/.test(code), id !== '']).not.toContain(false);
    const private_ = { ...secrets, link, ticket, phone, guess: 'a wrong guess' };
    for (const [what, value] of Object.entries(private_))
      expect([what, text.includes(value)]).toEqual([what, false]);
    expect(text).not.toMatch(new RegExp(`\\b${code}\\b`));
  });
});

describe('addresses', () => {
  const calls = Object.values(domains).flatMap((domain) => Object.values(domain).filter(isCall));

  it('carry no token: none is read from there, by any call', async () => {
    const token = await server.tokenOf(tenant.engineer);
    for (const call of calls.filter(({ permission }) => permission !== 'public')) {
      const path = call.path.replace(':id', tenant.groupId);
      const query = `?token=${token}&link=${token}&ticket=${token}&authorization=${token}`;
      const init = call.method === 'GET' ? {} : { method: 'POST', body: '{}' };
      const { envelope } = await send(server.url + path + query, init);
      // A link of a file or a ticket of a stream is a secret of its own, and a token is neither.
      expect([call.id, [10004, 10006].includes(envelope.status ?? 0)]).toEqual([call.id, true]);
    }
  });

  it('are asked to carry a secret only where a calendar can send nothing else', () => {
    const asking = calls.filter((call) => {
      const names = Object.keys(requestFields(call));
      return call.method === 'GET' && names.some((name) => /token|password|secret|session/i.test(name));
    });
    expect(asking.map(({ id }) => id)).toEqual(['schedules.feedFile']);
  });
});

describe('who leaves in the middle of sending or reading', () => {
  it('is no fault: one line without a stack at most', async () => {
    const lines: string[] = [];
    const here = await testServer(db, { environment, logLines: lines });
    const token = await here.tokenOf(tenant.engineer);
    const { port } = new URL(here.url);
    const ended: Promise<unknown>[] = [];
    const leaveAfter = async (call: { path: string }, type: string, body: string, much: boolean) => {
      const socket = connect({ port: Number(port), host: '127.0.0.1' });
      const head = `POST ${call.path} HTTP/1.1\r\nhost: svcdesk\r\ntoken: ${token}\r\ncontent-type: ${type}\r\n`;
      const arrived = vi.spyOn(here.services.access, 'identify');
      socket.write(`${head}content-length: 1000000\r\n\r\n${body}${much ? 'x'.repeat(200_000) : ''}`);
      await expect.poll(() => arrived.mock.results.length).toBeGreaterThan(0);
      await Promise.allSettled(arrived.mock.results.map(({ value }) => value));
      if (much) await expect.poll(() => readdir(here.services.files.incoming)).not.toEqual([]);
      arrived.mockRestore();
      socket.resetAndDestroy();
      ended.push(once(socket, 'close'));
    };
    const form = 'multipart/form-data; boundary=cut';
    const part = '--cut\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n';
    await leaveAfter(domains.files.upload, form, part, true);
    await leaveAfter(domains.files.upload, form, '--cut\r\ncontent-dis', false);
    await leaveAfter(domains.orders.create, 'application/json', '{"title":', false);
    await Promise.all(ended);
    await expect.poll(() => readdir(here.services.files.incoming)).toEqual([]);
    await here.close();
    expect(lines.filter((line) => JSON.parse(line).level >= 40 || line.includes('"stack"'))).toEqual([]);
  });
});
