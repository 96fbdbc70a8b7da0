import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTenant, post, testDatabase, testServer } from '../../testing/index.ts';
import { query } from '../../testing/query.ts';
import { hasAlready } from './replies.ts';

describe('what a reader has already', () => {
  it.each([
    ['"a"', '"a"', true],
    ['W/"a"', '"a"', true],
    ['"a"', 'W/"a"', true],
    ['"b", W/"a" ,"c"', '"a"', true],
    ['*', '"a"', true],
    [' * ', '"a"', true],
    ['"ab"', '"a"', false],
    ['a', '"a"', false],
    ['', '"a"', false],
    [undefined, '"a"', false],
  ])('%s is %s: %s', (ifNoneMatch, etag, has) => {
    expect(hasAlready(ifNoneMatch, etag)).toBe(has);
  });
});

/** What an address does: whether it names what it holds, and gives parts of it. */
interface Address {
  readonly url: string;
  readonly headers?: Record<string, string>;
  readonly tagged: boolean;
  readonly hasParts: boolean;
}

const db = await testDatabase();
const folder = await mkdtemp(join(tmpdir(), 'svcdesk-bytes-'));
afterAll(() => rm(folder, { recursive: true }));
await mkdir(join(folder, 'assets'));
await writeFile(join(folder, 'index.html'), '<!doctype html><title>svcdesk</title>');
await writeFile(join(folder, 'assets', 'app-1a2b3c.js'), 'export {}'.repeat(10));
const server = await testServer(db, { webAppFolder: folder });
const known = await testServer(db, {
  webAppFolder: folder,
  environment: { SVCDESK_PUBLIC_URL: 'https://desk.example.com' },
});
const addresses = new Map<string, Address>();
let audited: () => Promise<number>;

beforeAll(async () => {
  const tenant = await buildTenant(db);
  const engineer = await server.as(tenant.engineer);
  const headers = { token: await server.tokenOf(tenant.engineer) };
  const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#369' } })
    .jpeg()
    .toBuffer();
  const text = await engineer.files.upload({ file: new File(['link up\n'.repeat(50)], 'switch.log') });
  const picture = await engineer.files.upload({ file: new File([new Uint8Array(photo)], 'rack.jpg') });
  const { url: link } = await engineer.files.link({ id: text.id });
  const { url: feed = '' } = await engineer.schedules.feed({});
  const whole = { tagged: true, hasParts: true };
  const tagged = { tagged: true, hasParts: false };
  const plain = { tagged: false, hasParts: false };
  const at = (path: string) => `${server.url}${path}`;
  for (const [name, address] of Object.entries<Address>({
    'a text': { url: at(text.url), headers, ...whole },
    'a picture': { url: at(picture.url), headers, ...whole },
    'its preview': { url: at(`${picture.url}?preview=1`), headers, ...tagged },
    'a file by its link': { url: at(link), ...whole },
    'a calendar': { url: feed, ...tagged },
    'the page': { url: at('/'), ...whole },
    'the page with its card': { url: `${known.url}/`, ...tagged },
    'a script': { url: at('/assets/app-1a2b3c.js'), ...whole },
    'the reference': { url: at('/api/reference'), ...tagged },
    'the style of the reference': { url: at('/api/reference/style.css'), ...tagged },
    'the description of the calls': { url: at('/api/openapi.json'), ...tagged },
    'the settings of the app': { url: at('/config.json'), ...plain },
    'the state of the server': { url: at('/healthz'), ...plain },
    'the figures': { url: at('/metrics'), ...plain },
    'a call': { url: at('/api/push/key'), headers, ...plain },
  })) {
    addresses.set(name, address);
  }
  audited = async () => {
    const rows = await query(db)`SELECT count(*)::int AS count FROM audit_events
      WHERE tenant_id = ${tenant.tenantId} AND kind = 'file.download'`;
    return (rows[0] as { count: number }).count;
  };
});

