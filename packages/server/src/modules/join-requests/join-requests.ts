import { SvcdeskError, timeOrderedId } from '@svcdesk/core';
import type { joins } from '@svcdesk/core/contract';
import type { CellScope } from '@svcdesk/core/roles';
import { notify } from '../../engine/messages.ts';
import { peopleInRole } from '../../engine/people.ts';
import { spellingsOf } from '../../engine/spellings.ts';
import { recordAct } from '../../platform/audit/record-event.ts';
import { accountActive, notDeleted, notRetired } from '../../platform/db/active.ts';
import { cutText } from '../../platform/db/cut-text.ts';
import { statement, type Transaction } from '../../platform/db/index.ts';
import { guardedWrite, writeOfAccount } from '../../platform/http/guarded-write.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { invalid } from '../../platform/refusals.ts';
import type { Access } from '../../platform/sessions/access.ts';
import { hourMs, ofAccount, ofAddress, takeOrRefuse } from '../../platform/sessions/throttle.ts';
import { joinById, joinStatus, presentedJoin } from './list.ts';

type Row = [
  tenantId: string,
  id: string,
  accountId: string,
  customerId: string,
  cellId: string,
  remark: string | null,
  at: Date,
];

const insert = statement<{ id: string }, Row>(
  'joins.insert',
  `INSERT INTO join_requests (tenant_id, id, account_id, customer_id, cell_id, remark, created_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7)
   ON CONFLICT (tenant_id, account_id, cell_id) WHERE status = ${joinStatus.waiting}
     DO UPDATE SET remark = coalesce($6, join_requests.remark)
   RETURNING id`,
);

const membersInCharge = statement<{ id: string }, [tenantId: string, customerId: string]>(
  'joins.membersInCharge',
  `SELECT id FROM accounts WHERE tenant_id = $1 AND customer_id = $2 AND type = 2 AND cell_scope = 'customer'
     AND ${accountActive()}`,
);

const nameOfSite = statement<{ name: string }, [tenantId: string, cellId: string]>(
  'joins.nameOfSite',
  'SELECT name FROM cells WHERE tenant_id = $1 AND id = $2',
);

/** Who asks for what. */
interface Wish {
  readonly tenantId: string;
  readonly accountId: string;
  readonly customerId: string;
  readonly cellId: string;
  readonly remark?: string | undefined;
  readonly at: Date;
}

/**
 * Keeps a request to join and notifies who decides: those of the customer who see all of it, and the dispatchers. One that
 * waits already stays the one.
 */
export async function askToJoin(tx: Transaction, wish: Wish): Promise<string> {
  const { tenantId, accountId, customerId, cellId, remark, at } = wish;
  const made = timeOrderedId(at.getTime());
  const row = await insert.first(tx, tenantId, made, accountId, customerId, cellId, remark || null, at);
  const id = row?.id ?? made;
  if (id !== made) return id;
  const members = await membersInCharge.all(tx, tenantId, customerId);
  const dispatchers = await peopleInRole(tx, tenantId, 'dispatcher');
  const accountIds = [...members.map((member) => member.id), ...dispatchers];
  const site = (await nameOfSite.first(tx, tenantId, cellId))?.name ?? '';
  const params = { byId: accountId, site };
  const target = { kind: 'join', id };
  const about = { tenantId, target, at: at.getTime(), system: true, actorId: accountId };
  await notify(tx, { kind: 'join.waiting', accountIds, params, ...about });
  return id;
}

const maxWaiting = 5;

const siteOf = statement<{ id: string; customerId: string }, [tenantId: string, codes: readonly string[]]>(
  'joins.siteOfCode',
  `SELECT id, customer_id AS "customerId" FROM cells WHERE tenant_id = $1 AND code = ANY($2) AND ${notRetired()}
   ORDER BY code = ($2)[1] DESC LIMIT 1`,
);

const waitingOf = statement<{ count: number }, [tenantId: string, accountId: string]>(
  'joins.countWaiting',
  `SELECT count(*) AS count FROM join_requests WHERE tenant_id = $1 AND account_id = $2 AND status = ${joinStatus.waiting}`,
);

