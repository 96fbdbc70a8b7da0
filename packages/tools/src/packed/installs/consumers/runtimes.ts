import { type Consumer, commonJsProgram, firstTitle, program } from './consumer.ts';

/** The door of Node, in runtimes that are like it. */
const nodeDoor = `import { createClient } from '@svcdesk/core';
import { nodeTransport } from '@svcdesk/core/node';
const { transport, close } = nodeTransport();
const client = createClient({ baseUrl: process.env.DESK, transport });
const { list } = await client.orders.page({ scope: 'mine' });
console.log('first order: ' + list[0].title);
await close();
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
    files: { 'main.mjs': program, 'node.mjs': nodeDoor, 'main.cjs': commonJsProgram },
    steps: [
      ['bun', 'main.mjs'],
      ['bun', 'main.cjs'],
      ['bun', 'node.mjs'],
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
