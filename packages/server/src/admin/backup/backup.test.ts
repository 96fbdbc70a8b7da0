import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { list } from 'tar';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { lockOnDisk, openDatabase } from '../../platform/db/index.ts';
import { createS3Client } from '../../platform/files/s3-client.ts';
import { uploadToS3 } from '../../platform/files/s3-upload.ts';
import { send, settingsOf, spareDatabase, speaksForBoth, testServer } from '../../testing/index.ts';
import { startS3 } from '../../testing/s3-server.ts';
import { runAdmin } from '../../testing/server-process.ts';

const spare = await spareDatabase();
const isEmbedded = spare.options.kind === 'embedded';
const folder = await mkdtemp(join(tmpdir(), 'svcdesk-backup-'));
const data = spare.options.kind === 'embedded' ? spare.options.folder : join(folder, 'data');
const s3 = await startS3();
afterAll(async () => {
  await s3.close();
  await spare.drop();
  await rm(folder, { recursive: true, force: true });
});

const environment: Record<string, string> = {
  SVCDESK_LOG_LEVEL: 'silent',
  SVCDESK_DATA: data,
  SVCDESK_BACKUP_BUCKET: `${s3.url}/backups/`,
  SVCDESK_S3_KEY_ID: s3.keyId,
  SVCDESK_S3_SECRET: s3.secret,
  ...settingsOf(spare),
};
const admin = (args: readonly string[], more: Record<string, string> = {}) =>
  runAdmin(args, { ...environment, ...more });

const picture = Buffer.alloc(300_000, 'picture');
await mkdir(join(data, 'files/t1/ab'), { recursive: true });
await writeFile(join(data, 'files/t1/ab/picture'), picture);
const secretKey = 'the secret key of this test only';
await writeFile(join(data, 'secret.key'), secretKey);

/** Names in an archive. */
async function namesIn(archive: string | Buffer): Promise<string[]> {
  const names: string[] = [];
  const onReadEntry = ({ path }: { path: string }) => void names.push(path);
  if (typeof archive === 'string') await list({ file: archive, strict: true, onReadEntry });
  else {
    const file = join(folder, 'of-bucket.tar.gz');
    await writeFile(file, archive);
    await list({ file, strict: true, onReadEntry });
    await rm(file);
  }
  return names;
}

/** What the figures of a server say of backups. */
async function figures(): Promise<Record<string, number>> {
  const db = await openDatabase(spare.options);
  const server = await testServer(db, { environment: { SVCDESK_SECRET_KEY: secretKey } });
  const { text } = await send(`${server.url}/metrics`);
  await server.close();
  await db.close();
  const found = text.matchAll(/^svcdesk_backup_last_(\w+) (\S+)$/gm);
  return Object.fromEntries(Array.from(found, ([, name, value]) => [String(name), Number(value)]));
}

/** Links among the files that stop a backup, where they lead, and what is said. */
const badLinks = [
  [
    'leads nowhere',
    join(folder, 'nowhere'),
    /^\S+files\/t3 cannot be read \(ENOENT\): .* Nothing was copied\.\n$/,
  ],
  ['leads back', join(data, 'files'), /^\S+ is a link that leads back .* Nothing was copied\.\n$/],
] as const;

/** Puts a link among the files until the test is over. */
async function linkTo(target: string): Promise<void> {
  const linked = join(data, 'files/t3');
  await symlink(target, linked);
  onTestFinished(() => rm(linked, { force: true }));
}

/** Each runs several commands, one after the other. */
const timeout = 300_000;

