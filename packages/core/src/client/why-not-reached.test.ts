import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { orders } from '../contract/index.ts';
import { nodeTransport } from '../node/index.ts';
import { type CallerOptions, createCaller } from './caller.ts';
import { whyNotReached } from './why-not-reached.ts';

const order = { orderId: '0193e4a0-0000-7000-8000-000000000001' };

/** What the error of a call says that does not get through, by the platform's fetch and by the Node transport. */
async function messages(baseUrl: string, options: Partial<CallerOptions> = {}): Promise<string[]> {
  const { transport, close } = nodeTransport();
  const callers = [{}, { transport }].map((way) => createCaller({ baseUrl, retries: 0, ...way, ...options }));
  const said = await Promise.all(
    callers.map(({ call }) => call(orders.detail, order).catch((error: Error) => error.message)),
  );
  await close();
  return said as string[];
}

async function listening(onConnection: (socket: { destroy(): void }) => void) {
  const server = createServer(onConnection).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

it('says that a connection was refused', async () => {
  const { url, close } = await listening(() => {});
  close();
  for (const message of await messages(url)) {
    expect(message).toBe(
      `orders.detail had no reply from ${url}/api/order/order/mobile/detail: connect ECONNREFUSED ${url.slice(7)}.`,
    );
  }
});

it('says that a name cannot be resolved', async () => {
  for (const message of await messages('http://desk.invalid')) {
    expect(message).toMatch(/^orders\.detail had no reply from http:\/\/desk\.invalid\/.*: getaddrinfo E/);
  }
});

it('says that a connection broke', async () => {
  const { url, close } = await listening((socket) => socket.destroy());
  for (const message of await messages(url))
    expect(message).toMatch(/: (other side closed|read ECONNRESET)\.$/);
  close();
});

it('says how long it waited', async () => {
  const { url, close } = await listening(() => {});
  for (const message of await messages(url, { timeoutMs: 30 })) {
    expect(message).toBe(
      `orders.detail had no reply from ${url}/api/order/order/mobile/detail: waited 30 ms.`,
    );
  }
  close();
});

it('says what the platform said where that is clear enough', () => {
  expect(whyNotReached(new TypeError('Failed to fetch'))).toBe('Failed to fetch');
  const cause = Object.assign(new Error('self-signed certificate'), { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' });
  expect(whyNotReached(new TypeError('fetch failed', { cause }))).toBe('self-signed certificate');
  const both = Object.assign(new AggregateError([], ''), { code: 'ECONNREFUSED' });
  expect(whyNotReached(new TypeError('fetch failed', { cause: both }))).toBe('ECONNREFUSED');
  expect(whyNotReached(undefined)).toBeUndefined();
});
