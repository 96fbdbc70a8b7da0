import { afterEach, expect, it, vi } from 'vitest';
import { bunTransport } from './bun-transport.ts';

afterEach(() => void vi.unstubAllGlobals());

async function asked(proxy?: string) {
  const fetch = vi.fn(async (_url: string, _init: object) => new Response('through'));
  vi.stubGlobal('fetch', fetch);
  const { transport, close } = bunTransport(proxy);
  const { signal } = new AbortController();
  const reply = await transport({ method: 'GET', url: 'http://desk/api/x', headers: { a: 'b' }, signal });
  expect(await reply.text()).toBe('through');
  await close();
  return fetch.mock.calls[0]?.[1];
}

it('goes through the proxy that it is given, as Bun’s fetch takes it, and through none without', async () => {
  const proxy = 'http://desk:word@proxy.example.com:3128';
  expect(await asked(proxy)).toMatchObject({ method: 'GET', headers: { a: 'b' }, proxy });
  expect(await asked()).not.toHaveProperty('proxy', expect.anything());
});

it.each(['foo', '', '127.0.0.1:1', 'http://', 'socks5://a:1'])(
  'says that a proxy %o is no address, and nothing of its password',
  (proxy) => {
    expect(() => bunTransport(proxy)).toThrow('proxy has to be an address such as');
  },
);
