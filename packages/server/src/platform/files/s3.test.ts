import { readdir } from 'node:fs/promises';
import { isSvcdeskError } from '@svcdesk/core';
import sharp from 'sharp';
import { afterAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildTenant, draftOf, testDatabase, testServer } from '../../testing/index.ts';
import { startS3 } from '../../testing/s3-server.ts';
import { readSettings, SettingsError } from '../settings/settings.ts';
import { openFileStore } from './open-file-store.ts';

const db = await testDatabase();
const s3 = await startS3('cn-north-1');
afterAll(() => s3.close());
const environment = {
  SVCDESK_FILES: 's3',
  SVCDESK_S3_BUCKET: `${s3.url}/files/`,
  SVCDESK_S3_REGION: 'cn-north-1',
  SVCDESK_S3_KEY_ID: s3.keyId,
  SVCDESK_S3_SECRET: s3.secret,
};
const server = await testServer(db, { environment });
const tenant = await buildTenant(db);
const engineer = await server.as(tenant.engineer);

const stored = () =>
  [...s3.objects.keys()].filter((path) => path.startsWith(`/desk/files/${tenant.tenantId}/`));
const fileOf = (content: Buffer | string, name: string) => new File([content], name);
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (isSvcdeskError(error) ? error.code : error),
  );

describe('a store that speaks S3', () => {
  it('keeps uploads and gives them back, and nothing of them stays on the disk', async () => {
    const text = await engineer.files.upload({ file: fileOf('hello, bucket', 'note.txt') });
    expect(await (await engineer.files.get({ id: text.id })).text()).toBe('hello, bucket');
    expect(stored()).toHaveLength(1);
    const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#3a7' } })
      .jpeg()
      .toBuffer();
    const { id } = await engineer.files.upload({ file: fileOf(picture, 'site.jpg') });
    expect(stored()).toHaveLength(3);
    const preview = Buffer.from(await (await engineer.files.get({ id, preview: '1' })).arrayBuffer());
    expect(await sharp(preview).metadata()).toMatchObject({ format: 'webp', width: 480 });
    expect(await readdir(server.services.files.incoming)).toEqual([]);
  });

  it('is let go of when the client that asked for a file is gone', async () => {
    const { id } = await engineer.files.upload({ file: fileOf('long\n'.repeat(200_000), 'long.txt') });
    const leave = new AbortController();
    const { files } = server.services;
    const read = files.read;
    const asked = vi.spyOn(files, 'read').mockImplementation(async (key) => {
      const found = await read(key);
      leave.abort();
      return found;
    });
    onTestFinished(() => asked.mockRestore());
    await engineer.files.get({ id }, { signal: leave.signal }).catch(() => undefined);
    const found = await asked.mock.results[0]?.value;
    await expect.poll(() => found.body.closed).toBe(true);
  });

  it('gives files of an order to those who see the order, asked anew each time', async () => {
    const client = await server.as(tenant.client);
    const { id, url } = await client.files.upload({ file: fileOf('broken', 'fault.txt') });
    const order = await client.orders.create({ ...draftOf(tenant), attachment: url });
    expect(await (await engineer.files.get({ id })).text()).toBe('broken');
    const outsider = await server.as(tenant.outsider);
    expect(await refusal(outsider.files.get({ id }))).toBe('notFound');
    expect(await refusal((await server.as(tenant.otherClient)).files.get({ id }))).toBe('notFound');
    await (await server.as(tenant.dispatcher)).orders.transfer({
      orderId: order.id,
      groupId: tenant.otherGroupId,
    });
    expect(await (await outsider.files.get({ id })).text()).toBe('broken');
    expect(await refusal(engineer.files.get({ id }))).toBe('notFound');
  });

  it('that fails is a fault for a while, not a lost file: nothing is kept of an upload that it did not take', async () => {
    const { id } = await engineer.files.upload({ file: fileOf('kept', 'kept.txt') });
    const before = stored().length;
    s3.failWith = 500;
    expect(await refusal(engineer.files.upload({ file: fileOf('lost', 'lost.txt') }))).toBe('unavailable');
    expect(await refusal(engineer.files.get({ id }))).toBe('unavailable');
    s3.failWith = undefined;
    expect(await (await engineer.files.get({ id })).text()).toBe('kept');
    expect(stored()).toHaveLength(before);
    expect(await readdir(server.services.files.incoming)).toEqual([]);
  });

  it('forgets what is removed, and knows nothing of keys that the server did not make', async () => {
    await engineer.files.upload({ file: fileOf('short-lived', 'a.txt') });
    const key = (stored().at(-1) ?? '').replace('/desk/files/', '');
    const { files } = server.services;
    expect((await files.read(key))?.size).toBe(11);
    await files.remove(key);
    expect(await files.read(key)).toBeUndefined();
    await files.remove(key);
    await expect(files.read('../other/secret')).rejects.toThrow('unknown form');
  });

  it.each([
    ['a wrong secret', { SVCDESK_S3_SECRET: 'another' }, 'HTTP 403'],
    ['another region', { SVCDESK_S3_REGION: 'us-west-2' }, 'HTTP 403'],
    ['no such bucket', { SVCDESK_S3_BUCKET: s3.url.replace('/desk', '/nowhere') }, 'HTTP 404'],
    ['no server at the address', { SVCDESK_S3_BUCKET: 'http://127.0.0.1:9/desk' }, 'does not answer'],
  ])('stops the start when there is %s', async (_, over, words) => {
    const { data } = server.services.settings;
    const settings = readSettings({ ...environment, SVCDESK_DATA: data.path, ...over });
    const error = await openFileStore(settings).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(SettingsError);
    expect((error as Error).message).toContain(words);
    expect((error as Error).message).not.toContain(s3.secret);
  });

  it('is named in whole by the settings', () => {
    const without = { ...environment, SVCDESK_S3_SECRET: '', SVCDESK_S3_BUCKET: '' };
    expect(() => readSettings(without)).toThrow(
      'SVCDESK_FILES is s3; set SVCDESK_S3_BUCKET, SVCDESK_S3_SECRET too.',
    );
    expect(readSettings({}).files).toBe('disk');
  });
});
