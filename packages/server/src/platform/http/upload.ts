import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type files, maxFileBytes } from '@svcdesk/core/contract';
import { normalizeLine } from '@svcdesk/core/format';
import type { FastifyRequest } from 'fastify';
import { statement } from '../db/index.ts';
import { checkUpload, discardUpload } from '../files/incoming-upload.ts';
import { checkAnnounced, uploadLimits } from '../files/quota.ts';
import { fileTooLarge, invalid } from '../refusals.ts';
import type { SignedIn } from '../sessions/access.ts';
import type { InputOf } from './handler.ts';
import type { Services } from './services.ts';
import { isAnswered, readIdempotencyKey } from './writes.ts';

const byStoreKey = statement<{ id: string }, [tenantId: string, sha256: string, storeKey: string]>(
  'files.byStoreKey',
  'SELECT id FROM files WHERE tenant_id = $1 AND sha256 = $2 AND store_key = $3',
);

/** What multipart puts around a file, at most. */
const framingBytes = 64 * 1024;

/** A file and the little that multipart puts around it. */
export const maxUploadBytes = maxFileBytes + framingBytes;

/**
 * Streams field `file` of a multipart body to a temporary file, counting and hashing on the way, checks it and puts
 * it into the file store: before the transaction, which no store far away should hold open. Gives the handler's input,
 * what a repeated request must be equal in, and how to clean up: the temporary file, and what was placed in the store when
 * nothing came of it.
 */
export async function receiveUpload(
  request: FastifyRequest,
  services: Services,
  { tenantId, actor }: SignedIn,
) {
  await judgeAnnounced(request, services, { tenantId, actor });
  const part = await request.file().catch((error: { statusCode?: number }) => {
    throw error.statusCode === 413 ? fileTooLarge() : invalid('file', 'format');
  });
  if (part?.fieldname !== 'file') throw invalid('file', 'required');
  const name = plainName(part.filename);
  const path = join(services.files.incoming, randomUUID());
  const placed: string[] = [];
  const place = async (from: string): Promise<string> => {
    const key = await services.files.place(tenantId, from);
    placed.push(key);
    return key;
  };
  const takeBack = async (): Promise<void> => {
    for (const key of placed) {
      await services.files.remove(key).catch((error: unknown) => {
        services.log.warn({ requestId: request.id, err: error }, 'a file could not be taken back');
      });
    }
  };
  try {
    const { size, sha256 } = await writeDown(part.file, path);
    if (part.file.truncated) throw fileTooLarge();
    if (size === 0) throw invalid('file', 'emptyFile');
    const {
      path: whole,
      previewPath,
      ...file
    } = await checkUpload({ name, path, size, sha256 }, `${tenantId} ${actor.accountId}`);
    const storeKey = await place(whole);
    const previewKey = previewPath === undefined ? undefined : await place(previewPath);
    return {
      input: { file: { ...file, storeKey, previewKey } } satisfies InputOf<typeof files.upload>,
      identity: { name, type: part.mimetype, size, sha256 },
      async finish(committed: boolean): Promise<void> {
        await discardUpload(path);
        if (committed) return;
        // A commit whose answer was lost may have happened; a file of no row is better than a row of no file.
        const rows = await byStoreKey.all(services.db, tenantId, sha256, storeKey).catch(() => undefined);
        if (rows?.length === 0) await takeBack();
      },
    };
  } catch (error) {
    await discardUpload(path);
    await takeBack();
    throw error;
  }
}

/** Refuses before its bytes come what is too much already by the length that is announced; a repetition is answered. */
async function judgeAnnounced(
  request: FastifyRequest,
  { db, settings, now }: Services,
  { tenantId, actor }: Pick<SignedIn, 'tenantId' | 'actor'>,
): Promise<void> {
  const { accountId } = actor;
  const key = readIdempotencyKey(request.headers['idempotency-key']);
  const callId = request.callId ?? '';
  if (await isAnswered(db, { tenantId, accountId, callId, key })) return;
  const size = Math.max(0, Number(request.headers['content-length'] ?? 0) - framingBytes);
  await checkAnnounced(db, { tenantId, accountId, size, at: now() }, uploadLimits(settings, actor));
}

async function writeDown(source: Readable, path: string): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256');
  let size = 0;
  async function* counted(): AsyncGenerator<Buffer> {
    for await (const chunk of wholePart(source)) {
      size += chunk.length;
      hash.update(chunk);
      yield chunk;
    }
  }
  await pipeline(counted, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  return { size, sha256: hash.digest('hex') };
}

/** The bytes of a part. A body that ends before its part does is the sender's fault, unlike a disk that takes nothing. */
async function* wholePart(source: Readable): AsyncGenerator<Buffer> {
  try {
    yield* source;
  } catch {
    throw invalid('file', 'format');
  }
}

const maxNameLength = 150;

/** What a form writes for the marks that would end a name in it. */
const escaped: Readonly<Record<string, string>> = { '%22': '"', '%0D': '', '%0A': ' ' };

/** The last part of a name as its owner wrote it, without breaks of lines and what turns how it is read. */
function plainName(name: string | undefined): string {
  const written = (name ?? '').replace(/%(?:22|0D|0A)/gi, (code) => escaped[code.toUpperCase()] ?? code);
  const last = written.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const plain = normalizeLine(last.replace(/\p{Cc}/gu, ' ').replace(/^[. ]+/, ''));
  if (plain === '') return 'file';
  if (plain.length <= maxNameLength) return plain;
  const ending = /\.[^.]{1,10}$/.exec(plain)?.[0] ?? '';
  return plain.slice(0, maxNameLength - ending.length).toWellFormed() + ending;
}
