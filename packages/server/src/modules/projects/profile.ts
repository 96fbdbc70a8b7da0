import { scopesOf } from '@svcdesk/core/roles';
import { type OtherProfile, subjectIn, tiesIn } from '../../engine/profile/kind-profile.ts';
import { workNgrams } from '../../engine/profile/ngram-table.ts';
import { sourceOf } from '../../engine/profile/table-source.ts';
import { factsIn } from '../../engine/profile/webhook-facts.ts';
import { orderOpen } from '../../engine/statuses.ts';
import { projectOrderKeys } from '../../platform/db/schema/list-keys.ts';
import { projectOrder } from './kind.ts';
import { withStageOf } from './list.ts';
import { projectOffBoarding } from './off-boarding.ts';

const table = 'project_orders';
const people = ['manager_id', 'handler_id', 'assignee_id', 'created_by_id'];

/** What the rest of the server knows of project orders. */
export const projectProfile: OtherProfile<'project'> = {
  sights: projectOrder.sights,
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
  open: {
    project: {
      from: `${table} o`,
      open: orderOpen('o'),
      owners: ['o.handler_id', 'o.assignee_id', 'o.manager_id'],
      group: 'o.group_id',
    },
  },
  siteTies: tiesIn(
    table,
    people,
    `w.manager_id = $4 OR EXISTS (SELECT FROM projects p
       WHERE p.tenant_id = w.tenant_id AND p.id = w.project_id AND p.manager_id = $4)`,
  ),
  offBoarding: projectOffBoarding,
};
