import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import type { SvcdeskError } from '@svcdesk/core';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { bindFiles } from '../../engine/files/attachments.ts';
import {
  buildClient,
  buildCustomer,
  buildEmptyTenant,
  buildStaff,
  newId,
  type TestAccount,
  testDatabase,
  testServer,
} from '../../testing/index.ts';
import { certificateFiles } from '../engineers/files.ts';

const db = await testDatabase();
const server = await testServer(db);
const tenant = await buildEmptyTenant(db);
const engineer = await buildStaff(tenant);

const tokens = new Map<string, Promise<string>>();

/** One session an account: a sixth would end the first. */
function tokenOf(account: TestAccount): Promise<string> {
  const known = tokens.get(account.accountId) ?? server.tokenOf(account);
  tokens.set(account.accountId, known);
  return known;
}

async function upload(
  content: Buffer | string,
  { name = 'photo.jpg', as = engineer, key }: { name?: string; as?: TestAccount; key?: string } = {},
) {
  const form = new FormData();
  form.append('file', new Blob([content]), name);
  const reply = await fetch(`${server.url}/api/file/upload`, {
    method: 'POST',
    headers: { token: await tokenOf(as), ...(key && { 'idempotency-key': key }) },
    body: form,
  });
  const envelope = (await reply.json()) as { status: number; data: { id: string } & Record<string, unknown> };
  return { http: reply.status, replayed: reply.headers.get('idempotent-replayed'), ...envelope };
}

async function get(id: string, { as = engineer, preview = false } = {}) {
  const url = `${server.url}/api/file/${id}${preview ? '?preview=1' : ''}`;
  const reply = await fetch(url, { headers: { token: await tokenOf(as) } });
  return { reply, bytes: Buffer.from(await reply.arrayBuffer()) };
}

