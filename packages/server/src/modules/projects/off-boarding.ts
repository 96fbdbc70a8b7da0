import { stageStatus } from '@svcdesk/core/rules';
import { perform } from '../../engine/action/perform.ts';
import { type Of, type OffBoarding, offBoardingOf } from '../../engine/profile/off-boarding.ts';
import { emitting } from '../../engine/records.ts';
import { orderIs, statusIs } from '../../engine/statuses.ts';
import { statement } from '../../platform/db/index.ts';
import { wakeListeners } from '../../platform/notify/channel.ts';
import { projectOrder } from './kind.ts';

const stageInHand = (who: string) =>
  `s.handler_id = ${who} AND ${statusIs(stageStatus)('s', 'notBegun', 'underWay')}`;

/** It stands in no history, yet it is emitted to whoever sees the project, and to whoever does not any more. */
const dropStages = statement<object, [...of: Of, at: string]>(
  'offBoarding.stages',
  `WITH dropped AS (
     UPDATE project_stages s SET handler_id = NULL FROM project_orders o
     WHERE s.tenant_id = $1 AND ${stageInHand('$2')} AND o.tenant_id = s.tenant_id
       AND o.id = s.order_id AND ($3::uuid IS NULL OR o.group_id = $3)
     RETURNING o.tenant_id, o.id, o.status, jsonb_build_object('id', s.id, 'status', s.status, 'handlerId', $2::uuid)
       AS stage
   ), thing AS (
     SELECT tenant_id, id, status, jsonb_build_object('stages', jsonb_agg(stage)) AS former
     FROM dropped GROUP BY tenant_id, id, status
   ) ${emitting('project', 'edit', '$4', 'thing')}`,
);

const orders = offBoardingOf(
  'project_orders',
  (who) =>
    `o.handler_id = ${who} AND ${orderIs('o', 'processing', 'suspended')} OR o.assignee_id = ${who} AND ${orderIs('o', 'assigned')}`,
  async (job, id, accountId) => {
    const { row } = await projectOrder.lock(job, id, 'transfer');
    if (row.handlerId === accountId || row.assigneeId === accountId) {
      await perform(projectOrder, job, id, 'transfer', {});
    }
  },
);

/** Projects go back to their groups; stages that somebody should have done have nobody then. */
export const projectOffBoarding: OffBoarding = {
  has: (tenant, who) =>
    `${orders.has(tenant, who)} OR EXISTS (SELECT FROM project_stages s
       WHERE s.tenant_id = ${tenant} AND ${stageInHand(who)})`,
  async putBack(job, of) {
    const { tx, tenantId } = job;
    await orders.putBack(job, of);
    wakeListeners(tx, tenantId);
    await dropStages.change(tx, tenantId, of.accountId, of.groupId, job.now().toISOString());
  },
};
