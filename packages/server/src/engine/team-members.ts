import { SvcdeskError } from '@svcdesk/core';
import { permissionRow, type Role, type StaffActor, scopesOf } from '@svcdesk/core/roles';
import { staffActive } from '../platform/db/active.ts';
import { type Queryable, statement } from '../platform/db/index.ts';
import { orderIs } from './statuses.ts';

/** All members of groups and of those below them who are enabled, each once, without one that is left out. */
const members = statement<
  { accountId: string },
  [tenantId: string, groupIds: readonly string[], exceptId: string | null]
>(
  'groups.membersBelow',
  `SELECT DISTINCT m.account_id AS "accountId" FROM group_ancestors x
   JOIN group_members m ON m.tenant_id = x.tenant_id AND m.group_id = x.group_id
   JOIN accounts a ON a.tenant_id = m.tenant_id AND a.id = m.account_id
   WHERE x.tenant_id = $1 AND x.ancestor_id = ANY($2::uuid[]) AND ($3::uuid IS NULL OR m.account_id <> $3)
     AND ${staffActive('a')}`,
);

/** All enabled accounts in a group or below it. */
export async function membersBelow(
  on: Queryable,
  tenantId: string,
  groupIds: readonly string[],
): Promise<string[]> {
  const rows = await members.all(on, tenantId, groupIds, null);
  return rows.map(({ accountId }) => accountId);
}

/** Who works on open records that a person manages, except that person. */
const projectWorkers = `FROM project_orders p
   CROSS JOIN LATERAL (SELECT coalesce(p.handler_id, p.assignee_id) AS account_id
     UNION ALL SELECT s.handler_id FROM project_stages s
       WHERE s.tenant_id = p.tenant_id AND s.order_id = p.id) w
   JOIN accounts a ON a.tenant_id = $1 AND a.id = w.account_id
   WHERE p.tenant_id = $1 AND p.manager_id = $2 AND NOT ${orderIs('p', 'closed', 'cancelled')} AND w.account_id <> $2
     AND ${staffActive('a')}`;

const ofMyProjects = statement<{ accountId: string }, [tenantId: string, accountId: string]>(
  'groups.projectMembers',
  `SELECT DISTINCT w.account_id AS "accountId" ${projectWorkers}`,
);

/** Who is led by an account; with a group, of it and below. A group that they do not lead gives notFound. */
export async function teamMembersOf(
  on: Queryable,
  tenantId: string,
  actor: StaffActor,
  groupId?: string,
): Promise<string[]> {
  const { accountId, ledGroupIds } = actor;
  if (groupId !== undefined && !ledGroupIds.includes(groupId)) throw new SvcdeskError('notFound');
  const groupIds = groupId === undefined ? ledGroupIds : [groupId];
  const led = groupIds.length === 0 ? [] : await members.all(on, tenantId, groupIds, accountId);
  const project =
    groupId === undefined && scopesOf(actor, 'underling.view').includes('projectMembers')
      ? await ofMyProjects.all(on, tenantId, accountId)
      : [];
  return [...new Set([...led, ...project].map((row) => row.accountId))];
}

const anybody = statement<{ found: boolean }, [tenantId: string, accountId: string, projectsToo: boolean]>(
  'groups.anybodyLed',
  `SELECT EXISTS(SELECT FROM group_leads l
     JOIN group_ancestors x ON x.tenant_id = l.tenant_id AND x.ancestor_id = l.group_id
     JOIN group_members m ON m.tenant_id = x.tenant_id AND m.group_id = x.group_id
     JOIN accounts a ON a.tenant_id = m.tenant_id AND a.id = m.account_id
     WHERE l.tenant_id = $1 AND l.account_id = $2 AND m.account_id <> $2
       AND ${staffActive('a')})
     OR ($3 AND EXISTS(SELECT ${projectWorkers})) AS found`,
);

/** Whether `teamMembersOf` finds anybody for an account of these roles; by its id, since at signing in it is no actor yet. */
export async function hasTeamMembers(
  on: Queryable,
  { tenantId, accountId }: { readonly tenantId: string; readonly accountId: string },
  roles: readonly Role[],
): Promise<boolean> {
  const row = permissionRow('underling.view');
  const scopes = roles.flatMap((role) => row[role] ?? []);
  if (scopes.length === 0) return false;
  return (await anybody.first(on, tenantId, accountId, scopes.includes('projectMembers')))?.found ?? false;
}
