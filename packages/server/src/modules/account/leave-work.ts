import { deviceKind, deviceStatus, judge, orderStatus, pmKind, pmStatus } from '@svcdesk/core/rules';
import { stepOf } from '../../engine/act-record.ts';
import type { ActContext } from '../../engine/context.ts';
import { leadsOf } from '../../engine/people.ts';
import { tellingOf } from '../../engine/records.ts';
import { cutSchedules } from '../../engine/schedules.ts';
import { tellOf } from '../../engine/tell-of.ts';
import { statement } from '../../platform/db/index.ts';
import { wakeListeners } from '../../platform/notify/channel.ts';
import { deviceTable, stateOf as stateOfDevice } from '../device-orders/index.ts';
import { pmTable, stateOf as stateOfPm } from '../pm/index.ts';
import { actOnProject, projectTable } from '../projects/index.ts';

/** Whose work it was, and of which group; of every group when absent. */
export interface LeftWork {
  readonly accountId: string;
  readonly groupId: string | null;
}

type Of = [tenantId: string, accountId: string, groupId: string | null];

/** Work `o` that somebody has in hand, in SQL. */
const inHand = {
  device_orders: (who: string) => `o.engineer_id = ${who} AND o.status IN (2, 3, 4, 8)`,
  pm_orders: (who: string) => `o.engineer_id = ${who} AND o.status <= 3`,
  project_orders: (who: string) =>
    `(o.handler_id = ${who} AND o.status IN (3, 4) OR o.assignee_id = ${who} AND o.status = 2)`,
};
const stageInHand = (who: string) => `s.handler_id = ${who} AND s.status <= 2`;

/** Whether somebody has work that {@link leaveOtherWork} would take from them, in SQL by their tenant and their id. */
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
    `leaving.${name}`,
    `SELECT id FROM ${table} o
     WHERE o.tenant_id = $1 AND ${inHand[table]('$2')} AND ($3::uuid IS NULL OR o.group_id = $3) ORDER BY id`,
  );

const devices = held('devices', 'device_orders');
const maintenance = held('maintenance', 'pm_orders');
const projects = held('projects', 'project_orders');

/** It stands in no history, and yet whoever sees the project is told, and whoever does not see it any more. */
const dropStages = statement<object, [...of: Of, at: string]>(
  'leaving.stages',
  `WITH dropped AS (
     UPDATE project_stages s SET handler_id = NULL FROM project_orders o
     WHERE s.tenant_id = $1 AND ${stageInHand('$2')} AND o.tenant_id = s.tenant_id
       AND o.id = s.order_id AND ($3::uuid IS NULL OR o.group_id = $3)
     RETURNING o.tenant_id, o.id, o.status, jsonb_build_object('id', s.id, 'status', s.status, 'handlerId', $2::uuid)
       AS stage
   ), thing AS (
     SELECT tenant_id, id, status, jsonb_build_object('stages', jsonb_agg(stage)) AS former
     FROM dropped GROUP BY tenant_id, id, status
   ) ${tellingOf('project', 'edit', '$4', 'thing')}`,
);

const unplanned = { engineerId: null, planStart: null, planEnd: null };

async function leaveDevice(job: ActContext, id: string, accountId: string): Promise<void> {
  const { tx, tenantId, actor, now } = job;
  const before = await deviceTable.lock(tx, tenantId, id);
  if (before?.engineerId !== accountId) return;
  const at = now().getTime();
  const judged = judge(deviceKind, stateOfDevice(before), actor, 'reject', {}, at);
  if (!judged.ok) return;
  const to = deviceStatus[judged.to];
  const { handleType } = deviceKind.lifecycle.actions.reject;
  const step = stepOf(job, 'device', before, { handleType, action: 'reject', from: before.status, to });
  const idle = { ...unplanned, resumeAt: null, hangUpReason: null };
  const after = { ...before, ...idle, ...step.columns, status: to };
  await deviceTable.update(tx, before, after, step.rows);
  await cutSchedules(job, id, 'cut', undefined, at);
  const leads = await leadsOf(tx, tenantId, after.groupId);
  await tellOf(job, 'device', after, 'device.rejected', [after.managerId, ...leads]);
}

async function leaveMaintenance(job: ActContext, id: string, accountId: string): Promise<void> {
  const { tx, tenantId, actor, now } = job;
  const before = await pmTable.lock(tx, tenantId, id);
  if (before?.engineerId !== accountId) return;
  const at = now().getTime();
  const judged = judge(pmKind, stateOfPm(before), actor, 'transfer', {}, at);
  if (!judged.ok) return;
  const to = pmStatus[judged.to];
  const { handleType } = pmKind.lifecycle.actions.transfer;
  const step = stepOf(job, 'pm', before, { handleType, action: 'transfer', from: before.status, to });
  const after = { ...before, ...unplanned, ...step.columns, status: to };
  await pmTable.update(tx, before, after, step.rows);
  await cutSchedules(job, id, 'cut', undefined, at);
  await tellOf(job, 'pm', after, 'pm.assigned', await leadsOf(tx, tenantId, after.groupId));
}

async function leaveProject(job: ActContext, id: string, accountId: string): Promise<void> {
  const { tx, tenantId } = job;
  await projectTable.lock(tx, tenantId, id);
  const before = await projectTable.find(tx, tenantId, id);
  if (!before || ![before.handlerId, before.assigneeId].includes(accountId)) return;
  if (before.status < orderStatus.resolved)
    await actOnProject(job, before, { action: 'transfer', command: {} });
}

/**
 * Puts device, maintenance and project orders of somebody who works no longer back to their groups, through the rules
 * as the system; managers and leads are told. Stages that they should have done have nobody then. What somebody else
 * took from them while this waited for its lock is left as it is.
 */
export async function leaveOtherWork(job: ActContext, { accountId, groupId }: LeftWork): Promise<void> {
  const { tx, tenantId } = job;
  const of: Of = [tenantId, accountId, groupId];
  for (const { id } of await devices.all(tx, ...of)) await leaveDevice(job, id, accountId);
  for (const { id } of await maintenance.all(tx, ...of)) await leaveMaintenance(job, id, accountId);
  for (const { id } of await projects.all(tx, ...of)) await leaveProject(job, id, accountId);
  wakeListeners(tx, tenantId);
  await dropStages.change(tx, ...of, job.now().toISOString());
}
