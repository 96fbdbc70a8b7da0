import { SvcdeskError } from '@svcdesk/core';
import type { CheckedRequestOf, DataOf, files } from '@svcdesk/core/contract';
import { type FileReaders, mayReadBound } from '../../engine/files/readers.ts';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { statement } from '../../platform/db/index.ts';
import { writeLink } from '../../platform/files/links.ts';
import { mayShow } from '../../platform/files/media-type.ts';
import { storedName } from '../../platform/files/stored-name.ts';
import type { ContextOf, FileReply } from '../../platform/http/handler.ts';

interface FileRow {
  uploaderId: string | null;
  name: string;
  mediaType: string;
  storeKey: string;
  previewKey: string | null;
  boundAt: string | null;
}

const fileById = statement<FileRow, [tenantId: string, id: string]>(
  'files.byId',
  `SELECT uploader_id AS "uploaderId", name, media_type AS "mediaType", store_key AS "storeKey",
     preview_key AS "previewKey", bound_at AS "boundAt"
   FROM files WHERE tenant_id = $1 AND id = $2`,
);

interface BindingRow {
  objectKind: string;
  objectId: string;
  internal: boolean;
}

const bindingsOf = statement<BindingRow, [tenantId: string, fileId: string]>(
  'files.bindings',
  `SELECT object_kind AS "objectKind", object_id AS "objectId", internal
   FROM file_bindings WHERE tenant_id = $1 AND file_id = $2`,
);

const previewType = 'image/webp';

type Context = ContextOf<typeof files.get>;

/** The bytes of a file for who may see what it belongs to; staff's downloads of whole files stand in the audit. */
export async function getFile(
  readers: FileReaders,
  { id, preview }: CheckedRequestOf<typeof files.get>,
  context: Context,
): Promise<FileReply> {
  const { services, actor } = context;
  const file = await readableFile(readers, id, context);
  const small = preview === '1' && file.previewKey !== null;
  const found = await services.files.read(small ? (file.previewKey as string) : file.storeKey);
  if (!found) throw new SvcdeskError('notFound');
  if (!small && actor.kind === 'staff' && file.boundAt) await noteDownload(id, context);
  const mediaType = small ? previewType : file.mediaType;
  return {
    ...found,
    name: storedName(file.name, mediaType),
    type: typeHeader(mediaType),
    show: small || mayShow(file.mediaType),
  };
}

/** An address at which the same file can be read without a header, for a while. */
export async function linkFile(
  readers: FileReaders,
  { id }: CheckedRequestOf<typeof files.link>,
  context: ContextOf<typeof files.link>,
): Promise<DataOf<typeof files.link>> {
  await readableFile(readers, id, context);
  const { services, tenantId, sessionId } = context;
  const { link, expiresAt } = writeLink(services.secrets, { tenantId, sessionId, fileId: id }, context.now());
  return { url: `/api/file/${id}?link=${encodeURIComponent(link)}`, expiresAt };
}

async function readableFile(readers: FileReaders, id: string, context: Context): Promise<FileRow> {
  const file = await fileById.first(context.db, context.tenantId, id);
  if (!file || !(await mayRead(readers, file, id, context))) throw new SvcdeskError('notFound');
  return file;
}

function typeHeader(mediaType: string): string {
  return mediaType === 'text/plain' ? 'text/plain; charset=utf-8' : mediaType;
}

async function mayRead(readers: FileReaders, file: FileRow, id: string, context: Context): Promise<boolean> {
  if (!file.boundAt) return file.uploaderId === context.actor.accountId;
  for (const binding of await bindingsOf.all(context.db, context.tenantId, id)) {
    if (await mayReadBound(readers, context, binding)) return true;
  }
  return false;
}

function noteDownload(id: string, context: Context): Promise<void> {
  const { db, tenantId, actor, now, requestId, address, device } = context;
  const about = { tenantId, accountId: actor.accountId, at: now(), requestId, address, device };
  return db.transaction((tx) =>
    recordEvent(tx, { ...about, kind: 'file.download', object: { kind: 'file', id } }),
  );
}
