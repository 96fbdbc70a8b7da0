import { isDeepStrictEqual } from 'node:util';
import { SvcdeskError } from '@svcdesk/core';
import type { DataOf, engineers } from '@svcdesk/core/contract';
import type { StaffActor } from '@svcdesk/core/roles';
import { reviewStatus } from '@svcdesk/core/rules';
import type { ReadContext } from '../../engine/context.ts';
import { dateIn } from '../../engine/days.ts';
import { orderIs } from '../../engine/statuses.ts';
import { notDeleted } from '../../platform/db/active.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';
import type { ProfileProposal } from '../../platform/db/schema/reviews.ts';
import { formatPhone } from '../../platform/sessions/handles.ts';
import { regionName } from '../dictionary/index.ts';
import { saturationRows, summed } from '../plans/index.ts';
import { isLedBy } from './files.ts';
import { groupsOfPerson, profileOf, skillNames, skillsOfTenant } from './profile.ts';

type Engineer = DataOf<typeof engineers.findOne>;
type Skill = Engineer['skills'][number];

type Reader = ReadContext & { readonly actor: StaffActor };

const about = statement<
  { phone: string | null; openCount: number; groups: Engineer['groups'] },
  [tenantId: string, accountId: string]
>(
  'engineers.about',
  `SELECT a.phone, ${groupsOfPerson} AS groups,
     (SELECT count(*) FROM orders o WHERE o.tenant_id = a.tenant_id AND o.owner_id = a.id
        AND ${orderIs('o', 'assigned', 'processing', 'suspended')}) AS "openCount"
   FROM accounts a WHERE a.tenant_id = $1 AND a.id = $2 AND a.type = 1 AND ${notDeleted('a')}`,
);

/** The person whose card is asked for: the caller unless said; before the caller is approved, no other. */
export function cardPerson({ actor }: { actor: StaffActor }, id: string | undefined): string {
  const accountId = id ?? actor.accountId;
  if (actor.roles.length === 0 && accountId !== actor.accountId) throw new SvcdeskError('notFound');
  return accountId;
}

/** A list in force, with what is proposed instead: new entries and changed ones marked by their review's status. */
function withProposed<Item>(
  inForce: readonly Item[],
  proposed: readonly Item[] = [],
  reviewStatus: number | undefined,
  keyOf: (item: Item) => string,
): { item: Item; reviewStatus?: number }[] {
  const fresh = proposed.filter((item) => !inForce.some((held) => isDeepStrictEqual(held, item)));
  const kept = inForce.filter((item) => !fresh.some((other) => keyOf(other) === keyOf(item)));
  return [...kept.map((item) => ({ item })), ...fresh.map((item) => ({ item, reviewStatus }))];
}

/** The newest review of each kind, the newest of all first. */
const newestOfKinds = statement<
  { status: number; proposal: ProfileProposal },
  [tenantId: string, accountId: string]
>(
  'reviews.newestOfKinds',
  `SELECT status, proposal FROM (
     SELECT DISTINCT ON (kind) status, proposal, updated_at, id FROM reviews
     WHERE tenant_id = $1 AND applicant_id = $2 ORDER BY kind, created_at DESC, id DESC) n
   ORDER BY updated_at DESC, id DESC`,
);

/** What a person proposed last and is not in force: what waits, and what was refused since. */
async function latestProposals(on: Queryable, tenantId: string, accountId: string) {
  const rows = await newestOfKinds.all(on, tenantId, accountId);
  const status = rows[0]?.status;
  const open = rows.filter((row) => row.status === status && status !== reviewStatus.approved);
  const proposal: ProfileProposal = Object.assign({}, ...open.map((row) => row.proposal));
  return { status, proposal };
}

/** A person as the reader sees them: what is under review and what proves it is for the person and their leads. */
async function seenBy(on: Queryable, { tenantId, actor, locale }: Reader, accountId: string) {
  const profile = await profileOf(on, tenantId, accountId);
  if (!profile) throw new SvcdeskError('notFound');
  const self = actor.accountId === accountId;
  const all = self || (await isLedBy(on, tenantId, actor, accountId));
  const names = await skillsOfTenant(on, tenantId);
  const { status, proposal } = all
    ? await latestProposals(on, tenantId, accountId)
    : { status: undefined, proposal: {} as ProfileProposal };
  const skills = withProposed(profile.skills, proposal.skills, status, ({ skillId }) => skillId);
  const areas = withProposed(profile.serviceAreas, proposal.serviceAreas, status, (code) => code);
  return {
    ...profile,
    ...(self && status === reviewStatus.waiting && proposal),
    skills: skills.map(({ item: { skillId, level, certificate }, ...marked }): Skill => {
      const proof = (all && certificate) || undefined;
      return { skillId, ...skillNames(names, skillId, locale), level, certificate: proof, ...marked };
    }),
    serviceAreas: await Promise.all(
      areas.map(async ({ item: code, ...marked }) => {
        return { code, name: (await regionName(code)) ?? code, ...marked };
      }),
    ),
    reviewStatus: status,
  };
}

/** Skills of a person, with those under review for themselves and their leads. */
export async function skillsOf(on: Queryable, context: Reader, accountId: string): Promise<Skill[]> {
  return (await seenBy(on, context, accountId)).skills;
}

/** A person of the staff as the reader may see them. */
export async function engineerCard(on: Queryable, context: Reader, accountId: string): Promise<Engineer> {
  const { timeZone, actor, country, now } = context;
  const person = await about.first(on, context.tenantId, accountId);
  if (!person) throw new SvcdeskError('notFound');
  const { phone, ...rest } = person;
  const [{ photo, employer, experience, idNumber, ...seen }, days] = await Promise.all([
    seenBy(on, context, accountId),
    saturationRows(on, context, [accountId], [dateIn(timeZone, now())]),
  ]);
  return {
    id: accountId,
    ...seen,
    ...rest,
    phone: phone ? formatPhone(phone, country) : undefined,
    photo: photo || undefined,
    employer: employer || undefined,
    experience: experience || undefined,
    idNumber: (actor.accountId === accountId && idNumber) || undefined,
    saturation: summed(days).saturation,
  };
}
