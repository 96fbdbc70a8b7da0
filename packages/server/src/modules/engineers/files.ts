import type { StaffActor } from '@svcdesk/core/roles';
import type { FileReader } from '../../engine/files/readers.ts';
import { leadsOf, peopleInRole } from '../../engine/people.ts';
import { groupLive, notDeleted } from '../../platform/db/active.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';

const groupsOf = statement<{ groupId: string }, [tenantId: string, accountId: string]>(
  'reviews.groupsOf',
  `SELECT m.group_id AS "groupId" FROM group_members m
   JOIN groups g ON g.tenant_id = m.tenant_id AND g.id = m.group_id AND ${groupLive('g')}
   WHERE m.tenant_id = $1 AND m.account_id = $2`,
);

const defaultGroup = statement<{ groupId: string }, [tenantId: string]>(
  'reviews.defaultGroup',
  `SELECT id AS "groupId" FROM groups WHERE tenant_id = $1 AND is_default AND ${groupLive()}`,
);

/** The groups that an account is a member of. */
async function groupIdsOf(on: Queryable, tenantId: string, accountId: string): Promise<string[]> {
  return (await groupsOf.all(on, tenantId, accountId)).map(({ groupId }) => groupId);
}

/** Whether an actor leads a person: one of their groups, or any group if they have none. */
export async function isLedBy(
  on: Queryable,
  tenantId: string,
  actor: StaffActor,
  accountId: string,
): Promise<boolean> {
  if (!actor.roles.includes('lead')) return false;
  const groupIds = await groupIdsOf(on, tenantId, accountId);
  return groupIds.length === 0 || groupIds.some((id) => actor.ledGroupIds.includes(id));
}

/** Who is notified of an applicant: the leads of their groups; of a newcomer those of the default one, else all. */
export async function reviewersOf(on: Queryable, tenantId: string, applicantId: string): Promise<string[]> {
  const own = await groupIdsOf(on, tenantId, applicantId);
  const groupIds = own.length > 0 ? own : (await defaultGroup.all(on, tenantId)).map((row) => row.groupId);
  const found = new Set<string>();
  for (const groupId of groupIds) {
    for (const id of await leadsOf(on, tenantId, groupId)) if (id !== applicantId) found.add(id);
  }
  return found.size > 0 ? [...found] : peopleInRole(on, tenantId, 'lead');
}

/** Objects that files of people are bound to, each with the account's id. */
export const portraitFiles = 'portrait';
export const certificateFiles = 'certificate';

const accountById = statement<{ id: string }, [tenantId: string, accountId: string]>(
  'engineers.accountById',
  `SELECT id FROM accounts WHERE tenant_id = $1 AND id = $2 AND ${notDeleted()}`,
);

/** A portrait is for all who work with the person or have work done by them; before approval for no other. */
export async function seesPortrait({ db, tenantId, actor }: FileReader, accountId: string): Promise<boolean> {
  if (actor.accountId === accountId) return true;
  const outsider = actor.kind === 'staff' && actor.roles.length === 0;
  return !outsider && (await accountById.first(db, tenantId, accountId)) !== undefined;
}

/** A certificate is for whom it is of and for those who lead them. */
export async function seesCertificate(
  { db, tenantId, actor }: FileReader,
  accountId: string,
): Promise<boolean> {
  return (
    actor.accountId === accountId ||
    (actor.kind === 'staff' && (await isLedBy(db, tenantId, actor, accountId)))
  );
}
