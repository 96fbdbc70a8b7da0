import { timeOrderedId } from '@svcdesk/core';
import type { CheckedRequestOf, DataOf, invites } from '@svcdesk/core/contract';
import { recordEvent } from '../../platform/audit/record-event.ts';
import { notRetired } from '../../platform/db/active.ts';
import { statement } from '../../platform/db/index.ts';
import type { ContextOf } from '../../platform/http/handler.ts';
import { invalid } from '../../platform/refusals.ts';
import { hashOfSecret, newSecret } from '../../platform/sessions/token.ts';

const dayMs = 86_400_000;

const customersOf = statement<{ customerId: string }, [tenantId: string, cellIds: readonly string[]]>(
  'invites.customersOf',
  `SELECT customer_id AS "customerId" FROM cells
   WHERE tenant_id = $1 AND id = ANY($2::uuid[]) AND ${notRetired()}`,
);

type Row = [
  tenantId: string,
  id: string,
  codeHash: string,
  customerId: string,
  cellScope: string,
  uses: number,
  byId: string,
  at: Date,
  expiresAt: Date,
];

const insert = statement<object, Row>(
  'invites.insert',
  `INSERT INTO invites (tenant_id, id, code_hash, customer_id, cell_scope, uses, by_id, created_at, expires_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
);

const insertCells = statement<object, [tenantId: string, id: string, cellIds: readonly string[]]>(
  'invites.insertCells',
  'INSERT INTO invite_cells (tenant_id, invite_id, cell_id) SELECT $1, $2, unnest($3::uuid[])',
);

/** Invites people to sites of one customer; its code is given this once. */
export async function createInvite(
  { cellIds: wanted, cellScope, days, uses }: CheckedRequestOf<typeof invites.create>,
  context: ContextOf<typeof invites.create>,
): Promise<DataOf<typeof invites.create>> {
  const { tx, tenantId, actor, baseUrl, now, requestId, address, device } = context;
  const { accountId } = actor;
  const at = now();
  const cellIds = [...new Set(wanted)];
  const found = (await customersOf.all(tx, tenantId, cellIds)).filter(
    (cell) => actor.kind === 'staff' || cell.customerId === actor.customerId,
  );
  const [customerId, ...others] = new Set(found.map((cell) => cell.customerId));
  if (!customerId || found.length < cellIds.length) throw invalid('cellIds', 'unknown');
  if (others.length > 0) throw invalid('cellIds', 'notOfCustomer');
  const id = timeOrderedId(at.getTime());
  const code = newSecret(tenantId);
  const ends = new Date(at.getTime() + days * dayMs);
  await insert.change(tx, tenantId, id, hashOfSecret(code), customerId, cellScope, uses, accountId, at, ends);
  await insertCells.change(tx, tenantId, id, cellIds);
  const expiresAt = ends.toISOString();
  const about = { tenantId, accountId, at, object: { kind: 'invite', id }, requestId, address, device };
  await recordEvent(tx, {
    kind: 'invite.create',
    changes: { cellIds, cellScope, uses, expiresAt },
    ...about,
  });
  return { id, code, link: `${baseUrl}/#/register?inviteCode=${encodeURIComponent(code)}`, expiresAt };
}
