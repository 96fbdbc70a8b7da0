import type { DataOf, invites } from '@svcdesk/core/contract';
import { byIds, everything } from '../../engine/list/access-path.ts';
import { defineList } from '../../engine/list/define-list.ts';
import { raw } from '../../engine/list/sql.ts';
import type { ContextOf } from '../../platform/http/handler.ts';

type Invite = DataOf<typeof invites.page>['list'][number];
type InviteRow = Omit<Invite, 'state'> & { revokedAt: string | null };

function stateOf({ revokedAt, usedCount, uses, expiresAt }: InviteRow, at: Date) {
  if (revokedAt) return 'revoked' as const;
  if (usedCount >= uses) return 'usedUp' as const;
  return Date.parse(expiresAt) <= at.getTime() ? ('expired' as const) : ('open' as const);
}

/** Invitations to one's customer, for a dispatcher all, newest first; never their codes. */
export const inviteList = defineList<ContextOf<typeof invites.page>, object, InviteRow, Invite>({
  name: 'invites',
  table: 'invites',
  accessPaths: ({ actor }) => [
    actor.kind === 'client' ? byIds('customer_id', [actor.customerId]) : everything,
  ],
  select: () => ({
    as: 'i',
    columns: raw(`i.id, m.name AS "customerName", i.cell_scope AS "cellScope", i.uses,
      i.used_count AS "usedCount", a.name AS "byName", i.created_at AS "createdAt",
      i.expires_at AS "expiresAt", i.revoked_at AS "revokedAt",
      coalesce((SELECT jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) ORDER BY c.name)
        FROM invite_cells x JOIN cells c ON c.tenant_id = x.tenant_id AND c.id = x.cell_id
        WHERE x.tenant_id = i.tenant_id AND x.invite_id = i.id), '[]') AS cells`),
    joins: raw(`JOIN customers m ON m.tenant_id = i.tenant_id AND m.id = i.customer_id
      JOIN accounts a ON a.tenant_id = i.tenant_id AND a.id = i.by_id`),
  }),
  present: (rows, { now }) =>
    rows.map((row) => {
      const { id, customerName, cells, cellScope, uses, usedCount, byName, createdAt, expiresAt } = row;
      const state = stateOf(row, now());
      return { id, customerName, cells, cellScope, uses, usedCount, byName, createdAt, expiresAt, state };
    }),
});
