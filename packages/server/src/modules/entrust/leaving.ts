import { entrustKind, entrustStatus, judge } from '@svcdesk/core/rules';
import type { ActContext } from '../../engine/context.ts';
import { statement } from '../../platform/db/index.ts';
import { refused } from '../../platform/refusals.ts';
import { lockHalves, type Pair, stateOf } from './halves.ts';
import { tellPartner } from './tell.ts';
import { writeAction } from './write.ts';

const inHand = (who: string) => `p.engineer_id = ${who} AND p.status IN (2, 3)`;

/** Whether somebody works for another tenant on what {@link engineerLeaves} would take from them, in SQL. */
export const hasEntrusted = (tenant: string, who: string): string =>
  `EXISTS (SELECT FROM entrust_partner_halves p WHERE p.tenant_id = ${tenant} AND ${inHand(who)})`;

const heldBy = statement<
  Pair & { partnerName: string },
  [tenantId: string, engineerId: string, groupId: string | null]
>(
  'entrust.heldBy',
  `SELECT p.id, p.owner_tenant_id AS "ownerTenantId", p.tenant_id AS "partnerTenantId",
     w.order_id AS "orderId", t.name AS "partnerName"
   FROM entrust_partner_halves p
   JOIN entrust_owner_halves w ON w.tenant_id = p.owner_tenant_id AND w.id = p.id
   JOIN tenants t ON t.id = p.tenant_id
   WHERE p.tenant_id = $1 AND ${inHand('$2')}
     AND ($3::uuid IS NULL OR p.group_id = $3)
   ORDER BY p.id`,
);

/** Takes what an engineer works on for other tenants from them, as the system, when they leave; it waits for another. */
export async function engineerLeaves(
  context: ActContext,
  engineerId: string,
  groupId: string | null = null,
): Promise<void> {
  const { tx, tenantId, actor } = context;
  const kind = entrustKind(tenantId);
  for (const pair of await heldBy.all(tx, tenantId, engineerId, groupId)) {
    const halves = await lockHalves(tx, pair);
    // It may have been finished while this waited for the lock.
    if (halves.partner.engineerId !== engineerId || halves.partner.status > entrustStatus.processing)
      continue;
    const judged = judge(kind, stateOf(halves), actor, 'retake', {}, context.now().getTime());
    if (!judged.ok) throw refused(judged.refusal);
    const changed = { partner: { engineerId: null, groupId: null, acceptedAt: null } };
    const to = kind.lifecycle.states[judged.to];
    const from = halves.partner.status;
    const told = { action: 'retake', from, to, own: {}, other: {}, shownAs: pair.partnerName } as const;
    await tellPartner(context, await writeAction(context, halves, told, changed), 'entrust.received');
  }
}
