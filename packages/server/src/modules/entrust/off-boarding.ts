import { entrustStatus } from '@svcdesk/core/rules';
import { perform } from '../../engine/action/perform.ts';
import type { ActContext } from '../../engine/context.ts';
import { entrustIs } from '../../engine/statuses.ts';
import { statement } from '../../platform/db/index.ts';
import { entrusted } from './kind.ts';

const inHand = (who: string) => `p.engineer_id = ${who} AND ${entrustIs('p', 'distributed', 'processing')}`;

/** Whether somebody works for another tenant on what {@link takeFromEngineer} would take from them, in SQL. */
export const hasEntrusted = (tenant: string, who: string): string =>
  `EXISTS (SELECT FROM entrust_partner_halves p WHERE p.tenant_id = ${tenant} AND ${inHand(who)})`;

const heldBy = statement<{ id: string }, [tenantId: string, engineerId: string, groupId: string | null]>(
  'entrust.heldBy',
  `SELECT p.id FROM entrust_partner_halves p
   WHERE p.tenant_id = $1 AND ${inHand('$2')}
     AND ($3::uuid IS NULL OR p.group_id = $3)
   ORDER BY p.id`,
);

/** Takes what an engineer works on for other tenants from them, as the system, when they leave; it waits for another. */
export async function takeFromEngineer(
  job: ActContext,
  engineerId: string,
  groupId: string | null = null,
): Promise<void> {
  for (const { id } of await heldBy.all(job.tx, job.tenantId, engineerId, groupId)) {
    const { state } = await entrusted.lock(job, id, 'retake');
    // It may have been finished while this waited for the lock.
    if (state.engineerId === engineerId && state.status <= entrustStatus.processing) {
      await perform(entrusted, job, id, 'retake', {});
    }
  }
}
