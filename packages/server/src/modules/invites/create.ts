import { timeOrderedId } from '@svcdesk/core';
import type { invites } from '@svcdesk/core/contract';
import { recordAct } from '../../platform/audit/record-event.ts';
import { notRetired } from '../../platform/db/active.ts';
import { insertRows, statement } from '../../platform/db/index.ts';
import * as tables from '../../platform/db/schema/index.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { invalid } from '../../platform/refusals.ts';
import { hashOfSecret, newSecret } from '../../platform/sessions/token.ts';

const dayMs = 86_400_000;

const customersOf = statement<{ customerId: string }, [tenantId: string, cellIds: readonly string[]]>(
  'invites.customersOf',
  `SELECT customer_id AS "customerId" FROM cells
   WHERE tenant_id = $1 AND id = ANY($2::uuid[]) AND ${notRetired()}`,
);

/** Invites people to sites of one customer; its code is given this once. */
export const createInvite: Handler<typeof invites.create> = async (request, context) => {
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
