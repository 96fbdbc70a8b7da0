import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, createServer as createSocketServer, type Server as SocketServer } from 'node:net';
import type { TransportRequest } from '@svcdesk/core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { transportFor } from './transport.ts';

const servers: SocketServer[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function listening(server: Server | SocketServer): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const serve = (answer: RequestListener) => listening(createServer(answer));

function request(url: string, parts: Partial<TransportRequest> = {}): TransportRequest {
  return {
    method: 'POST',
    url,
    headers: {},
    body: '{"title":"工单"}',
    signal: new AbortController().signal,
    ...parts,
  };
}

describe('the transport', () => {
  const transport = transportFor({});

  it('sends method, path, headers and body, and reads the reply', async () => {
    const url = await serve((incoming, reply) => {
      let body = '';
      incoming.setEncoding('utf8').on('data', (text) => {
        body += text;
      });
      incoming.on('end', () => {
        const { method, headers } = incoming;
        reply.setHeader('X-Request-Id', 'r1');
        reply.end(JSON.stringify({ method, path: incoming.url, token: headers.token, body }));
      });
    });
    const reply = await transport(request(`${url}/api/a?b=1`, { headers: { token: 't' } }));
    expect(reply.status).toBe(200);
    expect(reply.header('X-Request-ID')).toBe('r1');
    expect(JSON.parse(await reply.text())).toEqual({
      method: 'POST',
      path: '/api/a?b=1',
      token: 't',
      body: '{"title":"工单"}',
    });
  });

  it('reads a reply that is sent in many pieces', async () => {
    const text = '工单'.repeat(50_000);
    const url = await serve((_incoming, reply) => {
      for (const part of text.match(/.{1,999}/gu) ?? []) reply.write(part);
      reply.end();
    });
    expect(await (await transport(request(url))).text()).toBe(text);
  });

  it('rejects when no server listens', async () => {
    const server = createServer();
    const url = await listening(server);
    await new Promise((resolve) => server.close(resolve));
    await expect(transport(request(url))).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('rejects when the connection breaks before a reply', async () => {
    const url = await listening(createSocketServer((socket) => void socket.once('data', () => socket.end())));
    await expect(transport(request(url))).rejects.toThrow();
  });

  it('tells of a kept connection that broke off, whatever the second try met: the request may have arrived', async () => {
    let asked = 0;
    const server = createServer((_incoming, reply) => {
      asked += 1;
      if (asked === 1) return void reply.end('{}');
      server.close();
      reply.socket?.destroy();
    });
    const url = await listening(server);
    await (await transport(request(url))).text();
    await expect(transport(request(url))).rejects.toMatchObject({ code: 'ECONNRESET' });
    expect(asked).toBe(2);
  });

  it('ends at once when the caller gives up', async () => {
    const controller = new AbortController();
    const url = await serve(() => controller.abort());
    await expect(transport(request(url, { signal: controller.signal }))).rejects.toThrow();
  });

  it('is not sent at all when the caller gave up before', async () => {
    let asked = 0;
    const url = await serve((_incoming, reply) => {
      asked += 1;
      reply.end();
    });
    await expect(transport(request(url, { signal: AbortSignal.abort() }))).rejects.toThrow();
    expect(asked).toBe(0);
  });

  it('refuses a header value that would begin another header', async () => {
    const url = await serve((_incoming, reply) => reply.end());
    await expect(transport(request(url, { headers: { token: 'a\r\nx: y' } }))).rejects.toThrow(TypeError);
  });
});

it('sends a form as the platform writes it', async () => {
  const url = await serve((incoming, reply) => {
    void new Response(incoming as unknown as ReadableStream, {
      headers: { 'content-type': incoming.headers['content-type'] ?? '' },
    })
      .formData()
      .then(async (form) => reply.end(await (form.get('file') as File).text()));
  });
  const form = new FormData();
  form.append('file', new Blob(['\u0000工单']), '照片.jpg');
  const reply = await transportFor({})(request(url, { body: form }));
  expect(await reply.text()).toBe('\u0000工单');
});

it('keeps the connection for the next call', async () => {
  const ports = new Set<number | undefined>();
  const url = await serve((incoming, reply) => {
    ports.add(incoming.socket.remotePort);
    reply.end('{}');
  });
  const transport = transportFor({});
  for (let each = 0; each < 3; each++) await (await transport(request(url))).text();
  expect(ports.size).toBe(1);
});

describe('with a proxy in the environment', () => {
  afterEach(() => vi.unstubAllEnvs());

  it('goes through it, on every Node that is supported, and not to those that it spares', async () => {
    const proxy = await serve((incoming, reply) => reply.end(`proxied ${incoming.url}`));
    const direct = await serve((_incoming, reply) => reply.end('direct'));
    vi.stubEnv('HTTP_PROXY', proxy);
    const through = await transportFor(process.env)(request('http://desk.invalid/api'));
    expect(await through.text()).toBe('proxied http://desk.invalid/api');
    vi.stubEnv('NO_PROXY', '127.0.0.1');
    expect(await (await transportFor(process.env)(request(direct))).text()).toBe('direct');
  });

  it('asks it for a tunnel where the address is https', async () => {
    const asked: string[] = [];
    const proxy = createServer();
    proxy.on('connect', (incoming, socket) => {
      asked.push(`${incoming.method} ${incoming.url}`);
      socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
    });
    vi.stubEnv('https_proxy', await listening(proxy));
    const { status } = await transportFor(process.env)(request('https://desk.invalid/api'));
    expect({ status, asked }).toEqual({ status: 502, asked: ['CONNECT desk.invalid:443'] });
  });
});
