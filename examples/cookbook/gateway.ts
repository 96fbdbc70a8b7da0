/** Behind a gateway that has other names, with a call of its own beside ours. */
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient } from '@svcdesk/core';
import { defineCall } from '@svcdesk/core/contract';
import * as z from 'zod/mini';
import { baseUrl, password } from './desk.ts';

const gateway = createServer((asked, answer) => {
  if (asked.url === '/gw/desk/desk/parking') return answer.end('{"status":10000,"msg":"","data":{"free":7}}');
  const url = new URL(String(asked.url).replace('/gw/desk/', '/api/'), baseUrl);
  const { method, headers } = asked;
  asked.pipe(
    request(url, { method, headers: { ...headers, host: url.host } }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    }),
  );
});
await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
const { port } = gateway.address() as AddressInfo;

const client = createClient({ baseUrl: `http://127.0.0.1:${port}`, paths: { api: 'gw/desk' } });
const parking = defineCall('desk.parking', {
  method: 'POST',
  path: '/api/desk/parking',
  permission: 'signedIn',
  request: () => z.object({ cellId: z.string() }),
  data: () => z.object({ free: z.number() }),
});
await client.signIn({ account: 'engineer', password });
console.log((await client.account.personal({})).account, (await client.call(parking, { cellId: 'c' })).free);
console.log(client.addressOf('/api/file/7f').replace(String(port), 'PORT'));
gateway.closeAllConnections();
gateway.close();
