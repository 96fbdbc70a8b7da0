import { type Queryable, statement } from '../../platform/db/index.ts';
import { invalid } from '../../platform/refusals.ts';

/** Binds files to an object: from then on who sees the object sees them. */
export interface Binding {
  readonly tenantId: string;
  readonly accountId: string;
  readonly objectKind: string;
  readonly objectId: string;
  readonly internal?: boolean;
  readonly at: Date;
}

/** Files that are the account's own and unbound, or bound to this object already. */
const bindable = statement<
  { id: string },
  [tenantId: string, ids: readonly string[], accountId: string, kind: string, objectId: string]
>(
  'files.bindable',
  `SELECT f.id FROM files f
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
 * Binds the files of an attachment string (their ids) to an object, in the transaction that writes it. Somebody
 * else's file, or one of another object, is refused as a wrong value of `field`.
 */
export async function bindFiles(
  tx: Queryable,
  fileIds: readonly string[],
  binding: Binding,
  field: string,
): Promise<void> {
  if (fileIds.length === 0) return;
  const ids = [...new Set(fileIds)];
  const { tenantId, accountId, objectKind, objectId, internal = false, at } = binding;
  const found = await bindable.all(tx, tenantId, ids, accountId, objectKind, objectId);
  if (found.length < ids.length) throw invalid(field, 'notYours');
  await bind.change(tx, tenantId, ids, objectKind, objectId, internal, at);
}
