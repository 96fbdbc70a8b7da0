import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { access, constants, open, realpath, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { formatTimestamp } from '@svcdesk/core/format';
import { createS3Client } from '../../platform/files/s3-client.ts';
import { type Uploaded, uploadToS3 } from '../../platform/files/s3-upload.ts';
import { isOk } from '../../platform/outgoing/client.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { AdminRefused, diskRefused } from '../read-args.ts';

/** Where a backup goes. */
export interface Place {
  readonly target: 'file' | 's3';
  /** As people are told of it. */
  readonly name: string;
  write(content: AsyncIterable<Buffer>): Promise<Uploaded>;
  /** What was written, read back. */
  read(): Promise<Readable>;
  /** Gives it its name, once it is known to be good. */
  keep(): Promise<void>;
  /** Leaves nothing of it. */
  drop(): Promise<void>;
}

/** Whether a path lies in a folder or is it, wherever links lead. */
async function isWithin(path: string, folder: string): Promise<boolean> {
  const real = await realpath(folder).catch(() => undefined);
  return real !== undefined && `${path}${sep}`.startsWith(`${real}${sep}`);
}

/** A file that is not there yet. It may stand in the data folder itself, and in none of its own folders. */
export async function filePlace(given: string, dataFolder: string): Promise<Place> {
  const file = resolve(given);
  if (existsSync(file)) throw new AdminRefused(`${file} is there already; name a file that is not.`);
  const folder = dirname(file);
  await access(folder, constants.W_OK).catch((error: unknown) => {
    throw diskRefused(error, folder, 'Nothing was copied.');
  });
  const real = await realpath(folder);
  for (const own of ['files', 'database']) {
    if (await isWithin(real, join(dataFolder, own))) {
      throw new AdminRefused(`${file} would lie in what is backed up; name a file elsewhere.`);
    }
  }
  const unfinished = `${file}.part`;
  const drop = () => rm(unfinished, { force: true });
  const refuse = (error: unknown): never => {
    throw diskRefused(error, file, 'Nothing was kept.');
  };
  return {
    target: 'file',
    name: file,
    async write(content) {
      const sha256 = createHash('sha256');
      let bytes = 0;
      // What one left that was killed.
      await drop();
      const handle = await open(unfinished, 'wx', 0o600).catch(refuse);
      try {
        for await (const chunk of content) {
          sha256.update(chunk);
          bytes += chunk.length;
          await handle.writeFile(chunk).catch(refuse);
        }
        await handle.sync().catch(refuse);
      } finally {
        await handle.close();
      }
      return { bytes, sha256: sha256.digest('hex') };
    },
    read: async () => createReadStream(unfinished),
    keep: () => rename(unfinished, file),
    drop,
  };
}

type BucketSettings = Pick<Settings, 'backupBucket' | 's3Region' | 's3KeyId' | 's3Secret'>;

function bucketOf({
  backupBucket: bucket,
  s3Region: region,
  s3KeyId: keyId,
  s3Secret: secret,
}: BucketSettings) {
  if (!bucket || !keyId || !secret) {
    throw new AdminRefused(
      'Set SVCDESK_BACKUP_BUCKET, SVCDESK_S3_KEY_ID and SVCDESK_S3_SECRET to back up to a bucket.',
    );
  }
  return createS3Client({ bucket, region, keyId, secret });
}

/** An object of a backup in the bucket that the settings name. */
export async function readFromBucket(settings: BucketSettings, name: string): Promise<Readable> {
  const reply = await bucketOf(settings)('GET', encodeURIComponent(name));
  if (isOk(reply.statusCode)) return reply.body;
  await reply.body.dump();
  throw new AdminRefused(
    reply.statusCode === 404
      ? `The bucket has no ${name}.`
      : `The bucket does not give ${name} (HTTP ${reply.statusCode}).`,
  );
}

/** An object in the bucket that the settings name, called by the moment; two of one second are two. */
export function bucketPlace(settings: BucketSettings, at: Date): Place {
  const ask = bucketOf(settings);
  const moment = formatTimestamp(at.toISOString(), 'UTC').replaceAll(/[-:]/g, '').replace(' ', 'T');
  const name = `svcdesk-${moment}Z-${randomBytes(3).toString('hex')}.tar.gz`;
  return {
    target: 's3',
    name,
    write: (content) => uploadToS3(ask, name, content),
    read: () => readFromBucket(settings, name),
    async keep() {},
    async drop() {
      await (await ask('DELETE', name)).body.dump();
    },
  };
}
