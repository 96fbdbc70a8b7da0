import { timeOrderedId } from '@svcdesk/core';
import { readAttachments, writeAttachments } from '@svcdesk/core/format';
import { type Queryable, statement } from '../../platform/db/index.ts';
import type { WorkKind } from '../../platform/db/schema/columns.ts';

/** Objects that files of entrusted orders are bound to, in the tenant of either side. */
export const entrustFiles = 'entrusted';

const ofOrders: WorkKind = 'order';

/** Files of internal records stay with their own tenant. */
const chooseOfOrder = statement<
  object,
  [tenantId: string, orderId: string, fileIds: readonly string[], id: string, at: string]
>(
  'entrust.chooseFiles',
  `INSERT INTO file_bindings (tenant_id, file_id, object_kind, object_id, internal, created_at)
   SELECT tenant_id, file_id, '${entrustFiles}', $4, false, $5 FROM file_bindings
   WHERE tenant_id = $1 AND object_kind = '${ofOrders}' AND object_id = $2 AND file_id = ANY($3::uuid[])
     AND NOT internal
   ON CONFLICT DO NOTHING`,
);

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const idsIn = (text: string | undefined) =>
  readAttachments(text).flatMap(({ id }) => (id && uuid.test(id) ? [id] : []));

/** Lets an entrusted order have those of its order's files that an attachment string names. */
export async function chooseFiles(
  on: Queryable,
  order: { readonly tenantId: string; readonly id: string },
  id: string,
  attachments: string | undefined,
  at: Date,
): Promise<readonly string[]> {
  const ids = idsIn(attachments);
  await chooseOfOrder.change(on, order.tenantId, order.id, ids, id, at.toISOString());
  return ids;
}

const copy = statement<
  object,
  [
    fromTenantId: string,
    toTenantId: string,
    ids: readonly string[],
    newIds: readonly string[],
    id: string,
    at: string,
  ]
>(
  'entrust.copyFiles',
  `WITH copied AS (
     INSERT INTO files (tenant_id, id, uploader_id, name, media_type, size_bytes, sha256, store_key, preview_key,
       width_pixels, height_pixels, bound_at, created_at)
     SELECT $2, n.id, NULL, f.name, f.media_type, f.size_bytes, f.sha256, f.store_key, f.preview_key,
       f.width_pixels, f.height_pixels, $6, $6
     FROM unnest($3::uuid[], $4::uuid[]) AS n(of_id, id)
     JOIN files f ON f.tenant_id = $1 AND f.id = n.of_id
     RETURNING tenant_id, id
   ) INSERT INTO file_bindings (tenant_id, file_id, object_kind, object_id, internal, created_at)
     SELECT tenant_id, id, '${entrustFiles}', $5, false, $6 FROM copied`,
);

/**
 * Gives the other side's tenant files of its own for those that a stored attachment string names; the bytes are
 * shared. Returns the string as that tenant keeps it.
 */
export async function copyFiles(
  on: Queryable,
  from: string,
  to: string,
  id: string,
  attachments: string,
  at: Date,
): Promise<string> {
  const items = readAttachments(attachments);
  const ids = idsIn(attachments);
  if (ids.length === 0) return attachments;
  const newIds = new Map(ids.map((each) => [each, timeOrderedId(at.getTime())]));
  await copy.change(on, from, to, ids, [...newIds.values()], id, at.toISOString());
  return writeAttachments(
    items.map((item) => (item.id ? { id: newIds.get(item.id) ?? item.id, name: item.name } : item)),
  );
}