const names = [
  'a text',
  'a picture',
  'its preview',
  'a file by its link',
  'a calendar',
  'the page',
  'the page with its card',
  'a script',
  'the reference',
  'the style of the reference',
  'the description of the calls',
  'the settings of the app',
  'the state of the server',
  'the figures',
  'a call',
];

describe.each(names)('%s', (name) => {
  const address = () => addresses.get(name) as Address;
  async function ask(method: string, more: Record<string, string> = {}) {
    const { url, headers } = address();
    const reply = await fetch(url, {
      method,
      // By itself fetch asks for a fresh copy whenever it is told what there is already.
      headers: { 'accept-encoding': 'identity', 'cache-control': 'max-age=0', ...headers, ...more },
    });
    return { reply, status: reply.status, bytes: Buffer.from(await reply.arrayBuffer()) };
  }

  it('is told of by HEAD as it is given by GET, without its bytes', async () => {
    const [got, head] = [await ask('GET'), await ask('HEAD')];
    expect([got.status, head.status, head.bytes.length]).toEqual([200, 200, 0]);
    expect(got.bytes.length).toBeGreaterThan(0);
    const told = (reply: Response) =>
      ['content-type', 'content-disposition', 'etag', 'accept-ranges', 'cache-control'].map((header) =>
        reply.headers.get(header),
      );
    expect(told(head.reply)).toEqual(told(got.reply));
    // Figures change while they are asked for.
    if (name !== 'the figures')
      expect(head.reply.headers.get('content-length')).toBe(String(got.bytes.length));
    expect((await ask('HEAD', { range: 'bytes=0-1' })).bytes).toHaveLength(0);
  });

  it('is not sent again to who has it', async () => {
    const etag = (await ask('GET')).reply.headers.get('etag');
    expect(etag !== null).toBe(address().tagged);
    if (etag === null) return;
    const weak = etag.startsWith('W/') ? etag : `W/${etag}`;
    const before = await audited();
    for (const held of [etag, weak, `"other", ${etag}`, '*']) {
      for (const method of ['GET', 'HEAD']) {
        const { reply, status, bytes } = await ask(method, { 'if-none-match': held });
        expect([held, method, status, bytes.length]).toEqual([held, method, 304, 0]);
        expect(reply.headers.get('etag')).toBe(etag);
      }
    }
    // Who has the whole of it wants no part of it either.
    expect((await ask('GET', { 'if-none-match': etag, range: 'bytes=0-1' })).status).toBe(304);
    expect(await audited()).toBe(before);
    expect((await ask('GET', { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('comes in parts, or whole where it has none', async () => {
    const whole = (await ask('GET')).bytes;
    const { status, bytes } = await ask('GET', { range: 'bytes=1-3' });
    if (name === 'the figures') expect(status).toBe(200);
    else if (address().hasParts) expect([status, bytes]).toEqual([206, whole.subarray(1, 4)]);
    else expect([status, bytes]).toEqual([200, whole]);
  });
});

it('a table of orders is made for who posts, so neither GET nor HEAD finds one', async () => {
  const server = await testServer(db);
  const tenant = await buildTenant(db);
  const token = await server.tokenOf(tenant.lead);
  const url = `${server.url}/api/order/order/export`;
  expect((await post(url, { scope: 'group' }, { token })).http).toBe(200);
  for (const method of ['GET', 'HEAD'])
    expect((await fetch(url, { method, headers: { token } })).status).toBe(404);
});

it('an address that gives nothing gives nothing by HEAD either', async () => {
  const server = await testServer(db);
  for (const path of ['/api/nowhere', '/api/order/schedule/feed/x.y', '/api/file/x']) {
    const [got, head] = await Promise.all(
      ['GET', 'HEAD'].map((method) => fetch(`${server.url}${path}`, { method })),
    );
    expect([path, head?.status]).toEqual([path, got?.status]);
    expect(await head?.text()).toBe('');
  }
});