const photo = (width = 800, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#3a7' } })
    .jpeg()
    .withExif({
      IFD0: { Make: 'Secret Camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 12/1 0/1' },
    })
    .toBuffer();

const incoming = (): Promise<string[]> => readdir(server.services.files.incoming);

describe('an upload', () => {
  it('is kept with its name, and given back as what its content is', async () => {
    const { status, data } = await upload('hello, site', { name: '说明 1.txt' });
    expect(status).toBe(10000);
    expect(data).toMatchObject({ name: '说明 1.txt', size: 11, type: 'text/plain' });
    const { reply, bytes } = await get(data.id);
    expect(bytes.toString()).toBe('hello, site');
    expect(reply.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await incoming()).toEqual([]);
  });

  it.each([
    ['utf-8', Buffer.from('温度 31℃')],
    ['gb18030', Buffer.from([0xce, 0xc2, 0xb6, 0xc8, 0x0a])],
    ['utf-16le', Buffer.from('\ufeff温度\n', 'utf16le')],
  ])('of text is given back as written in %s', async (charset, content) => {
    const { data } = await upload(content, { name: 'switch.log' });
    const { reply, bytes } = await get(data.id);
    expect(reply.headers.get('content-type')).toBe(`text/plain; charset=${charset}`);
    expect(bytes.equals(content)).toBe(true);
  });

  it('of much text is judged by its beginning, and comes whole', async () => {
    const content = Buffer.from('温度 31℃\n'.repeat(20_000));
    const { data } = await upload(content, { name: 'switch.log' });
    const { reply, bytes } = await get(data.id);
    expect(reply.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(bytes.equals(content)).toBe(true);
  });

  it('goes through the client as well', async () => {
    const client = await server.as(engineer);
    const file = new File([await photo()], 'site.jpg');
    const { id, type } = await client.files.upload({ file });
    expect(type).toBe('image/jpeg');
    expect((await client.files.get({ id })).size).toBeGreaterThan(500);
  });

  it('of a picture is drawn anew, without where and with what it was taken', async () => {
    const original = await photo();
    expect((await sharp(original).metadata()).exif).toBeDefined();
    const { data } = await upload(original);
    const { bytes } = await get(data.id);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
    expect(bytes.includes('Secret Camera')).toBe(false);
  });

  it('of a picture has a small preview', async () => {
    const { data } = await upload(await photo(2000, 1000));
    const { reply, bytes } = await get(data.id, { preview: true });
    expect(reply.headers.get('content-type')).toBe('image/webp');
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 480, height: 240 });
  });

  it.each([
    ['a program called photo.jpg', Buffer.from(`MZ${'\0'.repeat(200)}PE`), 'photo.jpg'],
    [
      'an ELF file called notes.txt',
      Buffer.from('\x7fELF\x02\x01\x01\0\0\0\0\0\0\0\0\0\x02\0>\0'),
      'notes.txt',
    ],
    ['a drawing with a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>', 'a.png'],
    ['a shell script', '#!/bin/sh\nrm -rf /', 'photo.jpg'],
    ['bytes of no kind', Buffer.from([0, 1, 2, 3, 4, 5, 6, 7]), 'photo.png'],
    ['a picture that is cut off', Buffer.from('ffd8ffe000104a464946', 'hex'), 'photo.jpg'],
  ])('of %s is refused by its content', async (_what, content, name) => {
    const { http, status } = await upload(content, { name });
    expect([http, status]).toEqual([415, 10415]);
    expect(await incoming()).toEqual([]);
  });

  it.each(['start.bat', 'page.HTML', 'run.ps1', 'link.url', 'app.hta', 'notes.txt.js', 'a.lnk. '])(
    'of harmless text named %s is refused by its name',
    async (name) => {
      const { http, status } = await upload('hello', { name });
      expect([http, status]).toEqual([415, 10415]);
      expect(await incoming()).toEqual([]);
    },
  );

  it('is given back under an ending of what its content is, whatever it was called', async () => {
    const { data } = await upload(await photo(), { name: 'scan.pdf' });
    expect(data.name).toBe('scan.jpg');
    const whole = await get(data.id);
    expect(whole.reply.headers.get('content-disposition')).toContain('scan.jpg');
    const small = await get(data.id, { preview: true });
    expect(small.reply.headers.get('content-disposition')).toContain('scan.webp');
  });

  it.each(['../../etc/passwd', '..\\..\\windows\\win.ini', '/etc/shadow', '....//x', 'a\0b.txt', '.', '..'])(
    'named %j lands in the store under a name of its own',
    async (name) => {
      const { status, data } = await upload('text', { name });
      expect(status).toBe(10000);
      expect(data.name).not.toMatch(/[/\\\0]|^\./);
      expect((await get(data.id)).bytes.toString()).toBe('text');
    },
  );

  it('without a file, or of another form, is a bad request', async () => {
    const token = await tokenOf(engineer);
    const form = new FormData();
    form.append('other', 'x');
    const url = `${server.url}/api/file/upload`;
    for (const init of [{ body: form }, { body: 'x', headers: { 'content-type': 'multipart/form-data' } }]) {
      const reply = await fetch(url, { method: 'POST', ...init, headers: { token, ...init.headers } });
      expect(((await reply.json()) as { status: number }).status).toBe(10001);
    }
  });

  it('that arrives fifty times at once with one key is one file', async () => {
    const content = await photo(40, 40);
    const before = (await readStore()).length;
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => upload(content, { key: 'one-photo' })),
    );
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(answers.filter(({ replayed }) => replayed === 'true')).toHaveLength(49);
    expect((await readStore()).length).toBe(before + 2);
    const other = await upload(await photo(50, 50), { key: 'one-photo' });
    expect(other.status).toBe(10422);
  });
});