describe('a backup into a bucket', { timeout }, () => {
  it('is read back before it is called good, and tells its age and size', async () => {
    const made = await admin(['backup', '--s3']);
    expect(made).toMatchObject({ code: 0, errors: '' });
    const [, bytes, name = ''] =
      /Copied (\d+) bytes of .* into (svcdesk-\d{8}T\d{6}Z-[0-9a-f]{6}\.tar\.gz) and read/.exec(
        made.output,
      ) ?? [];
    const kept = s3.objects.get(`/desk/backups/${name}`);
    expect(kept?.length).toBe(Number(bytes));
    const names = await namesIn(kept ?? Buffer.alloc(0));
    expect(names).toEqual(expect.arrayContaining(['secret.key', 'files/t1/ab/picture']));
    expect(names.includes('database/PG_VERSION')).toBe(isEmbedded);
    expect(s3.uploads.size).toBe(0);
    const { ok, size_bytes, holds_database, success_timestamp_seconds: at = 0 } = await figures();
    expect([ok, size_bytes]).toEqual([1, Number(bytes)]);
    // Of a PostgreSQL nothing says that it was copied, so no figure may sound like it.
    expect(holds_database).toBe(isEmbedded ? 1 : 0);
    expect(Math.abs(Date.now() / 1000 - at)).toBeLessThan(120);
    expect(existsSync(join(data, 'backup.part.d'))).toBe(false);
    if (!isEmbedded) return expect(made.output).toContain('The database is not in it');
    const restored = join(folder, 'restored');
    const back = await admin(['restore', '--s3', name], { SVCDESK_DATA: restored });
    expect(back).toMatchObject({ code: 0, errors: '' });
    expect(await readFile(join(restored, 'files/t1/ab/picture'))).toEqual(picture);
  });

  it.runIf(speaksForBoth)(
    'is not called good when the bucket gives something else back, and is taken away again',
    async () => {
      const { objects } = s3;
      const before = objects.size;
      const set = objects.set.bind(objects);
      // A bucket that loses the last byte.
      objects.set = (path, content) => set(path, content.subarray(0, -1));
      onTestFinished(() => {
        objects.set = set;
      });
      const made = await admin(['backup', '--s3']);
      expect(made).toMatchObject({
        code: 1,
        errors: expect.stringMatching(/^The backup is not good: .*taken away again/),
      });
      expect(objects.size).toBe(before);
      expect(await figures()).toMatchObject({ ok: 0, size_bytes: expect.any(Number) });
    },
  );

  const key = 't1/2026-11/0199a5d2-7a10-7000-8000-0000000000a1';

  /** Has the database name a file that is nowhere, until the test is over. */
  async function nameMissing(): Promise<void> {
    const change = async (text: string) => {
      const db = await openDatabase(spare.options);
      await db.connection.run({ text, values: [key] });
      await db.close();
    };
    await change(`INSERT INTO files (tenant_id, id, name, media_type, size_bytes, sha256, store_key)
      VALUES ('t1', '0199a5d2-7a10-7000-8000-0000000000a2', 'photo.jpg', 'image/jpeg', 1, '', $1)`);
    onTestFinished(() => change('DELETE FROM files WHERE store_key = $1'));
  }

  const refusal = (outcome: string) =>
    expect.stringMatching(
      new RegExp(
        `^1 of 1 files that the database names are not in \\S+, such as files/${key}: .* say --allow-missing. ${outcome}\n$`,
      ),
    );

  it.runIf(speaksForBoth)('is not made while files are missing that the database names', async () => {
    await nameMissing();
    const before = s3.objects.size;
    expect(await admin(['backup', '--s3'])).toMatchObject({
      code: 1,
      errors: refusal('Nothing was copied.'),
    });
    expect(s3.objects.size).toBe(before);
    // A bucket keeps them.
    const inBucket = { SVCDESK_FILES: 's3', SVCDESK_S3_BUCKET: `${s3.url}/files` };
    expect(await admin(['backup', '--s3'], inBucket)).toMatchObject({ code: 0, errors: '' });
    const file = join(data, 'files', key);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, 'x');
    onTestFinished(() => rm(file));
    expect(await admin(['backup', '--s3'])).toMatchObject({ code: 0, errors: '' });
  });

  it('is made and restored without missing files when that is said', async () => {
    await nameMissing();
    const allowed = await admin(['backup', '--s3', '--allow-missing']);
    expect(allowed).toMatchObject({
      code: 0,
      output: expect.stringContaining('\n1 files that the database names'),
    });
    if (!isEmbedded) return;
    const name = /svcdesk-\S+\.tar\.gz/.exec(allowed.output)?.[0] ?? '';
    const restored = { SVCDESK_DATA: join(folder, 'without-files') };
    const refused = await admin(['restore', '--s3', name], restored);
    expect(refused).toMatchObject({ code: 1, errors: refusal('Nothing was restored.') });
    expect(await readdir(restored.SVCDESK_DATA)).toEqual([]);
    const back = await admin(['restore', '--s3', name, '--allow-missing'], restored);
    expect(back).toMatchObject({
      code: 0,
      output: expect.stringContaining('1 files that the database names'),
    });
  });

  it.runIf(speaksForBoth)(
    'is refused beside another one, whose copies it would take away or mix with its own',
    async () => {
      const unlock = await lockOnDisk(data, 'backup.lock');
      const refused = await admin(['backup', '--s3']);
      expect(refused).toMatchObject({
        code: 1,
        errors: expect.stringMatching(/^Another backup of this data folder is under way\. Wait until/),
      });
      await unlock();
      expect(await admin(['backup', '--s3'])).toMatchObject({ code: 0, errors: '' });
    },
  );

  it.runIf(speaksForBoth)('that is refused says so, and leaves nothing', async () => {
    const before = s3.objects.size;
    const made = await admin(['backup', '--s3'], { SVCDESK_S3_SECRET: 'another' });
    expect(made).toMatchObject({
      code: 1,
      errors: 'The bucket refused an upload (HTTP 403). Nothing was kept.\n',
    });
    expect([s3.objects.size, s3.uploads.size]).toEqual([before, 0]);
  });

  it.runIf(speaksForBoth).each(badLinks)('is not begun where a link %s', async (_, target, refusal) => {
    const before = s3.objects.size;
    await linkTo(target);
    expect(await admin(['backup', '--s3'])).toMatchObject({
      code: 1,
      errors: expect.stringMatching(refusal),
    });
    expect([s3.objects.size, s3.uploads.size]).toEqual([before, 0]);
  });

  it.runIf(speaksForBoth)('goes up in parts', async () => {
    const bucket = new URL(`${s3.url}/large`);
    const ask = createS3Client({ bucket, region: 'us-east-1', keyId: s3.keyId, secret: s3.secret });
    const megabyte = Buffer.alloc(1024 * 1024, 7);
    async function* content() {
      for (let at = 0; at < 20; at++) yield megabyte;
      yield Buffer.from('the end');
    }
    const from = s3.partSizes.length;
    const { bytes } = await uploadToS3(ask, 'object', content());
    expect(s3.partSizes.slice(from).map((size) => size / megabyte.length)).toEqual([
      8,
      8,
      expect.closeTo(4, 4),
    ]);
    expect(s3.objects.get('/desk/large/object')?.length).toBe(bytes);
    async function* broken() {
      yield megabyte;
      throw new Error('gone');
    }
    await expect(uploadToS3(ask, 'half', broken())).rejects.toThrow('gone');
    expect([s3.objects.has('/desk/large/half'), s3.uploads.size]).toEqual([false, 0]);
  });
});

