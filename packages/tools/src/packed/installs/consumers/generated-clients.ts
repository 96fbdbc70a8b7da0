import type { Consumer } from './consumer.ts';

const document = 'node_modules/@svcdesk/core/dist/openapi.json';
const types = ['typescript@5.9', '@types/node@20'];
const compile = [
  ...['tsc', '--noEmit', '--strict', '--target', 'es2022', '--types', 'node'],
  ...['--module', 'esnext', '--moduleResolution', 'bundler', 'main.ts'],
];

/** Of a reply, what it is when it succeeded: the status tells, and a generator knows no more than both shapes. */
const done = `function done<Reply extends { status: number }>(reply: Reply | undefined): Extract<Reply, { status: 10000 }> {
  if (reply?.status !== 10000) throw new Error(JSON.stringify(reply));
  return reply as Extract<Reply, { status: 10000 }>;
}
const baseUrl = process.env.DESK ?? '';
const account = { account: 'engineer', password: 'correct horse battery', captcha: '' };
`;

/** Clients that other people's generators make of the packed OpenAPI document. */
export const generatedClients: readonly Consumer[] = [
  {
    name: 'openapi-typescript with openapi-fetch',
    packages: ['openapi-typescript@7', 'openapi-fetch@0.17', 'esbuild', ...types],
    files: {
      'main.ts': `import createClient from 'openapi-fetch';
import type { paths } from './desk.js';
${done}const desk = createClient<paths>({ baseUrl });
const { data: login } = await desk.POST('/api/user/mobile/login', { body: account });
const headers = { token: done(login).data.token };
const { data: page } = await desk.POST('/api/order/order/mobile/find_all_page', { headers, body: { scope: 'mine' } });
console.log('first order: ' + done(page).data.list[0]?.title);
`,
    },
    steps: [
      ['openapi-typescript', document, '--output', 'desk.d.ts'],
      compile,
      ['esbuild', 'main.ts', '--bundle', '--format=esm', '--platform=node', '--outfile=main.mjs'],
      ['node', 'main.mjs'],
    ],
  },
  {
    name: '@hey-api/openapi-ts',
    packages: ['@hey-api/openapi-ts@0.99', 'esbuild', ...types],
    files: {
      'main.ts': `import { authLogin, ordersPage } from './desk';
import { client } from './desk/client.gen';
${done}client.setConfig({ baseUrl });
const { data: login } = await authLogin({ body: account });
client.setConfig({ auth: done(login).data.token });
const { data: page } = await ordersPage({ body: { scope: 'mine' } });
console.log('first order: ' + done(page).data.list[0]?.title);
`,
    },
    steps: [
      ['openapi-ts', '--input', document, '--output', 'desk', '--no-log-file'],
      compile,
      ['esbuild', 'main.ts', '--bundle', '--format=esm', '--platform=node', '--outfile=main.mjs'],
      ['node', 'main.mjs'],
    ],
  },
];
