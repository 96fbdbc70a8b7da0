import { type Consumer, commonJsProgram, firstTitle, program } from './consumer.ts';

/** The door of Node, in runtimes that are like it. */
export const nodeDoor = `import { createClient } from '@svcdesk/core';
import { nodeTransport } from '@svcdesk/core/node';
const { transport, close } = nodeTransport();
const client = createClient({ baseUrl: process.env.DESK, transport });
const { list } = await client.orders.page({ scope: 'mine' });
console.log('first order: ' + list[0].title);
await close();
`;

/** The same through a proxy, and says so where nothing came by it. */
const proxied = `import { createClient } from '@svcdesk/core';
import { nodeTransport } from '@svcdesk/core/node';
import { createServer, request as ask } from 'node:http';
const asked = [];
const proxy = createServer((request, response) => {
  const { url, method, headers } = request;
  asked.push(headers['proxy-authorization']);
  const onward = ask(url, { method, headers }, (reply) => {
    response.writeHead(reply.statusCode, reply.headers);
    reply.pipe(response);
  });
  request.pipe(onward);
});
await new Promise((listening) => proxy.listen(0, '127.0.0.1', listening));
const { transport, close } = nodeTransport({ proxy: 'http://desk:word@127.0.0.1:' + proxy.address().port });
const client = createClient({ baseUrl: process.env.DESK, transport });
const { list } = await client.orders.page({ scope: 'mine' });
if (asked[0] !== 'Basic ' + btoa('desk:word')) throw new Error('it did not go through the proxy');
console.log('first order: ' + list[0].title);
await close();
proxy.closeAllConnections();
proxy.close();
`;

/** The same as CommonJS. */
export const commonJsNodeDoor = `const { createClient } = require('@svcdesk/core');
const { nodeTransport } = require('@svcdesk/core/node');
const { transport, close } = nodeTransport();
createClient({ baseUrl: process.env.DESK, transport })
  .orders.page({ scope: 'mine' })
  .then(({ list }) => console.log('first order: ' + list[0].title))
  .finally(close);
`;

export const runtimes: readonly Consumer[] = [
  {
    name: 'Deno',
    packages: ['deno@2'],
    files: { 'main.mjs': program, 'node.mjs': nodeDoor },
    steps: [
      ['deno', 'run', '--allow-all', 'main.mjs'],
      ['deno', 'run', '--allow-all', 'node.mjs'],
    ],
  },
  {
    name: 'Bun',
    packages: ['bun@1'],
    files: {
      'main.mjs': program,
      'main.cjs': commonJsProgram,
      'node.mjs': nodeDoor,
      'proxied.mjs': proxied,
    },
    steps: [
      ['bun', 'main.mjs'],
      ['bun', 'main.cjs'],
      ['bun', 'node.mjs'],
      ['bun', 'proxied.mjs'],
    ],
  },
  {
    name: 'workerd',
    packages: ['miniflare@4', 'esbuild'],
    files: {
      'worker.mjs': `${firstTitle}export default {
  fetch: async (request, { DESK }) => new Response(await firstTitle(DESK)),
};
`,
      'main.mjs': `import { Miniflare } from 'miniflare';
const worker = new Miniflare({
  modules: true,
  scriptPath: 'bundle.mjs',
  compatibilityDate: '2025-01-01',
  bindings: { DESK: process.env.DESK },
});
const reply = await worker.dispatchFetch('http://worker/');
console.log(await reply.text());
await worker.dispose();
`,
    },
    steps: [
      ['esbuild', 'worker.mjs', '--bundle', '--format=esm', '--outfile=bundle.mjs'],
      ['node', 'main.mjs'],
    ],
  },
];