describe('what one account uploads', () => {
  const small = { SVCDESK_UPLOAD_DAY_MB: '1', SVCDESK_UPLOAD_UNBOUND: '10' };
  const text = (kilobytes: number) => new File(['x'.repeat(kilobytes * 1024)], 'long.txt');
  const outcome = (sent: Promise<unknown>) =>
    sent.then(
      () => 'taken',
      (error: SvcdeskError) => error.reason ?? error.code,
    );

  it('is limited to so many bytes in 24 hours, also when they come at once', async () => {
    const limited = await testServer(db, { environment: small });
    const person = await buildStaff(tenant);
    const client = await limited.as(person);
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, () => outcome(client.files.upload({ file: text(300) }))),
    );
    expect(outcomes.filter((each) => each === 'taken')).toHaveLength(3);
    expect(outcomes.filter((each) => each === 'uploadsADay')).toHaveLength(3);
    const other = await limited.as(await buildStaff(tenant));
    expect(await outcome(other.files.upload({ file: text(300) }))).toBe('taken');
    limited.clock.advance(86_400_000);
    const later = await limited.as(person);
    expect(await outcome(later.files.upload({ file: text(300) }))).toBe('taken');
    const chinese = await limited.as(person, { locale: 'zh-CN' });
    await expect(chinese.files.upload({ file: text(800) })).rejects.toThrow(
      '24 小时内上传的文件总量已达上限',
    );
    const english = await limited.as(person, { locale: 'en' });
    await expect(english.files.upload({ file: text(800) })).rejects.toThrow('upload limit for 24 hours');
  });

  it('is judged by the length that is announced, before the bytes come', async () => {
    const limited = await testServer(db, { environment: small });
    const { port } = new URL(limited.url);
    const token = await limited.tokenOf(await buildStaff(tenant));
    const sent = request({
      port,
      method: 'POST',
      path: '/api/file/upload',
      headers: {
        token,
        'content-type': 'multipart/form-data; boundary=cut',
        'content-length': 2 * 1024 * 1024,
      },
    });
    sent.on('error', () => undefined);
    sent.flushHeaders();
    const [reply] = (await once(sent, 'response')) as [IncomingMessage];
    expect(JSON.parse(Buffer.concat(await reply.toArray()).toString())).toMatchObject({
      status: 10410,
      data: { reason: 'uploadsADay' },
    });
    sent.destroy();
    expect(await readdir(limited.services.files.incoming)).toEqual([]);
  });

  it('is limited to so many files that belong to nothing yet', async () => {
    const limited = await testServer(db, { environment: small });
    const person = await buildStaff(tenant);
    const client = await limited.as(person);
    const ids: string[] = [];
    for (let count = 0; count < 10; count += 1) ids.push((await client.files.upload({ file: text(1) })).id);
    expect(await outcome(client.files.upload({ file: text(1) }))).toBe('filesUnused');
    const binding = { ...person, objectKind: 'testThing', objectId: newId(), at: new Date() };
    await db.transaction((tx) => bindFiles(tx, ids.slice(0, 1), binding, 'attachments'));
    expect(await outcome(client.files.upload({ file: text(1) }))).toBe('taken');
    expect(await outcome(client.files.upload({ file: text(1) }))).toBe('filesUnused');
  });

  it('is a tenth of that for an account that is not approved yet', async () => {
    const limited = await testServer(db, { environment: { ...small, SVCDESK_UPLOAD_UNBOUND: '20' } });
    const { customerId } = await buildCustomer(tenant);
    const newcomers = [await buildStaff(tenant, { roles: [] }), await buildClient(tenant, { customerId })];
    for (const newcomer of newcomers) {
      const client = await limited.as(newcomer);
      expect(await outcome(client.files.upload({ file: text(110) }))).toBe('uploadsADay');
      expect(await outcome(client.files.upload({ file: text(1) }))).toBe('taken');
      expect(await outcome(client.files.upload({ file: text(1) }))).toBe('taken');
      expect(await outcome(client.files.upload({ file: text(1) }))).toBe('filesUnused');
    }
  });

  it('is answered again when it arrived before the limit was reached', async () => {
    const limited = await testServer(db, { environment: { SVCDESK_UPLOAD_UNBOUND: '1' } });
    const client = await limited.as(await buildStaff(tenant));
    const first = await client.files.upload({ file: text(1) }, { idempotencyKey: 'again' });
    expect(await client.files.upload({ file: text(1) }, { idempotencyKey: 'again' })).toEqual(first);
  });
});

async function readStore(): Promise<string[]> {
  const folder = join(server.services.files.incoming, '..', tenant.tenantId);
  return (await readdir(folder, { recursive: true })).filter((name) => name.includes('/'));
}

