import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { orders } from '../contract/index.ts';
import { mockServer, mockTransport, sampleData } from '../testing/index.ts';
import { type ClientOptions, createClient } from './client.ts';
import type { StreamEvent } from './listen-to-events.ts';
import { version } from './version.ts';

const baseUrl = 'http://desk';
const credentials = { account: 'engineer', password: 'correct horse battery' };

describe('a client', () => {
  it('signs in and out, and sends the token in between', async () => {
    const { transport, requests } = mockServer();
    const client = createClient({ baseUrl, transport });
    const { token } = await client.signIn(credentials);
    await client.messages.unreadAll({});
    expect(await client.signOut()).toBe(true);
    expect(client.session.current()).toBeUndefined();
    expect(requests.map(({ headers }) => headers.token)).toEqual([undefined, token, token]);
    expect(await client.signOut()).toBe(true);
    expect(requests).toHaveLength(3);
  });

  it('walks every list that has pages, item by item or up to a limit', async () => {
    const page = sampleData(orders.page);
    const [order] = page.list;
    const { transport, requests } = mockTransport((_, count) => ({
      data: { ...page, list: [order, order], hasNext: count % 2 === 1, next: 'later' },
    }));
    const client = createClient({ baseUrl, transport });
    const seen: string[] = [];
    for await (const { title } of client.orders.page.all({ scope: 'group' })) seen.push(title);
    expect(seen).toHaveLength(4);
    expect(await client.orders.page.all({ scope: 'group' }).toArray({ limit: 3 })).toHaveLength(3);
    expect(JSON.parse(String(requests.at(-1)?.body))).toEqual({ scope: 'group', page: 1, next: 'later' });
  });

  it('listens to events over its own transport, with its token, language and paths', async () => {
    const text = 'id: 7.1.1\nevent: pool\ndata: {"id":"o1","groupId":"g1"}\n\n';
    const headers = { 'content-type': 'text/event-stream' };
    const { transport, requests } = mockServer({ 'events.stream': { text, headers, open: true } });
    const session = { token: () => 't7.a' } as ClientOptions['session'];
    const client = createClient({ baseUrl, transport, session, locale: 'en' });
    const heard = Promise.withResolvers<StreamEvent>();
    const listening = client.events.listen({ onEvent: heard.resolve });
    expect(await heard.promise).toEqual({ kind: 'pool', data: { id: 'o1', groupId: 'g1' } });
    listening.stop();
    expect(requests).toMatchObject([
      { url: 'http://desk/api/events', headers: { token: 't7.a', 'Accept-Language': 'en' }, stream: true },
    ]);
    expect(listening.position()).toBe('7.1.1');
  });

  it.each([
    [undefined],
    [''],
    ['desk.example.com'],
    ['/desk'],
    ['ftp://desk'],
    ['http://desk?q'],
    ['http://desk#a'],
  ])('is not made with the base address %j, and the error says how it should be', (given) => {
    expect(() => createClient({ baseUrl: given as string })).toThrow(
      `baseUrl needs scheme and host, as in "https://desk.example.com", and at most a path behind them; it is "${given}"`,
    );
  });
});

it('the version is the one of the package', () => {
  const manifest = readFileSync(`${import.meta.dirname}/../../package.json`, 'utf8');
  expect(version).toBe((JSON.parse(manifest) as { version: string }).version);
});
