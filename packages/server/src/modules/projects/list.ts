import type { CheckedRequestOf, DataOf, projects } from '@svcdesk/core/contract';
import { type StaffActor, scopesOf } from '@svcdesk/core/order';
import { armList, reachOf } from '../work/arm-list.ts';
import type { ReadContext } from '../work/context.ts';
import { projectTable } from './row.ts';
import { shownProjects } from './show.ts';

const list = armList({
  name: 'project_orders.list',
  table: 'project_orders',
  key: { column: 'created_at', type: 'timestamptz', newest: true },
  mine: ['manager_id', 'handler_id', 'assignee_id'],
  seen: ['created_by_id'],
  named: `EXISTS (SELECT FROM project_stages s
    WHERE s.tenant_id = o.tenant_id AND s.order_id = o.id AND s.handler_id = {accountId}::uuid)`,
  where: `({status}::int[] IS NULL OR o.status = ANY({status}::int[]))
    AND ({projectId}::uuid IS NULL OR o.project_id = {projectId}::uuid)
    AND ({keyword}::text IS NULL OR strpos(lower(o.title), lower({keyword}::text)) > 0
      OR strpos(lower(o.order_no), lower({keyword}::text)) > 0)`,
});

/** A page of the project orders that somebody sees. */
export async function projectPage(
  { status, scope, keyword, projectId, ...paging }: CheckedRequestOf<typeof projects.backlogPage>,
  context: ReadContext & { readonly actor: StaffActor },
): Promise<DataOf<typeof projects.backlogPage>> {
  const { db, tenantId, actor } = context;
  const filters = { status: status?.length ? status : null, projectId, keyword: keyword || null };
  const reach = reachOf(actor, scope === 'mine', scopesOf(actor, 'order.view').includes('projects'));
  const { ids, rest } = await list(db, tenantId, reach, paging, filters);
  const rows = await projectTable.byIds(db, tenantId, ids);
  return { list: await shownProjects(db, context, rows), ...rest };
}
