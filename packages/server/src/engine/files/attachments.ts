import { maxFiles } from '@svcdesk/core/contract';
import { type Attachment, readAttachments, writeAttachments } from '@svcdesk/core/format';
import { type Queryable, statement } from '../../platform/db/index.ts';
import { invalid } from '../../platform/refusals.ts';
import type { ActContext } from '../context.ts';
import { bindFiles } from './bind.ts';

interface FileRow {
  id: string;
  name: string;
  mediaType: string;
  sizeBytes: number;
}

const described = statement<FileRow, [tenantId: string, fileIds: readonly string[]]>(
  'files.described',
  `SELECT id, name, media_type AS "mediaType", size_bytes AS "sizeBytes" FROM files
   WHERE tenant_id = $1 AND id = ANY($2::uuid[])`,
);

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The items of a string; what looks like an id and is none of ours is kept as it was written. */
function itemsOf(text: string | undefined): Attachment[] {
  return readAttachments(text).map((item) => {
    if (item.id === undefined || uuid.test(item.id)) return item;
    return item.name === item.id ? { url: '', name: item.name } : { url: item.url, name: item.name };
  });
}

/** A form's attachment strings by the field that holds each. */
export type AttachmentFields = Readonly<Record<string, string | undefined>>;

/**
 * Makes the files that attachment strings name the object's. Returns the strings as they are stored: with the files'
 * own names. Addresses elsewhere and other texts are kept as they are.
 */
export async function bindAttachments<Fields extends AttachmentFields>(
  { tx, tenantId, actor, now }: ActContext,
  object: { readonly kind: string; readonly id: string },
  fields: Fields,
  internal = false,
): Promise<{ [Name in keyof Fields]: string }> {
  if (actor.kind === 'job') throw new Error('Jobs bring no files');
  const { accountId } = actor;
  const binding = { tenantId, accountId, objectKind: object.kind, objectId: object.id, internal, at: now() };
  const names = new Map<string, string>();
  const read = Object.entries(fields).map(([field, text]) => ({ field, items: itemsOf(text) }));
  for (const { field, items } of read) {
    if (items.length > maxFiles) throw invalid(field, 'tooMany', { max: maxFiles });
    const ids = items.flatMap(({ id }) => (id === undefined ? [] : [id]));
    await bindFiles(tx, ids, binding, field);
    const rows = ids.length === 0 ? [] : await described.all(tx, tenantId, ids);
    for (const { id, name } of rows) names.set(id, name);
  }
  const stored = read.map(({ field, items }) => {
    const written = items.map((item) => (item.id ? { id: item.id, name: names.get(item.id) ?? '' } : item));
    return [field, writeAttachments(written)];
  });
  return Object.fromEntries(stored) as { [Name in keyof Fields]: string };
}

/** An attachment as it is shown. */
export interface ShownAttachment {
  id?: string;
  url: string;
  name: string;
  type?: string;
  size?: number;
}

/** Reads attachment strings for showing, with type and size of the files we keep. */
export async function attachmentReader(
  on: Queryable,
  tenantId: string,
  texts: readonly string[],
): Promise<(text: string) => ShownAttachment[]> {
  const ids = texts.flatMap((text) => itemsOf(text).flatMap(({ id }) => id ?? []));
  const rows = ids.length === 0 ? [] : await described.all(on, tenantId, [...new Set(ids)]);
  const known = new Map(rows.map((row) => [row.id, row]));
  return (text) =>
    itemsOf(text).map(({ id, url, name }) => {
      const file = id === undefined ? undefined : known.get(id);
      return {
        id: id ?? undefined,
        url,
        name,
        ...(file && { type: file.mediaType, size: file.sizeBytes }),
      };
    });
}
