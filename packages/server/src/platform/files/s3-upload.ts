import { createHash, hash } from 'node:crypto';
import { isOk } from '../outgoing/client.ts';
import type { AskS3 } from './s3-client.ts';

const megabyte = 1024 * 1024;
/** A slow line takes its time for a part. */
const partMs = 10 * 60_000;

/** S3 takes 10,000 parts of an object: they grow, so that small objects take little memory and large ones fit. */
const partBytes = (number: number): number => (number <= 1_000 ? 8 : number <= 5_000 ? 32 : 128) * megabyte;

/** What came of an upload. */
export interface Uploaded {
  readonly bytes: number;
  readonly sha256: string;
}

/** Thrown when the store refuses; the message says what it answered. */
export class S3Refusal extends Error {
  constructor(what: string, status: number) {
    super(`The bucket refused ${what} (HTTP ${status})`);
  }
}

/**
 * Puts a stream of unknown length into a bucket, part by part; a failure leaves nothing. A part is in memory while it is
 * sent, and twice while it is put together.
 */
export async function uploadToS3(ask: AskS3, key: string, content: AsyncIterable<Buffer>): Promise<Uploaded> {
  const begun = await ask('POST', `${key}?uploads`);
  const id = /<UploadId>([^<]+)<\/UploadId>/.exec(await begun.body.text())?.[1];
  if (!isOk(begun.statusCode) || id === undefined) throw new S3Refusal('an upload', begun.statusCode);
  const upload = `uploadId=${encodeURIComponent(id)}`;
  const tags: string[] = [];
  const sha256 = createHash('sha256');
  let bytes = 0;

  async function send(part: Buffer): Promise<void> {
    const number = tags.length + 1;
    const headers = { 'x-amz-content-sha256': hash('sha256', part) };
    const reply = await ask('PUT', `${key}?partNumber=${number}&${upload}`, { body: part, headers }, partMs);
    await reply.body.dump();
    const { etag } = reply.headers;
    if (!isOk(reply.statusCode) || typeof etag !== 'string') throw new S3Refusal('a part', reply.statusCode);
    tags.push(etag);
  }

  try {
    let gathered: Buffer[] = [];
    let size = 0;
    /** What was gathered, as one part: its pieces are let go of before it is sent. */
    const taken = (): Buffer => {
      const part = Buffer.concat(gathered, size);
      gathered = [];
      size = 0;
      return part;
    };
    for await (const chunk of content) {
      sha256.update(chunk);
      bytes += chunk.length;
      gathered.push(chunk);
      size += chunk.length;
      if (size >= partBytes(tags.length + 1)) {
        await send(taken());
      }
    }
    if (size > 0 || tags.length === 0) await send(taken());
    const parts = tags.map(
      (tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`,
    );
    const body = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
    const headers = { 'x-amz-content-sha256': hash('sha256', body) };
    const reply = await ask('POST', `${key}?${upload}`, { body, headers }, partMs);
    // It may answer 200 first and fail then.
    const answer = await reply.body.text();
    if (!isOk(reply.statusCode) || answer.includes('<Error>')) {
      throw new S3Refusal('the whole', reply.statusCode);
    }
    return { bytes, sha256: sha256.digest('hex') };
  } catch (error) {
    await ask('DELETE', `${key}?${upload}`).then(
      ({ body }) => body.dump(),
      () => {},
    );
    throw error;
  }
}
