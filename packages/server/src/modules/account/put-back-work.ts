import { isSvcdeskError } from '@svcdesk/core';
import type { Seen, Stateful } from '@svcdesk/core/rules';
import type { FoundWork } from '../../engine/action/define-kind.ts';
import { type Performable, perform } from '../../engine/action/perform.ts';
import type { ActContext } from '../../engine/context.ts';
import { emitting } from '../../engine/records.ts';
import { deviceIs, orderIs, pmOpen, stageIs } from '../../engine/statuses.ts';
import { statement } from '../../platform/db/index.ts';
import { wakeListeners } from '../../platform/notify/channel.ts';
import { deviceOrder } from '../device-orders/index.ts';
import { pmOrder } from '../pm/index.ts';
import { projectOrder } from '../projects/index.ts';

/** Whose work it was, and of which group; of every group when absent. */
export interface WorkOf {
  readonly accountId: string;
  readonly groupId: string | null;
}

type Of = [tenantId: string, accountId: string, groupId: string | null];

/** Work `o` that somebody has in hand, in SQL. */
const inHand = {
  device_orders: (who: string) =>
    `o.engineer_id = ${who} AND ${deviceIs('o', 'allocated', 'scheduled', 'inProgress', 'suspended')}`,
  pm_orders: (who: string) => `o.engineer_id = ${who} AND ${pmOpen('o')}`,
  project_orders: (who: string) =>
    `(o.handler_id = ${who} AND ${orderIs('o', 'processing', 'suspended')} OR o.assignee_id = ${who} AND ${orderIs('o', 'assigned')})`,
};
const stageInHand = (who: string) => `s.handler_id = ${who} AND ${stageIs('s', 'notBegun', 'underWay')}`;

/** Whether somebody has work that {@link putBackOtherWork} would take from them, in SQL by their tenant and their id. */
export const hasOtherWork = (tenant: string, who: string): string =>
  [
    ...Object.entries(inHand).map(
      ([table, owned]) => `${table} o WHERE o.tenant_id = ${tenant} AND ${owned(who)}`,
    ),
    `project_stages s WHERE s.tenant_id = ${tenant} AND ${stageInHand(who)}`,
  ]
    .map((from) => `EXISTS (SELECT FROM ${from})`)
    .join(' OR ');

const held = (name: string, table: keyof typeof inHand) =>
  statement<{ id: string }, Of>(
    `offBoarding.${name}`,
    `SELECT id FROM ${table} o
     WHERE o.tenant_id = $1 AND ${inHand[table]('$2')} AND ($3::uuid IS NULL OR o.group_id = $3) ORDER BY id`,
  );

const devices = held('devices', 'device_orders');
const maintenance = held('maintenance', 'pm_orders');
const projects = held('projects', 'project_orders');

/** It stands in no history, and yet whoever sees the project is told, and whoever does not see it any more. */
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

/** Puts one of them back, unless somebody else took it or ended it while this waited for its lock. */
async function putBack<State extends Stateful, Row, Action extends string, Command extends Seen>(
  kind: Performable<State, FoundWork<Row, State>, Action, Command, object, unknown>,
  job: ActContext,
  id: string,
  action: Action,
  isTheirs: (row: Row) => boolean,
): Promise<void> {
  const { row } = await kind.lock(job, id, action);
  if (!isTheirs(row)) return;
  try {
    await perform(kind, job, id, action, {});
  } catch (error) {
    if (!isSvcdeskError(error, 'notAllowed')) throw error;
  }
}

/**
 * Puts device, maintenance and project orders of somebody who works no longer back to their groups, through the rules
 * as the system; managers and leads are notified. Stages that they should have done have nobody then. What somebody
 * else took from them while this waited for its lock is left as it is.
 */
export async function putBackOtherWork(job: ActContext, { accountId, groupId }: WorkOf): Promise<void> {
  const { tx, tenantId } = job;
  const of: Of = [tenantId, accountId, groupId];
  const theirs = (row: { readonly engineerId: string | null }) => row.engineerId === accountId;
  for (const { id } of await devices.all(tx, ...of)) await putBack(deviceOrder, job, id, 'reject', theirs);
  for (const { id } of await maintenance.all(tx, ...of)) await putBack(pmOrder, job, id, 'transfer', theirs);
  for (const { id } of await projects.all(tx, ...of)) {
    await putBack(projectOrder, job, id, 'transfer', (row) =>
      [row.handlerId, row.assigneeId].includes(accountId),
    );
  }
  wakeListeners(tx, tenantId);
  await dropStages.change(tx, ...of, job.now().toISOString());
}
