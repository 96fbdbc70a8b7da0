import { type DataOf, maxFiles, type orders } from '@svcdesk/core/contract';
import { type Attachment, readAttachments, writeAttachments } from '@svcdesk/core/format';
import { type Queryable, statement } from '../../platform/db/index.ts';
import { invalid } from '../../platform/refusals.ts';
import type { ActContext } from '../context.ts';

const described = statement<
  { id: string; type: string; size: number },
  [tenantId: string, fileIds: readonly string[]]
>(
  'files.described',
  `SELECT id, media_type AS type, size_bytes AS size FROM files
   WHERE tenant_id = $1 AND id = ANY($2::uuid[])`,
);

/** Binds files to an object: from then on who sees the object sees them. */
interface Binding {
  readonly tenantId: string;
  readonly accountId: string;
  readonly objectKind: string;
  readonly objectId: string;
  readonly internal?: boolean;
  readonly at: Date;
}

/** Files that are the account's own and unbound, or bound to this object already. */
const bindable = statement<
  { id: string; name: string },
  [tenantId: string, ids: readonly string[], accountId: string, kind: string, objectId: string]
>(
  'files.bindable',
  `SELECT f.id, f.name FROM files f
   WHERE f.tenant_id = $1 AND f.id = ANY($2::uuid[]) AND (
     (f.uploader_id = $3 AND f.bound_at IS NULL)
     OR EXISTS(SELECT FROM file_bindings b WHERE b.tenant_id = f.tenant_id AND b.file_id = f.id
       AND b.object_kind = $4 AND b.object_id = $5))
   FOR UPDATE OF f`,
);

const bind = statement<
  object,
  [tenantId: string, ids: readonly string[], kind: string, objectId: string, internal: boolean, at: Date]
>(
  'files.bind',
  `WITH bound AS (
     UPDATE files SET bound_at = coalesce(bound_at, $6) WHERE tenant_id = $1 AND id = ANY($2::uuid[]) RETURNING id)
   INSERT INTO file_bindings (tenant_id, file_id, object_kind, object_id, internal, created_at)
   SELECT $1, id, $3, $4, $5, $6 FROM bound
   ON CONFLICT DO NOTHING`,
);

/**
 * Binds the files of an attachment string (their ids) to an object, in the transaction that writes it; gives their
 * names. A file of another person or of another object is refused as a wrong value of `field`.
 */
export async function bindFiles(
  tx: Queryable,
  fileIds: readonly string[],
  binding: Binding,
  field: string,
): Promise<readonly { id: string; name: string }[]> {
  if (fileIds.length === 0) return [];
  const ids = [...new Set(fileIds)];
  const { tenantId, accountId, objectKind, objectId, internal = false, at } = binding;
  const found = await bindable.all(tx, tenantId, ids, accountId, objectKind, objectId);
  if (found.length < ids.length) throw invalid(field, 'notYours');
  await bind.change(tx, tenantId, ids, objectKind, objectId, internal, at);
  return found;
}

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
    const ids = items.flatMap(({ id }) => id ?? []);
    for (const { id, name } of await bindFiles(tx, ids, binding, field)) names.set(id, name);
  }
  const stored = read.map(({ field, items }) => {
    const written = items.map((item) => (item.id ? { id: item.id, name: names.get(item.id) ?? '' } : item));
    return [field, writeAttachments(written)];
  });
  return Object.fromEntries(stored) as { [Name in keyof Fields]: string };
}

/** An attachment as it is shown. */
export type ShownAttachment = DataOf<typeof orders.history>[number]['attachments'][number];

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
    itemsOf(text).map(({ id, url, name }) => ({ id, url, name, ...(id !== undefined && known.get(id)) }));
}
