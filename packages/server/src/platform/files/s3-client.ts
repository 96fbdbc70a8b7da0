import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { SvcdeskError } from '@svcdesk/core';
import { AwsV4Signer } from 'aws4fetch';
import type { Dispatcher } from 'undici';
import { outgoing } from '../outgoing/client.ts';

/** Where objects are kept, and as whom. */
export interface S3Address {
  readonly bucket: URL;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
}

/** Until the store has taken something and said so, or begun to give it. */
const answerMs = 30_000;
const tries = 3;
const pauseMs = 100;

/** What goes with a request; a stream is made anew for each try. */
export interface S3Content {
  readonly body?: string | Buffer | (() => Readable);
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends signed requests to a bucket; rejects when the store does not answer, and not for what it answers. */
export type AskS3 = (
  method: 'GET' | 'PUT' | 'POST' | 'DELETE',
  key: string,
  content?: S3Content,
  withinMs?: number,
) => Promise<Dispatcher.ResponseData>;

export function createS3Client({ bucket, region, keyId, secret }: S3Address): AskS3 {
  const base = bucket.href.replace(/\/+$/, '');
  const signer = { service: 's3', region, accessKeyId: keyId, secretAccessKey: secret };
  return async (method, key, { body, headers: given = {} } = {}, withinMs = answerMs) => {
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(), withinMs);
    try {
      for (let attempt = 1; ; attempt++) {
        const signed = await new AwsV4Signer({
          ...signer,
          method,
          url: `${base}/${key}`,
          headers: given,
        }).sign();
        const headers = Object.fromEntries(signed.headers);
        const content = typeof body === 'function' ? body() : body;
        const call = { url: signed.url, method, headers, ...(content !== undefined && { body: content }) };
        const reply = await outgoing.open(call, timeout.signal);
        const isBusy = reply.statusCode >= 500 || reply.statusCode === 429;
        if (!isBusy || attempt === tries) {
          // An object comes as long as it comes, and the client hangs up on silence; all else is to be whole in time.
          if (method !== 'GET') reply.body.once('close', () => clearTimeout(timer));
          else clearTimeout(timer);
          return reply;
        }
        await reply.body.dump();
        await pause(pauseMs * attempt);
      }
    } catch (error) {
      clearTimeout(timer);
      // What went wrong on the way may hold addresses and keys; it is of no use to who uploads.
      throw new SvcdeskError('unavailable', { cause: (error as Error).name });
    }
  };
}
