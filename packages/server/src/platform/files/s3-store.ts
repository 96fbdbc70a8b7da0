import { createHash, hash } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { SvcdeskError } from '@svcdesk/core';
import { SettingsError } from '../settings/settings.ts';
import { checkFileKey, type FileSettings, type FileStore, newFileKey } from './file-store.ts';
import { createS3Client } from './s3-client.ts';

/** Written at each start, to find out whether the store takes files before somebody's photo does. */
const probeKey = '.svcdesk-probe';

/**
 * A store that speaks S3, for several servers or machines without a disk of their own. Reads and writes single
 * objects only, so its key needs no right to list the bucket.
 */
export async function openS3Store(settings: FileSettings, arrivals: string): Promise<FileStore> {
  const { s3Bucket, s3Region, s3KeyId = '', s3Secret = '' } = settings;
  if (!s3Bucket) throw new SettingsError(['SVCDESK_S3_BUCKET is missing.']);
  const ask = createS3Client({
    bucket: s3Bucket,
    region: s3Region ?? 'us-east-1',
    keyId: s3KeyId,
    secret: s3Secret,
  });

  /** Lets go of an answer whose content nobody reads. */
  async function done(reply: Response, ...fine: readonly number[]): Promise<void> {
    await reply.body?.cancel();
    if (!reply.ok && !fine.includes(reply.status)) throw new SvcdeskError('unavailable');
  }

  async function put(key: string, body: Blob, sha256: string): Promise<Response> {
    return ask('PUT', key, {
      body,
      // Signed with the rest: bytes that arrive otherwise are refused by the store.
      headers: { 'content-type': 'application/octet-stream', 'x-amz-content-sha256': sha256 },
    });
  }

  await probe(() => put(probeKey, new Blob(['svcdesk']), hash('sha256', 'svcdesk')));

  return {
    arrivals,
    async place(tenantId, path) {
      const key = newFileKey(tenantId);
      await done(await put(key, await openAsBlob(path), await hashOfFile(path)));
      await rm(path, { force: true });
      return key;
    },
    async read(key) {
      const reply = await ask('GET', checkFileKey(key));
      if (!reply.ok || !reply.body) {
        await done(reply, 404);
        return undefined;
      }
      const size = Number(reply.headers.get('content-length'));
      return { body: Readable.fromWeb(reply.body as ReadableStream), size };
    },
    async remove(key) {
      await done(await ask('DELETE', checkFileKey(key)), 404);
    },
  };
}

async function probe(write: () => Promise<Response>): Promise<void> {
  const reply = await write().catch(() => undefined);
  await reply?.body?.cancel();
  if (reply?.ok) return;
  throw new SettingsError([
    reply === undefined
      ? 'SVCDESK_S3_BUCKET does not answer; check the address and the network.'
      : `SVCDESK_S3_BUCKET refuses files (HTTP ${reply.status}); check the address, the region and the key.`,
  ]);
}

async function hashOfFile(path: string): Promise<string> {
  const sha256 = createHash('sha256');
  await pipeline(createReadStream(path), sha256);
  return sha256.digest('hex');
}
