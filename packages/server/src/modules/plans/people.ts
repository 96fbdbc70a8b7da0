import { type StaffActor, scopesOf } from '@svcdesk/core/roles';
import { membersBelow, teamMembersOf } from '../../engine/team-members.ts';
import { groupLive, notDeleted } from '../../platform/db/active.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';
import { notFoundAt } from '../../platform/refusals.ts';

/** Whose days are asked for: people, a group and those below it, or people of a group. */
export interface PeopleAsked {
  readonly groupId?: string | undefined;
  readonly accountIds?: readonly string[] | undefined;
}

/** The caller, as far as visibility needs. */
export interface PeopleReader {
  readonly tenantId: string;
  readonly actor: StaffActor;
}

const group = statement<{ id: string }, [tenantId: string, id: string]>(
  'plans.group',
  `SELECT id FROM groups WHERE tenant_id = $1 AND id = $2 AND ${groupLive()}`,
);

const staff = statement<{ id: string }, [tenantId: string, ids: readonly string[]]>(
  'plans.staff',
  `SELECT id FROM accounts WHERE tenant_id = $1 AND id = ANY($2::uuid[]) AND type = 1 AND ${notDeleted()}`,
);

/** Whose days the caller may see: themselves and those whom they lead; for a dispatcher everybody's. */
export type VisiblePeople = 'everybody' | ReadonlySet<string>;

/** Whose days the caller may see; of others they get the number alone. */
export async function visiblePeople(
  on: Queryable,
  { tenantId, actor }: PeopleReader,
): Promise<VisiblePeople> {
  if (scopesOf(actor, 'order.view').includes('tenant')) return 'everybody';
  const led = scopesOf(actor, 'underling.view').length > 0 ? await teamMembersOf(on, tenantId, actor) : [];
  return new Set([actor.accountId, ...led]);
}

/** Whether the caller may see a person's days. */
export const sees = (visible: VisiblePeople, accountId: string): boolean =>
  visible === 'everybody' || visible.has(accountId);

async function allStaff(
  on: Queryable,
  tenantId: string,
  ids: readonly string[],
  pathOf: PathOf,
): Promise<string[]> {
  const unique = [...new Set(ids)];
  const found = await staff.all(on, tenantId, unique);
  const known = new Set(found.map(({ id }) => id));
  const missing = ids.findIndex((id) => !known.has(id));
  if (missing >= 0) throw notFoundAt(pathOf(missing));
  return unique;
}

/** The members of a group narrowed to those named; one who is named and no member is left out. */
async function ofGroup(on: Queryable, tenantId: string, groupId: string, ids: readonly string[] | undefined) {
  if (!(await group.first(on, tenantId, groupId))) throw notFoundAt('groupId');
  const found = await membersBelow(on, tenantId, [groupId]);
  return ids ? found.filter((id) => ids.includes(id)) : found;
}

/** Where a request names a person, by the place among those asked for. */
type PathOf = (index: number) => string;

const inList: PathOf = (index) => `accountIds.${index}`;

/** Colleagues by id, or the members of a group; without either the caller alone. */
export async function colleagues(
  on: Queryable,
  { tenantId, actor }: PeopleReader,
  { groupId, accountIds }: PeopleAsked,
  pathOf: PathOf = inList,
): Promise<string[]> {
  if (groupId !== undefined) return ofGroup(on, tenantId, groupId, accountIds);
  return accountIds?.length ? allStaff(on, tenantId, accountIds, pathOf) : [actor.accountId];
}

/** Colleagues into whose days the caller may look; a named one whom they may not see gives notFound. */
export async function findColleagues(
  on: Queryable,
  reader: PeopleReader,
  asked: PeopleAsked,
  pathOf: PathOf = inList,
): Promise<string[]> {
  const visible = await visiblePeople(on, reader);
  const { groupId, accountIds = [] } = asked;
  const { memberGroupIds, ledGroupIds } = reader.actor;
  const known =
    visible === 'everybody' ||
    groupId === undefined ||
    memberGroupIds.includes(groupId) ||
    ledGroupIds.includes(groupId);
  if (!known) throw notFoundAt('groupId');
  const unseen = accountIds.findIndex((id) => !sees(visible, id));
  if (unseen >= 0) throw notFoundAt(pathOf(unseen));
  const found = await colleagues(on, reader, asked, pathOf);
  return found.filter((id) => sees(visible, id));
}

/** People whom the caller leads: all of them, of a group, or those named; any other person gives notFound. */
export async function ledPeople(
  on: Queryable,
  { tenantId, actor }: PeopleReader,
  { groupId, accountIds }: PeopleAsked,
): Promise<string[]> {
  const led = await teamMembersOf(on, tenantId, actor, groupId);
  if (!accountIds?.length) return led;
  const all = groupId === undefined ? led : await teamMembersOf(on, tenantId, actor);
  const other = accountIds.findIndex((id) => !all.includes(id));
  if (other >= 0) throw notFoundAt(inList(other));
  return accountIds.filter((id) => led.includes(id));
}
