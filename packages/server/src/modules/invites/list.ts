import type { CheckedRequestOf, DataOf, invites } from '@svcdesk/core/contract';
import type { CellScope } from '@svcdesk/core/roles';
import { pagedList } from '../../engine/list/paged-list.ts';
import type { ContextOf } from '../../platform/http/handler.ts';

interface InviteRow {
  id: string;
  customerName: string;
  cells: { id: string; name: string }[];
  cellScope: CellScope;
  uses: number;
  usedCount: number;
  byName: string;
  createdAt: string;
  expiresAt: string;
  revokedAt: string | null;
}

const shown = {
  columns: `i.id, m.name AS "customerName", i.cell_scope AS "cellScope", i.uses, i.used_count AS "usedCount",
    a.name AS "byName", i.created_at AS "createdAt", i.expires_at AS "expiresAt", i.revoked_at AS "revokedAt",
    coalesce((SELECT jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) ORDER BY c.name)
      FROM invite_cells x JOIN cells c ON c.tenant_id = x.tenant_id AND c.id = x.cell_id
      WHERE x.tenant_id = i.tenant_id AND x.invite_id = i.id), '[]') AS cells`,
  joins: `JOIN invites i ON i.tenant_id = {tenantId} AND i.id = top.id
    JOIN customers m ON m.tenant_id = i.tenant_id AND m.id = i.customer_id
    JOIN accounts a ON a.tenant_id = i.tenant_id AND a.id = i.by_id`,
};

const listOf = (name: string, where: string) =>
  pagedList<InviteRow>({
    name: `invites.${name}`,
    sources: [{ table: 'invites', branches: [{ from: '(SELECT 1) a', where }], reached: 'true' }],
    shown,
  });

const lists = {
  customer: listOf('customer', 'r.customer_id = {customerId}::uuid'),
  tenant: listOf('tenant', 'true'),
};

function stateOf({ revokedAt, usedCount, uses, expiresAt }: InviteRow, at: Date) {
  if (revokedAt) return 'revoked' as const;
  if (usedCount >= uses) return 'usedUp' as const;
  return Date.parse(expiresAt) <= at.getTime() ? ('expired' as const) : ('open' as const);
}

/** Invitations to one's customer, for a dispatcher all, newest first; never their codes. */
export async function listInvites(
  input: CheckedRequestOf<typeof invites.page>,
  { db, tenantId, actor, now }: ContextOf<typeof invites.page>,
): Promise<DataOf<typeof invites.page>> {
  const { rows, rest } =
    actor.kind === 'client'
      ? await lists.customer.read(db, input, { tenantId, customerId: actor.customerId })
      : await lists.tenant.read(db, input, { tenantId });
  const list = rows.map((row) => {
    const { revokedAt: _, ...told } = row;
    return { ...told, state: stateOf(row, now()) };
  });
  return { list, ...rest };
}
