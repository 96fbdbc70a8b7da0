import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mockServer } from '@svcdesk/core/testing';

/** The mock of the whole service as a server on loopback, for programs that make real requests; pages may ask it too. */
export async function startMockService() {
  const { transport } = mockServer();
  const server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    const reply = await transport({
      method: request.method === 'GET' ? 'GET' : 'POST',
      url: request.url ?? '/',
      headers: {},
      signal: new AbortController().signal,
    });
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(await reply.text());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
