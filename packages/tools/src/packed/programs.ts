import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * Programs of people who use the packed SDK. Each makes calls against a mock server, by the full client and by a single
 * call, and ends with the word that the tests look for.
 */
const body = `
const server = mockServer({ 'orders.accept': { error: 'orderChanged' } });
const client = createClient({ baseUrl: 'http://desk', transport: server.transport });
const page = await client.orders.page({ scope: 'mine' });
const refused = await result(client.call(accept, sampleRequest(accept)));
const words = [page.list.length, refused.error?.code, formatDuration(3661, 'en'), orderEn.status.pending];
`;

const imports: Readonly<Record<string, string>> = {
  '@svcdesk/core': 'createClient, result',
  '@svcdesk/core/contract/orders': 'accept',
  '@svcdesk/core/format': 'formatDuration',
  '@svcdesk/core/phrases': 'orderEn',
  '@svcdesk/core/testing': 'mockServer, sampleRequest',
};

const lines = (line: (names: string, door: string) => string) =>
  Object.entries(imports)
    .map(([door, names]) => line(names, door))
    .join('\n');

/** What every program prints in the end. */
export const expectedWords = '1 orderChanged 1h 1m 1s New';

const every = [
  ...['contract', 'contract/docs', 'rules', 'sla', 'roles', 'scheduling', 'browser', 'node'],
  ...['outbox', 'webhooks'],
].map((door) => `@svcdesk/core/${door}`);

/**
 * A program that names every door of the unpacked package, those of a pattern one by one, so that all of their types are
 * read: as ES module or, as `.cts`, CommonJS.
 */
export function everyDoor(packageFolder: string): string {
  const { exports } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
    readonly exports: Readonly<Record<string, { import?: { types: string } } | string | null>>;
  };
  const doors = Object.entries(exports).flatMap(([door, target]) => {
    if (target === null || typeof target === 'string' || !target.import) return [];
    if (!door.includes('*')) return [door];
    const files = globSync(target.import.types, { cwd: packageFolder });
    return files.map((file) => door.replace('*', basename(file, '.d.ts')));
  });
  return doors
    .filter((door) => exports[door] !== null)
    .map((door, index) => `export * as door${index} from '@svcdesk/core${door.slice(1)}';`)
    .join('\n');
}

/** ES modules, every door. */
export const esModule = `${lines((names, door) => `import { ${names} } from '${door}';`)}
${every.map((door) => `await import('${door}');`).join('\n')}
${body}
console.log(words.join(' '));`;

/** CommonJS, every door. */
export const commonJs = `${lines((names, door) => `const { ${names} } = require('${door}');`)}
${every.map((door) => `require('${door}');`).join('\n')}
async function main() {${body}
console.log(words.join(' '));
}
main();`;

/** TypeScript, with types that only hold when the package's own are found. */
export const typed = `${lines((names, door) => `import { ${names} } from '${door}';`)}
import type { SvcdeskError } from '@svcdesk/core';
import { openApi } from '@svcdesk/core/contract/docs';
import { nodeTransport } from '@svcdesk/core/node';
import { actionsFor } from '@svcdesk/core/rules';
export async function main(): Promise<string> {
${body}
const title: string | undefined = page.list[0]?.title;
const error: SvcdeskError | undefined = refused.error;
// @ts-expect-error a number is no title
const wrong: number | undefined = page.list[0]?.title;
return words.concat(title, error?.code, wrong, typeof nodeTransport, typeof openApi, typeof actionsFor).join(' ');
}`;

/** A page or a worker: no Node, and the answer is left where the test finds it. */
export const browser = `${lines((names, door) => `import { ${names} } from '${door}';`)}
globalThis.answer = (async () => {${body}
return words.join(' ');
})();`;

/** A worker of Node, which answers by message. */
export const worker = `import { parentPort } from 'node:worker_threads';
${lines((names, door) => `import { ${names} } from '${door}';`)}
${body}
parentPort.postMessage(words.join(' '));`;

/** What the strict program prints: titles of two pages, an event, tries of a call that failed once, a webhook's type. */
export const strictWords = '2 pool 2 order.created webhookInvalid';

/** A program of a strict project, by what the README shows: it pages, listens, retries and verifies a webhook. */
export const strict = `import { createHmac } from 'node:crypto';
import { type CallOptions, createClient, isSvcdeskError, items, type StreamEvent } from '@svcdesk/core';
import { orders } from '@svcdesk/core/contract';
import { mockTransport, sampleData } from '@svcdesk/core/testing';
import { verifyWebhook } from '@svcdesk/core/webhooks';

const page = sampleData(orders.page);
let tries = 0;
const { transport } = mockTransport(({ url, body }) => {
  if (url.endsWith('/api/events')) {
    const text = 'event: pool\\ndata: {"id":"o","groupId":"g"}\\n\\n';
    return { text, headers: { 'content-type': 'text/event-stream' }, open: true };
  }
  if (url.includes('detail')) {
    tries += 1;
    return tries === 1 ? new Error('cut') : { data: sampleData(orders.detail) };
  }
  const first = !String(body).includes('next');
  return { data: { ...page, hasNext: first, ...(first && { next: 'later' }) } };
});
const client = createClient({ baseUrl: 'http://desk', transport, random: () => 0 });

const titles: string[] = [];
for await (const { title } of client.orders.page.all({ scope: 'group' })) titles.push(title);
const limited: { title: string }[] = await items(client, orders.page, { scope: 'group' }).toArray({ limit: 1 });

const event = await new Promise<StreamEvent>((resolve) => {
  const listening = client.events.listen({
    onEvent(heard) {
      resolve(heard);
      listening.stop();
    },
  });
});

const options: CallOptions = { retries: 1 };
await client.orders.detail({ orderId: limited[0] ? '0193e4a0-0000-7000-8000-000000000001' : '' }, options);

const key = Buffer.from('a secret of thirty-two characters');
const body = JSON.stringify({ type: 'order.created', timestamp: new Date().toISOString(), data: {} });
const seconds = String(Math.floor(Date.now() / 1000));
const signature = createHmac('sha256', key).update(\`m1.\${seconds}.\${body}\`).digest('base64');
const headers = { 'webhook-id': 'm1', 'webhook-timestamp': seconds, 'webhook-signature': \`v1,\${signature}\` };
const secret = \`whsec_\${key.toString('base64')}\`;
const { type } = await verifyWebhook(body, headers, secret);
const refused: unknown = await verifyWebhook(\`\${body} \`, headers, secret).catch((error: unknown) => error);
const code = isSvcdeskError(refused) ? refused.code : 'taken';
console.log(titles.length, event.kind, tries, type, code);
`;