describe('a file', () => {
  it('is its uploader’s alone until it belongs to something', async () => {
    const { data } = await upload('mine');
    const colleague = await buildStaff(tenant);
    const stranger = await buildStaff(await buildEmptyTenant(db));
    for (const as of [colleague, stranger]) {
      const { reply, bytes } = await get(data.id, { as });
      expect([reply.status, JSON.parse(bytes.toString()).status]).toEqual([200, 10404]);
    }
  });

  it('then is for those who see its object, and of internal records for staff alone', async () => {
    const { data } = await upload('shared');
    const colleague = await buildStaff(tenant);
    const outsider = await buildStaff(tenant);
    const certificate = { objectKind: certificateFiles, objectId: colleague.accountId };
    const binding = { ...engineer, ...certificate, at: new Date() };
    await db.transaction((tx) => bindFiles(tx, [data.id], binding, 'attachments'));
    expect((await get(data.id, { as: colleague })).bytes.toString()).toBe('shared');
    expect((await get(data.id, { as: outsider })).bytes.toString()).toContain('10404');
  });

  it('can be read by a link without a header, by whom it was given to and while their session lasts', async () => {
    const reader = await buildStaff(tenant);
    const client = await server.as(reader);
    const { data } = await upload('by link', { as: reader });
    const { url, expiresAt } = await client.files.link({ id: data.id });
    expect(Date.parse(expiresAt) - server.clock.now().getTime()).toBeGreaterThan(290_000);
    const read = async (path: string) => {
      const reply = await fetch(server.url + path);
      const body = await reply.text();
      return reply.status === 200 ? body : [reply.status, (JSON.parse(body) as { status: number }).status];
    };
    expect(await read(url)).toBe('by link');
    expect(await read(`/api/file/${data.id}`)).toEqual([401, 10004]);
    const other = await upload('not this one', { as: reader });
    expect(await read(url.replace(data.id, other.data.id))).toEqual([401, 10006]);
    expect(await read(url.replace(tenant.tenantId, 't1'))).toEqual([401, 10006]);
    expect(await read(`${url}x`)).toEqual([401, 10006]);
    const stranger = await server.as(engineer);
    await expect(stranger.files.link({ id: data.id })).rejects.toMatchObject({ code: 'notFound' });
    const late = (await client.files.link({ id: data.id })).url;
    server.clock.advance(301_000);
    expect(await read(late)).toEqual([410, 10008]);
    const dead = await upload('deleted', { as: reader });
    const { url: ofDead } = await client.files.link({ id: dead.data.id });
    await db.connection.run({
      text: 'DELETE FROM files WHERE tenant_id = $1 AND id = $2',
      values: [tenant.tenantId, dead.data.id],
    });
    expect(await read(ofDead)).toEqual([404, 10404]);
    const { url: fresh } = await client.files.link({ id: data.id });
    await client.signOut();
    expect(await read(fresh)).toEqual([401, 4011]);
  });

  it('cannot be bound by anybody but its uploader, nor to a second object', async () => {
    const { data } = await upload('mine');
    const colleague = await buildStaff(tenant);
    const bind = (account: TestAccount, objectId: string) =>
      db.transaction((tx) =>
        bindFiles(
          tx,
          [data.id],
          { ...account, objectKind: 'testThing', objectId, at: new Date() },
          'attachments',
        ),
      );
    await expect(bind(colleague, newId())).rejects.toThrow('attachments notYours');
    const objectId = newId();
    await bind(engineer, objectId);
    await bind(engineer, objectId);
    await expect(bind(engineer, newId())).rejects.toThrow('attachments notYours');
  });

  it('is sent so that a browser runs nothing of it, and saves what it cannot show', async () => {
    const { data } = await upload('text', { name: 'a"b\r\nX-Evil: 1.txt' });
    const { reply } = await get(data.id);
    expect(reply.headers.get('content-security-policy')).toBe("default-src 'none';sandbox");
    expect(reply.headers.get('x-content-type-options')).toBe('nosniff');
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(reply.headers.get('content-disposition')).toBe('inline; filename="a\\"b X-Evil: 1.txt"');
    expect(reply.headers.get('x-evil')).toBeNull();
  });

  it.each(['../../secret', '%2e%2e%2fsecret', '00000000-0000-7000-8000-000000000000', "'; --"])(
    'is not found under %j',
    async (id) => {
      const { reply, bytes } = await get(encodeURIComponent(id));
      expect(reply.status).toBe(200);
      expect([10001, 10404]).toContain(JSON.parse(bytes.toString()).status);
    },
  );
});
