import { SvcdeskError } from '@svcdesk/core';
import type { CellScope } from '@svcdesk/core/roles';
import { accountActive, notDeleted } from '../../platform/db/active.ts';
import { statement, type Transaction } from '../../platform/db/index.ts';
import type { Access } from '../../platform/sessions/access.ts';
import { joinStatus } from './list.ts';

/** Who is let in, and where. */
export interface LetIn {
  readonly tenantId: string;
  readonly accountId: string;
  readonly customerId: string;
  readonly cellIds: readonly string[];
  /** What they see; of somebody who belongs there already it stays as it is unless given. */
  readonly cellScope: CellScope | undefined;
  readonly at: Date;
}

const held = statement<{ customerId: string | null }, [tenantId: string, accountId: string]>(
  'joins.heldAccount',
  `SELECT customer_id AS "customerId" FROM accounts
   WHERE tenant_id = $1 AND id = $2 AND type = 2 AND ${accountActive()} FOR UPDATE`,
);

type Join = [
  tenantId: string,
  accountId: string,
  customerId: string,
  cellIds: readonly string[],
  cellScope: string | null,
  at: Date,
];

/** They become the reporter that the sites know by their phone; what they asked of other customers is closed. */
const join = statement<object, Join>(
  'joins.join',
  `WITH seats AS (
     INSERT INTO account_cells (tenant_id, account_id, cell_id) SELECT $1, $2, unnest($4::uuid[])
     ON CONFLICT DO NOTHING
   ), known AS (
     UPDATE reporters r SET account_id = $2, updated_at = $6 FROM accounts a
     WHERE a.tenant_id = $1 AND a.id = $2 AND r.tenant_id = $1 AND r.cell_id = ANY($4::uuid[])
       AND r.account_id IS NULL AND ${notDeleted('r')} AND r.phone = a.phone
   ), closed AS (
     UPDATE join_requests SET status = ${joinStatus.elsewhere}, decided_at = $6
     WHERE tenant_id = $1 AND account_id = $2 AND status = ${joinStatus.waiting} AND customer_id <> $3)
   UPDATE accounts SET customer_id = $3, cell_scope = coalesce($5, cell_scope, 'cells'), version = version + 1,
     updated_at = $6
   WHERE tenant_id = $1 AND id = $2`,
);

/** Lets an account in to sites of one customer. Refuses one that belongs to another. */
export async function letIn(
  tx: Transaction,
  access: Pick<Access, 'forget'>,
  { tenantId, accountId, customerId, cellIds, cellScope, at }: LetIn,
): Promise<void> {
  const account = await held.first(tx, tenantId, accountId);
  if (!account) throw new SvcdeskError('notAllowed', { reason: 'targetInvalid' });
  if (account.customerId !== null && account.customerId !== customerId) {
    throw new SvcdeskError('notAllowed', { reason: 'otherCustomer' });
  }
  await join.change(tx, tenantId, accountId, customerId, cellIds, cellScope ?? null, at);
  await access.forget(tx, tenantId, accountId);
}
