import { SvcdeskError } from '@svcdesk/core';
import { AwsClient } from 'aws4fetch';

/** Where objects are kept, and as whom. */
export interface S3Address {
  readonly bucket: URL;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
}

/** Until the store has taken something, or begun to give it. */
const answerMs = 30_000;
const retries = 2;

/** Sends signed requests to a bucket; rejects when the store does not answer, and not for what it answers. */
export type AskS3 = (method: string, key: string, init?: RequestInit, withinMs?: number) => Promise<Response>;

export function createS3Client({ bucket, region, keyId, secret }: S3Address): AskS3 {
  const base = bucket.href.replace(/\/+$/, '');
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    service: 's3',
    region,
    retries,
  });
  return async (method, key, init = {}, withinMs = answerMs) => {
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(), withinMs);
    try {
      return await client.fetch(`${base}/${key}`, { ...init, method, signal: timeout.signal });
    } catch (error) {
      // What went wrong on the way may hold addresses and keys; it is of no use to who uploads.
      throw new SvcdeskError('unavailable', { cause: (error as Error).name });
    } finally {
      clearTimeout(timer);
    }
  };
}
