import { isSvcdeskError } from '@svcdesk/core';
import { dateOfDay, timeZone as zoneOf } from '@svcdesk/core/sla';
import { type ActContext, jobActs } from '../../engine/context.ts';
import { orderIs } from '../../engine/statuses.ts';
import { statement, type Transaction } from '../../platform/db/index.ts';
import type { WorkServices } from '../../platform/http/services.ts';
import { refused } from '../../platform/refusals.ts';
import { takeFromEngineer } from '../entrust/index.ts';
import { act } from '../orders/index.ts';
import { putBackOtherWork } from './put-back-work.ts';

/** Somebody who works no longer: their account is disabled or deleted, or they left a group. */
export interface Leaving {
  readonly tenantId: string;
  readonly timeZone: string;
  readonly accountId: string;
  /** Only what they have in this group; everything when absent. */
  readonly groupId?: string;
}

export interface OffBoardingContext {
  readonly services: WorkServices;
  readonly tx: Transaction;
  now(): Date;
}

const openOrders = statement<{ id: string }, [tenantId: string, accountId: string, groupId: string | null]>(
  'offBoarding.openOrders',
  `SELECT id FROM orders
   WHERE tenant_id = $1 AND owner_id = $2 AND ${orderIs('', 'assigned', 'processing', 'suspended')} AND ($3::uuid IS NULL OR group_id = $3)
   ORDER BY id`,
);

const dropCopies = statement<object, [tenantId: string, accountId: string, groupId: string | null]>(
  'offBoarding.dropCopies',
  `DELETE FROM order_cc
   WHERE tenant_id = $1 AND account_id = $2 AND ($3::uuid IS NULL OR via_group_id = $3)`,
);

const dropDuty = statement<
  object,
  [tenantId: string, accountId: string, today: string, groupId: string | null]
>(
  'offBoarding.dropDuty',
  `WITH dropped AS (
     DELETE FROM duty_days
     WHERE tenant_id = $1 AND account_id = $2 AND duty_on >= $3::date AND ($4::uuid IS NULL OR group_id = $4)
     RETURNING group_id, duty_on)
   UPDATE duty_rosters r SET version = r.version + 1 FROM (SELECT DISTINCT group_id, duty_on FROM dropped) d
   WHERE r.tenant_id = $1 AND r.group_id = d.group_id AND r.duty_on = d.duty_on`,
);

const dropPlans = statement<object, [tenantId: string, accountId: string, at: Date]>(
  'offBoarding.dropPlans',
  `UPDATE schedules SET
     status = CASE WHEN plan_start <= $3 THEN 'ended' ELSE 'cancelled' END,
     plan_end = CASE WHEN plan_start <= $3 THEN least(plan_end, $3) ELSE plan_end END,
     version = version + 1
   WHERE tenant_id = $1 AND account_id = $2 AND status IN ('planned', 'running') AND plan_end > $3`,
);

/** Releases an order, unless somebody was first while this waited for its lock. */
async function release(job: ActContext, orderId: string, ownerId: string): Promise<void> {
  try {
    await act(job, orderId, 'release', {}, ({ row }) => {
      if (row.ownerId !== ownerId) throw refused({ error: 'notAllowed', reason: 'wrongState' });
      return { command: {} };
    });
  } catch (error) {
    // What is refused has written nothing.
    if (!isSvcdeskError(error, 'notAllowed')) throw error;
  }
}

/**
 * Puts the open orders of somebody who leaves, and their work of other kinds, back into their pools, through the rules
 * as the system, which tells the lead; what they resolved stays theirs. Copies, duty and plans go. Part of the transaction
 * that makes them leave, after their seats are changed.
 */
export async function offBoard(context: OffBoardingContext, leaving: Leaving): Promise<void> {
  const { services, tx, now } = context;
  const { tenantId, accountId, timeZone, groupId = null } = leaving;
  const job = jobActs(context, { tenantId, timeZone }, tx);
  for (const { id } of await openOrders.all(tx, tenantId, accountId, groupId)) {
    await release(job, id, accountId);
  }
  await takeFromEngineer(job, accountId, groupId);
  await putBackOtherWork(job, { accountId, groupId });
  const at = now();
  const today = dateOfDay(zoneOf(timeZone).dayOf(at.getTime()));
  await dropCopies.change(tx, tenantId, accountId, groupId);
  await dropDuty.change(tx, tenantId, accountId, today, groupId);
  if (groupId === null) await dropPlans.change(tx, tenantId, accountId, at);
  await services.access.forget(tx, tenantId, accountId);
}
