import { SvcdeskError } from '@svcdesk/core';
import type { invites } from '@svcdesk/core/contract';
import { type CellScope, loginType, mayAct, type StaffRole } from '@svcdesk/core/roles';
import { recordAct } from '../../platform/audit/record-event.ts';
import { accountActive, notDisabled, notRetired } from '../../platform/db/active.ts';
import { type Queryable, statement, type Transaction } from '../../platform/db/index.ts';
import { guardedWrite, writeOfAccount } from '../../platform/http/guarded-write.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { invalid } from '../../platform/refusals.ts';
import { hashOfSecret, tenantOfSecret } from '../../platform/sessions/lookup.ts';
import { ofAccount, takeOrRefuse } from '../../platform/sessions/throttle.ts';
import { approveJoin } from '../join-requests/index.ts';

/** Where an invitation leads. */
interface Invitation {
  readonly id: string;
  readonly tenantId: string;
  readonly customerId: string;
  readonly cellScope: CellScope;
  readonly cells: { readonly id: string; readonly name: string }[];
}

/** Young enough, not used up nor revoked, and its giver is active; whether they still may is checked separately. */
const good = `i.tenant_id = $1 AND i.code_hash = $2 AND i.revoked_at IS NULL AND i.expires_at > $3
  AND i.used_count < i.uses AND EXISTS (SELECT FROM accounts a WHERE a.tenant_id = i.tenant_id AND a.id = i.by_id
    AND ${accountActive('a')})`;

/** The giver's present state, which decides whether they may invite. */
interface Giver {
  readonly byType: number;
  readonly byRoles: readonly StaffRole[];
  readonly byCustomerId: string | null;
  readonly byCellScope: CellScope | null;
}

/** Whether the giver of an invitation might give it today. */
function mayInvite({ customerId, byType, byRoles, byCustomerId, byCellScope }: Invitation & Giver): boolean {
  const rights = { accountId: '', memberGroupIds: [], ledGroupIds: [], currentGroupId: undefined };
  if (byType === loginType.staff) {
    return mayAct({ kind: 'staff', ...rights, roles: byRoles, leadsRoot: false }, 'member.manage');
  }
  const client = { kind: 'client', accountId: '', cellIds: [], cellScope: byCellScope ?? 'cells' } as const;
  return byCustomerId === customerId && mayAct({ ...client, customerId }, 'member.manage');
}

type Sought = [tenantId: string, codeHash: string, at: Date];

const find = statement<Omit<Invitation, 'tenantId'> & Giver, Sought>(
  'invites.find',
  `SELECT i.id, i.customer_id AS "customerId", i.cell_scope AS "cellScope",
     b.type AS "byType", b.customer_id AS "byCustomerId", b.cell_scope AS "byCellScope",
     ARRAY(SELECT r.role FROM account_roles r WHERE r.tenant_id = b.tenant_id AND r.account_id = b.id) AS "byRoles",
     coalesce((SELECT jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name) ORDER BY c.name)
       FROM invite_cells x JOIN cells c ON c.tenant_id = x.tenant_id AND c.id = x.cell_id AND ${notRetired('c')}
         AND c.customer_id = i.customer_id
       WHERE x.tenant_id = i.tenant_id AND x.invite_id = i.id), '[]') AS cells
   FROM invites i JOIN tenants t ON t.id = i.tenant_id AND ${notDisabled('t')}
   JOIN accounts b ON b.tenant_id = i.tenant_id AND b.id = i.by_id WHERE ${good}`,
);

/** Counts a use while there is one left, also when several use it at the same moment. */
const take = statement<object, Sought>(
  'invites.take',
  `UPDATE invites i SET used_count = used_count + 1 WHERE ${good}`,
);

/** Whether a code is one of an invitation, good or not; others name an organisation. */
export const isInvitation = (code: string): boolean => tenantOfSecret(code) !== undefined;

/** Where a code leads. Refuses one that leads nowhere, whatever the reason. */
export async function findInvitation(on: Queryable, code: string, at: Date): Promise<Invitation> {
  const tenantId = tenantOfSecret(code);
  const found = tenantId ? await find.first(on, tenantId, hashOfSecret(code), at) : undefined;
  if (!tenantId || !found || found.cells.length === 0) throw invalid('inviteCode', 'unknown');
  const { id, customerId, cellScope, cells, ...giver } = found;
  const invitation = { id, tenantId, customerId, cellScope, cells };
  if (!mayInvite({ ...invitation, ...giver })) throw invalid('inviteCode', 'unknown');
  return invitation;
}

/** Uses a code once, in the transaction of who joins by it. */
export async function takeInvitation(
  tx: Transaction,
  tenantId: string,
  code: string,
  at: Date,
): Promise<void> {
  if ((await take.change(tx, tenantId, hashOfSecret(code), at)) !== 1) throw invalid('inviteCode', 'unknown');
}

const triesADay = 20;
const dayMs = 86_400_000;

/** Joins the sites of an invitation with the account that there is. */
export const acceptInvite: Handler<typeof invites.accept> = async (request, context) => {
  const { db, services, tenantId, actor, now } = context;
  const { accountId } = actor;
  const { inviteCode } = request;

  async function checked() {
    await takeOrRefuse(db, [ofAccount(context, 'inviteDay', triesADay, dayMs)], now());
    const found = await findInvitation(db, inviteCode, now());
    if (found.tenantId !== tenantId) throw new SvcdeskError('notAllowed', { reason: 'otherCustomer' });
    if (!actor.awaiting && found.cells.every(({ id }) => actor.cellIds.includes(id))) {
      throw new SvcdeskError('notAllowed', { reason: 'alreadyMember' });
    }
    return found;
  }

  const write = writeOfAccount('invites.accept', request, context);
  return guardedWrite(db, write, checked, async (tx, { id, customerId, cellScope, cells }) => {
    const at = now();
    await takeInvitation(tx, tenantId, inviteCode, at);
    const cellIds = cells.map((cell) => cell.id);
    // Who belongs there already sees what they saw.
    const scope = actor.awaiting ? cellScope : undefined;
    await approveJoin(tx, services.access, {
      tenantId,
      accountId,
      customerId,
      cellIds,
      cellScope: scope,
      at,
    });
    await recordAct(tx, context, {
      kind: 'invite.accept',
      object: { kind: 'invite', id },
      changes: { cellIds },
    });
    return { cells };
  });
};
