import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { SvcdeskError } from '@svcdesk/core';
import { fileBytesMax } from '@svcdesk/core/contract';
import type { FastifyRequest } from 'fastify';
import type { ArrivedFile } from './handler.ts';
import { invalid } from './refusals.ts';
import type { Services } from './services.ts';

/** A file and the little that multipart puts around it. */
export const uploadBytesMax = fileBytesMax + 64 * 1024;

/** An upload that has arrived: the handler's input, and what a second arrival must be equal in. */
export interface ArrivedUpload {
  readonly file: ArrivedFile;
  readonly identity: { name: string; type: string; size: number; sha256: string };
  /** Removes the temporary file unless the handler moved it away. */
  discard(): Promise<void>;
}

/** Streams field `file` of a multipart body to a temporary file, counting and hashing on the way. */
export async function receiveUpload(request: FastifyRequest, services: Services): Promise<ArrivedUpload> {
  const part = await request.file().catch((error: { statusCode?: number }) => {
    throw error.statusCode === 413 ? new SvcdeskError('tooLarge') : invalid('file', 'format');
  });
  if (part?.fieldname !== 'file') throw invalid('file', 'required');
  const path = join(services.files.arrivals, randomUUID());
  const hash = createHash('sha256');
  let size = 0;
  const counting = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const discard = (): Promise<void> => rm(path, { force: true });
  try {
    await pipeline(part.file, counting, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    if (part.file.truncated) throw new SvcdeskError('tooLarge');
    if (size === 0) throw invalid('file', 'required');
  } catch (error) {
    await discard();
    throw error;
  }
  const file = { name: plainName(part.filename), path, size, sha256: hash.digest('hex') };
  return {
    file,
    identity: { name: file.name, type: part.mimetype, size, sha256: file.sha256 },
    discard,
  };
}

const nameMost = 150;

/** The last part of a name, without what a file system or a header could trip over. */
function plainName(name: string | undefined): string {
  const last = (name ?? '').normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .replace(/[\p{Cc}\p{Cf}<>:"|?*]/gu, '')
    .replace(/^\.+/, '')
    .trim();
  if (plain.length <= nameMost) return plain || 'file';
  const ending = /\.[^.]{1,10}$/.exec(plain)?.[0] ?? '';
  return plain.slice(0, nameMost - ending.length) + ending;
}
