import type { CheckedRequestOf, DataOf, projects } from '@svcdesk/core/contract';
import { scopesOf } from '@svcdesk/core/roles';
import type { StaffReadContext } from '../../engine/context.ts';
import { byQuery } from '../../engine/list/access-path.ts';
import { byId, byNumbers } from '../../engine/list/filters.ts';
import { defineList, idsOf } from '../../engine/list/list.ts';
import { sql, value } from '../../engine/list/sql.ts';
import { staffPaths } from '../../engine/list/staff-paths.ts';
import { describedWorkText } from '../../engine/ngrams.ts';
import { keysOf, projectOrderKeys } from '../../platform/db/schema/columns.ts';
import { presentedProjects, projectTable } from './row.ts';

/** Project orders with a stage of an account. */
export const withStageOf = (accountId: string) =>
  byQuery(sql`SELECT DISTINCT s.order_id FROM project_stages s
    WHERE s.tenant_id = $1 AND s.handler_id = ${value(accountId, 'uuid')}`);

const named = {
  own: ['manager_id', 'handler_id', 'assignee_id'],
  seen: ['created_by_id'],
  elsewhere: withStageOf,
};

type Page = typeof projects.backlogPage;

/** The project orders that a reader sees. */
export const projectList = defineList<
  StaffReadContext,
  Pick<CheckedRequestOf<Page>, 'status' | 'scope' | 'projectId' | 'keyword'>,
  object,
  DataOf<Page>['list'][number]
>({
  name: 'project_orders',
  table: 'project_orders',
  keys: { sql: keysOf(projectOrderKeys, 'r.'), type: 'text' },
  accessPaths({ actor }, { scope }) {
    const seesAll = scopesOf(actor, 'order.view').includes('projects');
    return staffPaths(actor, named, { isMine: scope === 'mine', seesAll });
  },
  filters: { projectId: byId('project_id', true), status: byNumbers('status', true) },
  search: { text: describedWorkText, hasNgrams: true },
  present: async (rows, context, on) =>
    presentedProjects(on, context, await projectTable.byIds(on, context.tenantId, idsOf(rows))),
});
