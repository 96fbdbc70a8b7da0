import { type Permission, type StaffActor, scopesOf } from '@svcdesk/core/roles';
import { type Queryable, statement } from '../platform/db/index.ts';
import { notFoundAt } from '../platform/refusals.ts';

interface Asker {
  readonly db: Queryable;
  readonly tenantId: string;
  readonly actor: StaffActor;
}

const groupsBelow = statement<{ id: string }, [tenantId: string, groupId: string]>(
  'groups.below',
  'SELECT group_id AS id FROM group_ancestors WHERE tenant_id = $1 AND ancestor_id = $2',
);

/** Whether a permission reaches a group: it holds in the whole tenant, or in the groups that the caller leads. */
export function reachesGroup(
  { actor }: Pick<Asker, 'actor'>,
  permission: Permission,
  groupId: string,
): boolean {
  const scopes = scopesOf(actor, permission);
  return scopes.includes('tenant') || (scopes.includes('led') && actor.ledGroupIds.includes(groupId));
}

/** A group that a permission reaches, with all below it; any other is no such group. */
export async function findReachedGroups(
  asker: Asker,
  permission: Permission,
  groupId: string,
): Promise<string[]> {
  const { db, tenantId } = asker;
  const groups = reachesGroup(asker, permission, groupId) ? await groupsBelow.all(db, tenantId, groupId) : [];
  if (groups.length === 0) throw notFoundAt('groupId');
  return groups.map(({ id }) => id);
}
