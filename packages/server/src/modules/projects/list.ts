import type { CheckedRequestOf, DataOf, projects } from '@svcdesk/core/contract';
import { type StaffActor, scopesOf } from '@svcdesk/core/roles';
import type { ReadContext } from '../../engine/context.ts';
import { branchOf, byId, byNumbers, eachNumber } from '../../engine/list/parts.ts';
import { reachOf, workList } from '../../engine/list/work-list.ts';
import { describedWorkText } from '../../engine/searched-work.ts';
import { keysOf, projectOrderKeys } from '../../platform/db/schema/list-keys.ts';
import { presentedProjects } from './present.ts';
import { projectTable } from './row.ts';

/** Project orders with a stage of somebody's. */
export const withOwnStage = {
  from: `(SELECT DISTINCT s.order_id AS v FROM project_stages s
    WHERE s.tenant_id = {tenantId} AND s.handler_id = {accountId}::uuid) a`,
  where: 'r.id = a.v',
};

const list = workList({
  name: 'project_orders.list',
  table: 'project_orders',
  mine: ['manager_id', 'handler_id', 'assignee_id'],
  seen: ['created_by_id'],
  named: withOwnStage,
  text: describedWorkText,
  grams: true,
  keys: keysOf(projectOrderKeys, 'r.'),
  filters: { status: byNumbers('status', 'status'), projectId: byId('project_id', 'projectId') },
  indexed: { projectId: branchOf('project_id', 'projectId'), status: eachNumber('status', 'status') },
});

/** A page of the project orders that somebody sees. */
export async function projectPage(
  { status, scope, projectId, ...asked }: CheckedRequestOf<typeof projects.backlogPage>,
  context: ReadContext & { readonly actor: StaffActor },
): Promise<DataOf<typeof projects.backlogPage>> {
  const { db, tenantId, actor } = context;
  const reach = reachOf(actor, scope === 'mine', scopesOf(actor, 'order.view').includes('projects'));
  const { ids, rest } = await list(db, tenantId, reach, asked, { status, projectId });
  const rows = await projectTable.byIds(db, tenantId, ids);
  return { list: await presentedProjects(db, context, rows), ...rest };
}