/** Asks to belong to the site of a code. */
export const ask: Handler<typeof joins.ask> = async (request, context) => {
  const { db, tenantId, actor, address, now } = context;
  const { accountId } = actor;

  async function checked() {
    // Codes of sites are short: who tries them out gets nowhere.
    const ofOne = ofAccount(context, 'joinAskDay', 10, 24 * hourMs);
    await takeOrRefuse(db, [ofOne, ...ofAddress(address, 'joinAskHour', 30)], now());
    const site = await siteOf.first(db, tenantId, spellingsOf(request.cellCode));
    if (!site) throw invalid('cellCode', 'unknown');
    if (actor.cellIds.includes(site.id)) throw new SvcdeskError('notAllowed', { reason: 'alreadyMember' });
    if (!actor.awaiting && actor.customerId !== site.customerId) {
      throw new SvcdeskError('notAllowed', { reason: 'otherCustomer' });
    }
    const waiting = (await waitingOf.first(db, tenantId, accountId))?.count ?? 0;
    if (waiting >= maxWaiting) throw new SvcdeskError('notAllowed', { reason: 'quotaReached' });
    return site;
  }

  const write = writeOfAccount('joins.ask', request, context);
  return guardedWrite(db, write, checked, async (tx, { id: cellId, customerId }) => {
    const { remark } = request;
    const id = await askToJoin(tx, { tenantId, accountId, customerId, cellId, remark, at: now() });
    await recordAct(tx, context, { kind: 'join.ask', object: { kind: 'join', id }, changes: { cellId } });
    return presentedJoin(await joinById(tx, tenantId, id), context);
  });
};

/** The person who is approved, and for which sites. */
export interface ApprovedJoin {
  readonly tenantId: string;
  readonly accountId: string;
  readonly customerId: string;
  readonly cellIds: readonly string[];
  /** What they see; for a person who belongs there already it stays as it is unless given. */
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
export async function approveJoin(
  tx: Transaction,
  access: Pick<Access, 'forget'>,
  { tenantId, accountId, customerId, cellIds, cellScope, at }: ApprovedJoin,
): Promise<void> {
  const account = await held.first(tx, tenantId, accountId);
  if (!account) throw new SvcdeskError('notAllowed', { reason: 'targetInvalid' });
  if (account.customerId !== null && account.customerId !== customerId) {
    throw new SvcdeskError('notAllowed', { reason: 'otherCustomer' });
  }
  await join.change(tx, tenantId, accountId, customerId, cellIds, cellScope ?? null, at);
  await access.forget(tx, tenantId, accountId);
}

type Decision = [
  tenantId: string,
  id: string,
  status: number,
  cellScope: string | null,
  deciderId: string,
  comment: string | null,
  at: Date,
];

const store = statement<object, Decision>(
  'joins.decide',
  `UPDATE join_requests SET status = $3, cell_scope = $4, decider_id = $5, comment = $6, decided_at = $7
   WHERE tenant_id = $1 AND id = $2`,
);

/** Approves or refuses a join request. */
export const decide: Handler<typeof joins.decide> = async ({ id, approve, cellScope, remark }, context) => {
  const { tx, services, tenantId, actor, now } = context;
  const at = now();
  const found = await joinById(tx, tenantId, id, true);
  const { applicantId: accountId, customerId, cellId } = found;
  if (actor.kind === 'client' && actor.customerId !== customerId) throw new SvcdeskError('notFound');
  if (found.status !== joinStatus.waiting) throw new SvcdeskError('notAllowed', { reason: 'wrongState' });
  if (accountId === actor.accountId) throw new SvcdeskError('notAllowed', { reason: 'selfCheck' });
  if (approve) {
    if (found.retired) throw new SvcdeskError('notAllowed', { reason: 'targetInvalid' });
    await approveJoin(tx, services.access, {
      tenantId,
      accountId,
      customerId,
      cellIds: [cellId],
      cellScope,
      at,
    });
  }
  const status = approve ? joinStatus.approved : joinStatus.rejected;
  const scope = approve ? (cellScope ?? 'cells') : null;
  await store.change(tx, tenantId, id, status, scope, actor.accountId, remark || null, at);
  const row = await joinById(tx, tenantId, id);
  const object = { kind: 'join', id };
  const said = {
    site: approve ? row.cellName : row.cellCode,
    joinResult: approve ? 'approved' : 'rejected',
    ...(remark && { remark: cutText(remark, 200) }),
  };
  const params = { byId: actor.accountId, ...said };
  const about = { tenantId, target: object, at: at.getTime(), system: true, actorId: actor.accountId };
  await notify(tx, { kind: 'join.decided', accountIds: [accountId], params, ...about });
  const changes = { accountId, cellId, status, ...(scope && { cellScope: scope }) };
  await recordAct(tx, context, { kind: 'join.decide', object, changes });
  return presentedJoin(row, context);
};
