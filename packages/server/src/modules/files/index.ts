import { SvcdeskError, timeOrderedId } from '@svcdesk/core';
import type { CheckedRequestOf, files as contract, DataOf } from '@svcdesk/core/contract';
import { parse } from 'range-parser';
import { type FileReaders, mayReadBound } from '../../engine/files/readers.ts';
import { isoOf } from '../../engine/timestamps.ts';
import { recordAct } from '../../platform/audit/record-event.ts';
import { insertRows, statement, type Transaction } from '../../platform/db/index.ts';
import { files } from '../../platform/db/schema/index.ts';
import { selectList } from '../../platform/db/select-list.ts';
import { writeLink } from '../../platform/files/links.ts';
import { mayShow, storedName } from '../../platform/files/media-type.ts';
import { maxJudgedBytes, withCharset } from '../../platform/files/plain-text.ts';
import { checkQuota, unboundDays, uploadLimits } from '../../platform/files/quota.ts';
import type { ContextOf, DomainHandlers, FileReply, InputOf } from '../../platform/http/handler.ts';
import { hasAlready } from '../../platform/http/replies.ts';
import { dailyJob } from '../../platform/jobs/daily.ts';
import type { Job, JobContext } from '../../platform/jobs/job.ts';

const dayMs = 86_400_000;
const maxAtOnce = 100;

type GoneRow = Pick<typeof files.$inferSelect, 'storeKey' | 'previewKey'> & {
  /** Another file has the same bytes. */
  readonly shared: boolean;
};

/** Skips files that another transaction is binding at this moment. */
const deleteUnbound = statement<GoneRow, [tenantId: string, before: string]>(
  'files.deleteUnbound',
  `WITH old AS (
     SELECT tenant_id, id FROM files WHERE tenant_id = $1 AND bound_at IS NULL AND created_at < $2
     ORDER BY created_at LIMIT ${maxAtOnce} FOR UPDATE SKIP LOCKED
   ), gone AS (
     DELETE FROM files f USING old o WHERE f.tenant_id = o.tenant_id AND f.id = o.id
     RETURNING f.tenant_id, f.id, f.sha256, f.store_key, f.preview_key
   ) SELECT g.store_key AS "storeKey", g.preview_key AS "previewKey",
       EXISTS (SELECT FROM files f WHERE f.tenant_id = g.tenant_id AND f.sha256 = g.sha256
         AND f.store_key = g.store_key AND f.id NOT IN (SELECT id FROM old)) AS shared
     FROM gone g`,
);

/** Rows and bytes go together: when bytes cannot be removed, the rows stay and are tried again. */
async function removeSome({ services }: JobContext, tx: Transaction, tenantId: string, before: string) {
  const gone = await deleteUnbound.all(tx, tenantId, before);
  for (const { storeKey, previewKey, shared } of gone) {
    if (shared) continue;
    await services.files.remove(storeKey);
    if (previewKey) await services.files.remove(previewKey);
  }
  return gone.length;
}

/** What was uploaded and never belonged to anything goes after a week, long enough for work without network. */
const forgetUnbound = dailyJob('forget unbound files', 185, async (context, { tenantId }) => {
  const before = isoOf(context.now().getTime() - unboundDays * dayMs);
  const removeNext = () => context.db.transaction((tx) => removeSome(context, tx, tenantId, before));
  while ((await removeNext()) === maxAtOnce);
});

export const fileJobs: readonly Job[] = [forgetUnbound];

const columns = [
  'uploaderId',
  'name',
  'mediaType',
  'storeKey',
  'previewKey',
  'boundAt',
  'sizeBytes',
] as const;

type FileRow = Pick<typeof files.$inferSelect, (typeof columns)[number]>;

const fileById = statement<FileRow, [tenantId: string, id: string]>(
  'files.byId',
  `SELECT ${selectList('f', columns)} FROM files f WHERE f.tenant_id = $1 AND f.id = $2`,
);

const bindingsOf = statement<Parameters<typeof mayReadBound>[2], [tenantId: string, fileId: string]>(
  'files.bindings',
  `SELECT object_kind AS "objectKind", object_id AS "objectId", internal
   FROM file_bindings WHERE tenant_id = $1 AND file_id = $2`,
);

type Context = ContextOf<typeof contract.get>;

