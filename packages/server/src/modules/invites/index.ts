import { SvcdeskError, timeOrderedId } from '@svcdesk/core';
import type { DataOf, invites } from '@svcdesk/core/contract';
import { byIds, everything } from '../../engine/list/access-path.ts';
import { defineList } from '../../engine/list/list.ts';
import { raw } from '../../engine/list/sql.ts';
import { recordAct } from '../../platform/audit/record-event.ts';
import { notRetired } from '../../platform/db/active.ts';
import { insertRows, statement } from '../../platform/db/index.ts';
import * as tables from '../../platform/db/schema/index.ts';
import type { ContextOf, DomainHandlers, Handler } from '../../platform/http/handler.ts';
import { invalid } from '../../platform/refusals.ts';
import { hashOfSecret, newSecret } from '../../platform/sessions/lookup.ts';
import { acceptInvite } from './use-invite.ts';

const dayMs = 86_400_000;

const customersOf = statement<{ customerId: string }, [tenantId: string, cellIds: readonly string[]]>(
  'invites.customersOf',
  `SELECT customer_id AS "customerId" FROM cells
   WHERE tenant_id = $1 AND id = ANY($2::uuid[]) AND ${notRetired()}`,
);

/** Invites people to sites of one customer; its code is given this once. */
const createInvite: Handler<typeof invites.create> = async (request, context) => {
  const { tx, tenantId, actor, baseUrl, now } = context;
  const { cellScope, days, uses } = request;
  const at = now();
  const cellIds = [...new Set(request.cellIds)];
  const found = (await customersOf.all(tx, tenantId, cellIds)).filter(
    (cell) => actor.kind === 'staff' || cell.customerId === actor.customerId,
  );
  const [customerId, ...others] = new Set(found.map((cell) => cell.customerId));
  if (!customerId || found.length < cellIds.length) throw invalid('cellIds', 'unknown');
  if (others.length > 0) throw invalid('cellIds', 'notOfCustomer');
  const id = timeOrderedId(at.getTime());
  const code = newSecret(tenantId);
  const expiresAt = new Date(at.getTime() + days * dayMs).toISOString();
  const invite = { tenantId, id, customerId, cellScope, uses, byId: actor.accountId, expiresAt };
  await insertRows(tx, tables.invites, {
    ...invite,
    codeHash: hashOfSecret(code),
    createdAt: at.toISOString(),
  });
  const cells = cellIds.map((cellId) => ({ tenantId, inviteId: id, cellId }));
  await insertRows(tx, tables.inviteCells, cells);
  const changes = { cellIds, cellScope, uses, expiresAt };
  await recordAct(tx, context, { kind: 'invite.create', object: { kind: 'invite', id }, changes });
  return { id, code, link: `${baseUrl}/#/register?inviteCode=${encodeURIComponent(code)}`, expiresAt };
};

type Invite = DataOf<typeof invites.page>['list'][number];
type InviteRow = Omit<Invite, 'state'> & { revokedAt: string | null };

function stateOf({ revokedAt, usedCount, uses, expiresAt }: InviteRow, at: Date) {
  if (revokedAt) return 'revoked' as const;
  if (usedCount >= uses) return 'usedUp' as const;
  return Date.parse(expiresAt) <= at.getTime() ? ('expired' as const) : ('open' as const);
}

/** Invitations to one's customer, for a dispatcher all, newest first; never their codes. */
const inviteList = defineList<ContextOf<typeof invites.page>, object, InviteRow, Invite>({
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

export { findInvitation, isInvitation, takeInvitation } from './use-invite.ts';

const revoke = statement<object, [tenantId: string, id: string, at: Date, onlyOf: string | null]>(
  'invites.revoke',
  `UPDATE invites SET revoked_at = coalesce(revoked_at, $3)
   WHERE tenant_id = $1 AND id = $2 AND ($4::uuid IS NULL OR customer_id = $4)`,
);

export const invitesHandlers: DomainHandlers<typeof invites> = {
  create: createInvite,
  page: (input, context) => inviteList.page(context.db, context, input),
  accept: acceptInvite,
  async revoke({ id }, context) {
    const { tx, tenantId, actor, now } = context;
    const onlyOf = actor.kind === 'client' ? actor.customerId : null;
    if ((await revoke.change(tx, tenantId, id, now(), onlyOf)) !== 1) throw new SvcdeskError('notFound');
    await recordAct(tx, context, { kind: 'invite.revoke', object: { kind: 'invite', id } });
    return {};
  },
};
