import { inviteCells, invites, joinRequests } from '../../platform/db/schema/joins.ts';
import { messages } from '../../platform/db/schema/messages.ts';
import { hashOfSecret } from '../../platform/sessions/token.ts';
import type { InvitePlan, JoinPlan } from '../plan/plan.ts';
import { type Founding, instant } from './founding.ts';
import { putAccount } from './organisation.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const inviteDays = 7;

/** The plan of the customer that a site belongs to. */
function customerOf({ plan }: Founding, cell: string) {
  const customer = plan.customers.find(({ cells }) => cells.some(({ key }) => key === cell));
  const site = customer?.cells.find(({ key }) => key === cell);
  if (!customer || !site) throw new Error(`No site ${cell}`);
  return { customer, site };
}

function putJoin(founding: Founding, join: JoinPlan): void {
  const { basket, ids, plan, tenantId, now } = founding;
  const { account, cell, remark, hoursAgo, rejected } = join;
  const at = now - hoursAgo * hourMs;
  const createdAt = instant(at);
  const { customer, site } = customerOf(founding, cell);
  const accountId = putAccount(founding, join, { type: 2, createdAt });
  const id = ids.of('join', account);
  basket.put(joinRequests, {
    tenantId,
    id,
    accountId,
    customerId: ids.of('customer', customer.key),
    cellId: ids.of('cell', cell),
    status: rejected ? 3 : 1,
    remark: remark ?? null,
    cellScope: null,
    deciderId: rejected ? ids.of('account', rejected.by) : null,
    comment: rejected?.comment ?? null,
    createdAt,
    decidedAt: rejected ? instant(at + 3 * hourMs) : null,
  });
  if (rejected) return;
  const inCharge = customer.clients.filter(({ scope }) => scope === 'customer');
  const dispatchers = plan.staff.filter(({ roles }) => roles.includes('dispatcher'));
  for (const decider of [...inCharge, ...dispatchers]) {
    basket.put(messages, {
      tenantId,
      id: ids.of('message', `join ${account} ${decider.account}`),
      accountId: ids.of('account', decider.account),
      sysMsgFlag: 1,
      kind: 'join.waiting',
      params: { byId: accountId, site: site.name },
      targetKind: 'join',
      targetId: id,
      mergeKey: `join.waiting ${id}`,
      mergedCount: 1,
      readAt: null,
      createdAt,
    });
  }
}

function putInvite(founding: Founding, invite: InvitePlan, index: number): void {
  const { basket, ids, chance, tenantId, now } = founding;
  const { by, cells: keys, scope, uses, used, daysAgo, revoked } = invite;
  const at = now - daysAgo * dayMs;
  const [first = ''] = keys;
  const id = ids.of('invite', String(index));
  basket.put(invites, {
    tenantId,
    id,
    // Of a code that nobody knows.
    codeHash: hashOfSecret(chance.salt()),
    customerId: ids.of('customer', customerOf(founding, first).customer.key),
    cellScope: scope,
    uses,
    usedCount: used,
    byId: ids.of('account', by),
    createdAt: instant(at),
    expiresAt: instant(at + inviteDays * dayMs),
    revokedAt: revoked ? instant(at + dayMs) : null,
  });
  for (const key of keys) basket.put(inviteCells, { tenantId, inviteId: id, cellId: ids.of('cell', key) });
}

/** Makes those who ask to join a customer, and the invitations that were given out. */
export function foundJoining(founding: Founding): void {
  const { plan } = founding;
  for (const join of plan.joins ?? []) putJoin(founding, join);
  for (const [index, invite] of (plan.invitations ?? []).entries()) putInvite(founding, invite, index);
}