/** The bytes of a file for who may see what it belongs to; staff's downloads of whole files stand in the audit. */
async function getFile(
  readers: FileReaders,
  { id, preview }: CheckedRequestOf<typeof contract.get>,
  context: Context,
): Promise<FileReply> {
  const { services, actor, db } = context;
  const file = await readableFile(readers, id, context);
  const previewKey = preview === '1' ? file.previewKey : null;
  const etag = previewKey === null ? `"${id}"` : `"${id}-preview"`;
  if (hasAlready(context.ifNoneMatch, etag)) return { ...nothing, name: file.name, etag };
  if (previewKey === null && actor.kind === 'staff' && file.boundAt && !context.headersOnly) {
    const download = { kind: 'file.download', object: { kind: 'file', id } } as const;
    await db.transaction((tx) => recordAct(tx, context, download));
  }
  if (previewKey !== null) {
    const body = await opened(services.files.read(previewKey));
    return { ...body, name: storedName(file.name, 'image/webp'), type: 'image/webp', show: true, etag };
  }
  const { mediaType, storeKey, sizeBytes } = file;
  const reply = {
    name: storedName(file.name, mediaType),
    show: mayShow(mediaType),
    etag,
    hasParts: true as const,
  };
  const part = partAsked(context, sizeBytes, etag);
  if (part && !part.range) return { ...reply, body: Buffer.alloc(0), size: 0, type: mediaType, part };
  const isText = mediaType === 'text/plain';
  const type = isText && part ? await typeOfText(services, storeKey, sizeBytes) : mediaType;
  // Opened last: nothing that fails may leave it open.
  const found = await opened(services.files.read(storeKey, part?.range));
  if (part) return { ...found, ...reply, type, part };
  return { ...found, ...reply, ...(isText ? await withCharset(found.body, found.size) : { type }) };
}

/** For who has the file already. */
const nothing = { body: Buffer.alloc(0), size: 0, type: '', show: false };

async function opened<T>(reading: Promise<T | undefined>): Promise<T> {
  const found = await reading;
  if (!found) throw new SvcdeskError('notFound');
  return found;
}

/** The one range of bytes that is asked for; several, or one of another file, are answered with all of it. */
function partAsked({ range, ifRange, headersOnly }: Context, size: number, etag: string): FileReply['part'] {
  if (headersOnly || range === undefined || (ifRange !== undefined && ifRange !== etag)) return undefined;
  const { type, code, ranges } = parse(size, range);
  if (type !== 'bytes') return undefined;
  if (ranges.length === 0 && code === beyondEnd) return { of: size, range: undefined };
  return ranges.length === 1 && code === 0 ? { of: size, range: ranges[0] } : undefined;
}

/** As range-parser calls ranges that are beyond the end. */
const beyondEnd = 2;

/** How a text is written shows at its beginning, whichever part of it is asked for. */
async function typeOfText({ files }: Context['services'], storeKey: string, size: number): Promise<string> {
  const end = Math.min(size, maxJudgedBytes) - 1;
  const { type, body } = await withCharset(
    (await opened(files.read(storeKey, { start: 0, end }))).body,
    size,
  );
  body.destroy();
  return type;
}

/** An address at which the same file can be read without a header, for a while. */
async function linkFile(
  readers: FileReaders,
  { id }: CheckedRequestOf<typeof contract.link>,
  context: ContextOf<typeof contract.link>,
): Promise<DataOf<typeof contract.link>> {
  await readableFile(readers, id, context);
  const { services, tenantId, sessionId } = context;
  const { link, expiresAt } = writeLink(services.secrets, { tenantId, sessionId, fileId: id }, context.now());
  return { url: `/api/file/${id}?link=${encodeURIComponent(link)}`, expiresAt };
}

async function readableFile(readers: FileReaders, id: string, context: Context): Promise<FileRow> {
  const file = await fileById.first(context.db, context.tenantId, id);
  if (file && (await mayRead(readers, file, id, context))) return file;
  throw new SvcdeskError('notFound');
}

async function mayRead(readers: FileReaders, file: FileRow, id: string, context: Context): Promise<boolean> {
  if (!file.boundAt) return file.uploaderId === context.actor.accountId;
  for (const binding of await bindingsOf.all(context.db, context.tenantId, id)) {
    if (await mayReadBound(readers, context, binding)) return true;
  }
  return false;
}

/** Keeps a checked file as its uploader's, within their limits, until it is bound to an object. */
async function upload(
  { file }: InputOf<typeof contract.upload>,
  { tx, tenantId, actor, services, now }: ContextOf<typeof contract.upload>,
): Promise<DataOf<typeof contract.upload>> {
  const at = now();
  const id = timeOrderedId(at.getTime());
  const { accountId } = actor;
  const { name, size, mediaType, sha256, storeKey, previewKey, width, height } = file;
  await checkQuota(tx, { tenantId, accountId, size, at }, uploadLimits(services.settings, actor));
  const bytes = { sha256, storeKey, previewKey, sizeBytes: size, widthPixels: width, heightPixels: height };
  const createdAt = at.toISOString();
  await insertRows(tx, files, { tenantId, id, uploaderId: accountId, name, mediaType, ...bytes, createdAt });
  return { id, name, size, type: mediaType, url: `/api/file/${id}` };
}

/** The calls of files, given who sees the objects that files are bound to. */
export const filesHandlers = (readers: FileReaders): DomainHandlers<typeof contract> => ({
  upload,
  get: (input, context) => getFile(readers, input, context),
  link: (input, context) => linkFile(readers, input, context),
});
