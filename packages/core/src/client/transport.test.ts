import { afterEach, expect, it, vi } from 'vitest';
import { orders } from '../contract/index.ts';
import { sampleData } from '../testing/index.ts';
import { createCaller } from './caller.ts';
import { createClient } from './client.ts';

const order = { orderId: '0193e4a0-0000-7000-8000-000000000001' };
const envelope = () => Response.json({ status: 10000, data: sampleData(orders.detail), msg: '' });

/** The platform's fetch, replaced by one that remembers how it was asked. */
function remembering() {
  const asked: RequestInit[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    asked.push(init);
    return envelope();
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

it('a fresh reply is asked for by a header, which platforms without cache modes take as well', async () => {
  const asked = remembering();
  await createCaller({ baseUrl: 'http://desk' }).call(orders.detail, order);
  expect(asked[0]?.headers).toMatchObject({ 'Cache-Control': 'no-cache' });
  expect(asked[0]).not.toHaveProperty('cache');
});

it('a program names itself before us where it may', async () => {
  const asked = remembering();
  await createClient({ baseUrl: 'http://desk', userAgent: 'portal/1.2' }).orders.detail(order);
  await createClient({ baseUrl: 'http://desk' }).orders.detail(order);
  const agents = asked.map(({ headers }) => (headers as Record<string, string>)['User-Agent']);
  expect(agents).toEqual([
    expect.stringMatching(/^portal\/1\.2 svcdesk-core\/\d/),
    expect.stringMatching(/^svcdesk-core\/\d/),
  ]);
});

it('a page keeps the name of its browser', async () => {
  const asked = remembering();
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (iPhone) Safari' });
  await createClient({ baseUrl: 'http://desk', userAgent: 'portal/1.2' }).orders.detail(order);
  expect(asked[0]?.headers).not.toHaveProperty('User-Agent');
});
