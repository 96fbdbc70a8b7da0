import { createHash, hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { SvcdeskError } from '@svcdesk/core';
import type { Dispatcher } from 'undici';
import { isOk } from '../outgoing/client.ts';
import { SettingsError } from '../settings/settings.ts';
import { checkFileKey, type FileSettings, type FileStore, newFileKey } from './file-store.ts';
import { createS3Client, type S3Content } from './s3-client.ts';

/** Written at each start, to find out whether the store takes files before a photo is lost. */
const probeKey = '.svcdesk-probe';

/**
 * A store that speaks S3, for several servers or machines without a disk of their own. Reads and writes single
 * objects only, so its key needs no right to list the bucket.
 */
export async function openS3Store(settings: FileSettings, incoming: string): Promise<FileStore> {
  const { s3Bucket, s3Region, s3KeyId = '', s3Secret = '' } = settings;
  if (!s3Bucket) throw new SettingsError(['SVCDESK_S3_BUCKET is missing.']);
  const ask = createS3Client({
    bucket: s3Bucket,
    region: s3Region ?? 'us-east-1',
    keyId: s3KeyId,
    secret: s3Secret,
  });

  /** Lets go of an answer whose content is not read. */
  async function done(
    { statusCode, body }: Dispatcher.ResponseData,
    ...fine: readonly number[]
  ): Promise<void> {
    await body.dump();
    if (!isOk(statusCode) && !fine.includes(statusCode)) throw new SvcdeskError('unavailable');
  }

  function put(
    key: string,
    body: NonNullable<S3Content['body']>,
    { size, sha256 }: { readonly size: number; readonly sha256: string },
  ) {
    const headers = {
      'content-type': 'application/octet-stream',
      'content-length': String(size),
      // Signed with the rest: bytes that arrive otherwise are refused by the store.
      'x-amz-content-sha256': sha256,
    };
    return ask('PUT', key, { body, headers });
  }

  await probe(() => put(probeKey, 'svcdesk', { size: 7, sha256: hash('sha256', 'svcdesk') }));

  return {
    incoming,
    async place(tenantId, path) {
      const key = newFileKey(tenantId);
      const { size } = await stat(path);
      await done(await put(key, () => createReadStream(path), { size, sha256: await hashOfFile(path) }));
      await rm(path, { force: true });
      return key;
    },
    async read(key, range) {
      const headers = range && { range: `bytes=${range.start}-${range.end}` };
      const reply = await ask('GET', checkFileKey(key), headers && { headers });
      if (!isOk(reply.statusCode)) {
        await done(reply, 404);
        return undefined;
      }
      // A store that knows of no ranges sends all of it, which would be taken for the part.
      if (range && reply.statusCode !== 206) {
        reply.body.destroy();
        throw new SvcdeskError('unavailable');
      }
      return { body: reply.body, size: Number(reply.headers['content-length']) };
    },
    async remove(key) {
      await done(await ask('DELETE', checkFileKey(key)), 404);
    },
  };
}

async function probe(write: () => Promise<Dispatcher.ResponseData>): Promise<void> {
  const reply = await write().catch(() => undefined);
  await reply?.body.dump();
  if (reply && isOk(reply.statusCode)) return;
  throw new SettingsError([
    reply === undefined
      ? 'SVCDESK_S3_BUCKET does not answer; check the address and the network.'
      : `SVCDESK_S3_BUCKET refuses files (HTTP ${reply.statusCode}); check the address, the region and the key.`,
  ]);
}

async function hashOfFile(path: string): Promise<string> {
  const sha256 = createHash('sha256');
  await pipeline(createReadStream(path), sha256);
  return sha256.digest('hex');
}