describe.runIf(isEmbedded)('a backup into a file', { timeout }, () => {
  it('follows links, and holds neither itself nor those before it when they lie in the data folder', async () => {
    const elsewhere = join(folder, 'elsewhere');
    await mkdir(join(elsewhere, 'deep'), { recursive: true });
    await writeFile(join(elsewhere, 'deep/photo'), picture);
    const linked = join(data, 'files/t2');
    await symlink(elsewhere, linked);
    onTestFinished(() => rm(linked, { force: true }));
    const nested = join(data, 'files/t1/ab/older');
    await symlink(join(elsewhere, 'deep'), nested);
    onTestFinished(() => rm(nested, { force: true }));
    const [older = '', archive = ''] = ['first.tar.gz', 'second.tar.gz'].map((name) => join(data, name));
    await writeFile(older, 'a backup');
    onTestFinished(async () => {
      for (const file of [older, archive]) await rm(file, { force: true });
    });
    expect(await admin(['backup', archive])).toMatchObject({ code: 0, errors: '' });
    const held = await namesIn(archive);
    expect(held).toEqual(expect.arrayContaining(['files/t2/deep/photo', 'files/t1/ab/older/photo']));
    expect(held.filter((name) => !/^(database\/|files\/|secret\.key$|database\.json$)/.test(name))).toEqual(
      [],
    );
    const restored = join(folder, 'of-links');
    expect(await admin(['restore', archive], { SVCDESK_DATA: restored })).toMatchObject({
      code: 0,
      errors: '',
    });
    for (const name of ['files/t2/deep/photo', 'files/t1/ab/older/photo'])
      expect(await readFile(join(restored, name))).toEqual(picture);
  });

  it('is not begun where a link leads nowhere', async () => {
    const [, target, refusal] = badLinks[0];
    await linkTo(target);
    const file = join(folder, 'linked.tar.gz');
    expect(await admin(['backup', file])).toMatchObject({ code: 1, errors: expect.stringMatching(refusal) });
    expect((await readdir(folder)).filter((name) => name.startsWith('linked'))).toEqual([]);
  });

  it('is refused a place among what it copies', async () => {
    const file = join(data, 'files/t1/backup.tar.gz');
    const refused = await admin(['backup', file]);
    expect(refused).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/would lie in what is backed up/),
    });
  });
});
