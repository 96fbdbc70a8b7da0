import { type Queryable, statement } from '../../platform/db/index.ts';

/** Objects that files of requirements are bound to. */
export const requirementFiles = 'requirement';

const share = statement<object, [tenantId: string, fromId: string, toKind: string, toId: string, at: string]>(
  'requirements.shareFiles',
  `INSERT INTO file_bindings (tenant_id, file_id, object_kind, object_id, internal, created_at)
   SELECT tenant_id, file_id, $3, $4, internal, $5 FROM file_bindings
   WHERE tenant_id = $1 AND object_kind = '${requirementFiles}' AND object_id = $2
   ON CONFLICT DO NOTHING`,
);

/** Lets another object have the files of a requirement too; the bytes stay where they are. */
export async function shareFiles(
  on: Queryable,
  tenantId: string,
  requirementId: string,
  to: { readonly kind: string; readonly id: string },
  at: Date,
): Promise<void> {
  await share.change(on, tenantId, requirementId, to.kind, to.id, at.toISOString());
}
