import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, createServer as createSocketServer, type Server as SocketServer } from 'node:net';
import type { TransportRequest } from '@svcdesk/core';
import { afterEach, describe, expect, it } from 'vitest';
import { nodeHttp } from './node-http.ts';
import { plainHttp } from './plain-http.ts';
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

describe.each([
  ['plain http', plainHttp],
  ['node:http', nodeHttp()],
])('%s', (_name, transport) => {
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

  it('rejects when nobody listens', async () => {
    const server = createServer();
    const url = await listening(server);
    await new Promise((resolve) => server.close(resolve));
    await expect(transport(request(url))).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('rejects when the connection breaks before a reply', async () => {
    const url = await listening(createSocketServer((socket) => void socket.once('data', () => socket.end())));
    await expect(transport(request(url))).rejects.toThrow();
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

it('goes through the proxy of the environment and not to those that it spares', async () => {
  const proxy = await serve((incoming, reply) => reply.end(`proxied ${incoming.url}`));
  const direct = await serve((_incoming, reply) => reply.end('direct'));
  const through = await transportFor({ HTTP_PROXY: proxy })(request('http://desk.invalid/api'));
  expect(await through.text()).toBe('proxied http://desk.invalid/api');
  const spared = await transportFor({ HTTP_PROXY: proxy, NO_PROXY: '127.0.0.1' })(request(direct));
  expect(await spared.text()).toBe('direct');
});
