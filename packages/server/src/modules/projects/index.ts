import type { projects } from '@svcdesk/core/contract';
import { scopesOf } from '@svcdesk/core/roles';
import { openStatuses, stageStatus } from '@svcdesk/core/rules';
import {
  factsIn,
  type Of,
  type OffBoarding,
  type OtherIntegration,
  offBoardingOf,
  subjectIn,
  tiesIn,
} from '../../engine/integration/kind-integration.ts';
import { workNgrams } from '../../engine/integration/ngram-table.ts';
import { sourceOf } from '../../engine/integration/table-source.ts';
import { emitting } from '../../engine/records.ts';
import { orderIs, statusIs } from '../../engine/statuses.ts';
import { statement } from '../../platform/db/index.ts';
import { projectOrderKeys } from '../../platform/db/schema/columns.ts';
import type { DomainHandlers } from '../../platform/http/handler.ts';
import { wakeListeners } from '../../platform/notify/channel.ts';
import { createProject } from './create.ts';
import { projectOrder } from './kind.ts';
import { projectList, withStageOf } from './list.ts';
import { checkPlan } from './plans.ts';

const table = 'project_orders';
const people = ['manager_id', 'handler_id', 'assignee_id', 'created_by_id'];

const stageInHand = (who: string) =>
  `s.handler_id = ${who} AND ${statusIs(stageStatus)('s', 'notBegun', 'underWay')}`;

/** A dropped stage is in no history, but is emitted to those who see the project and those who no longer do. */
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
  table,
  (who) =>
    `o.handler_id = ${who} AND ${orderIs('o', 'processing', 'suspended')} OR o.assignee_id = ${who} AND ${orderIs('o', 'assigned')}`,
  async (job, id, accountId) => {
    const row = await projectOrder.locked(job, id);
    if (row.handlerId === accountId || row.assigneeId === accountId) {
      await projectOrder.perform(job, id, 'transfer', {});
    }
  },
);

/** Projects go back to their groups; stages of the person who leaves have no engineer then. */
const offBoarding: OffBoarding = {
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

/** What the rest of the server knows of project orders. */
export const projectIntegration: OtherIntegration<'project'> = {
  visibility: projectOrder.visibility,
  source: sourceOf({
    kind: 'project',
    table,
    keys: projectOrderKeys,
    people: { own: people, seen: [], elsewhere: withStageOf },
    isDescribed: true,
    holder: 'coalesce(o.handler_id, o.assignee_id)',
    seesAll: (actor) => scopesOf(actor, 'order.view').includes('projects'),
    assetLinks: null,
  }),
  ngramTables: [workNgrams(table)],
  subject: subjectIn(table),
  facts: factsIn(
    'project',
    table,
    ['priority', 'projectId', 'managerId', 'assigneeId', 'handlerId'],
    ['dueAt', 'resolvedAt', 'closedAt'],
  ),
  open: (reader, scope) => projectList.count(reader.db, reader, { scope, status: [...openStatuses] }),
  siteTies: tiesIn(
    table,
    people,
    `w.manager_id = $4 OR EXISTS (SELECT FROM projects p
       WHERE p.tenant_id = w.tenant_id AND p.id = w.project_id AND p.manager_id = $4)`,
  ),
  offBoarding,
};

export const projectsHandlers: DomainHandlers<typeof projects> = {
  findOne: ({ orderId }, context) => projectOrder.detail(context, orderId),
  create: createProject,
  async accept({ orderId, ...input }, context) {
    checkPlan(input, 'planEnd');
    return projectOrder.act(context, orderId, 'accept', input);
  },
  handle({ orderId, action, ...input }, context) {
    const internal = action === 'progress' ? input.internal : undefined;
    return projectOrder.act(context, orderId, action, { ...input, internal });
  },
  activate: ({ id, ...input }, context) => projectOrder.act(context, id, 'activate', input),
  backlogPage: (input, context) => projectList.page(context.db, context, input),
};
