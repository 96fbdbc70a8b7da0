import { SvcdeskError } from '@svcdesk/core';
import type { DataOf, engineers } from '@svcdesk/core/contract';
import type { StaffActor } from '@svcdesk/core/roles';
import { reviewStatus } from '@svcdesk/core/rules';
import type { ReadContext } from '../../engine/context.ts';
import { dateIn } from '../../engine/days.ts';
import { orderIs } from '../../engine/statuses.ts';
import { groupLive, notDeleted } from '../../platform/db/active.ts';
import { type Queryable, statement } from '../../platform/db/index.ts';
import { shownPhone } from '../../platform/sessions/phones.ts';
import { regionName } from '../dictionary/index.ts';
import { saturationRows, summed } from '../plans/index.ts';
import { latestProposals } from './latest-proposals.ts';
import { isLedBy } from './leads.ts';
import { type HeldSkill, type Profile, profileOf } from './profile.ts';
import { type SkillRow, skillNames, skillsOfTenant } from './skill-names.ts';

export type Engineer = DataOf<typeof engineers.findOne>;
export type Skill = Engineer['skills'][number];

type Reader = ReadContext & { readonly actor: StaffActor };

const about = statement<
  { phone: string | null; openCount: number; groups: Engineer['groups'] },
  [tenantId: string, accountId: string]
>(
  'engineers.about',
  `SELECT a.phone,
     (SELECT count(*) FROM orders o
      WHERE o.tenant_id = a.tenant_id AND o.owner_id = a.id AND ${orderIs('o', 'assigned', 'processing', 'suspended')}) AS "openCount",
     coalesce((SELECT jsonb_agg(jsonb_build_object('id', g.id, 'name', g.name, 'lead', EXISTS(SELECT FROM group_leads l
        WHERE l.tenant_id = g.tenant_id AND l.group_id = g.id AND l.account_id = a.id)) ORDER BY g.sort, g.name, g.id)
      FROM groups g WHERE g.tenant_id = a.tenant_id AND ${groupLive('g')} AND g.id IN (
        SELECT group_id FROM group_members m WHERE m.tenant_id = a.tenant_id AND m.account_id = a.id
        UNION SELECT group_id FROM group_leads l WHERE l.tenant_id = a.tenant_id AND l.account_id = a.id)), '[]') AS groups
   FROM accounts a WHERE a.tenant_id = $1 AND a.id = $2 AND a.type = 1 AND ${notDeleted('a')}`,
);

/** Who somebody asks for: themselves unless said; before their registration is approved nobody else. */
export function askedFor({ actor }: { actor: StaffActor }, id: string | undefined): string {
  const accountId = id ?? actor.accountId;
  if (actor.roles.length === 0 && accountId !== actor.accountId) throw new SvcdeskError('notFound');
  return accountId;
}

function skillOf(held: HeldSkill, names: readonly SkillRow[], context: Reader, all: boolean): Skill {
  const { skillId, level, certificate } = held;
  return {
    skillId,
    ...skillNames(names, skillId, context.locale),
    level,
    certificate: (all && certificate) || undefined,
  };
}

/** A list in force, with what is proposed instead: new entries and changed ones marked by their review's status. */
function withProposed<Item>(
  inForce: readonly Item[],
  proposed: readonly Item[] | undefined,
  status: number | undefined,
  keyOf: (item: Item) => string,
): { item: Item; reviewStatus?: number }[] {
  const known = new Map(inForce.map((item) => [keyOf(item), JSON.stringify(item)]));
  const fresh = (proposed ?? []).filter((item) => known.get(keyOf(item)) !== JSON.stringify(item));
  const changed = new Set(fresh.map(keyOf));
  return [
    ...inForce.filter((item) => !changed.has(keyOf(item))).map((item) => ({ item })),
    ...fresh.map((item) => ({ item, reviewStatus: status })),
  ];
}

async function areasOf(codes: readonly { item: string; reviewStatus?: number }[]) {
  return Promise.all(
    codes.map(async ({ item: code, ...status }) => ({
      code,
      name: (await regionName(code)) ?? code,
      ...status,
    })),
  );
}

interface Seen {
  readonly profile: Profile & { version: number };
  /** Whether the reader sees what is under review and what proves it: the person and their leads. */
  readonly all: boolean;
  readonly skills: Skill[];
  readonly areas: Engineer['serviceAreas'];
  readonly reviewStatus: number | undefined;
  readonly proposed: Partial<Profile>;
}

async function seenBy(on: Queryable, context: Reader, accountId: string): Promise<Seen> {
  const { tenantId, actor } = context;
  const profile = await profileOf(on, tenantId, accountId);
  if (!profile) throw new SvcdeskError('notFound');
  const self = actor.accountId === accountId;
  const all = self || (await isLedBy(on, tenantId, actor, accountId));
  const [names, latest] = await Promise.all([
    skillsOfTenant(on, tenantId),
    all ? latestProposals(on, tenantId, accountId) : undefined,
  ]);
  const waiting = latest?.proposal ?? {};
  const status = latest?.status;
  const skills = withProposed(profile.skills, waiting.skills, status, ({ skillId }) => skillId);
  const areas = withProposed(profile.serviceAreas, waiting.serviceAreas, status, (code) => code);
  return {
    profile,
    all,
    skills: skills.map(({ item, ...marked }) => ({ ...skillOf(item, names, context, all), ...marked })),
    areas: await areasOf(areas),
    reviewStatus: status,
    proposed: self && status === reviewStatus.waiting ? waiting : {},
  };
}

/** Skills of a person, with those under review for themselves and their leads. */
export async function skillsOf(on: Queryable, context: Reader, accountId: string): Promise<Skill[]> {
  return (await seenBy(on, context, accountId)).skills;
}

/** A person of the staff as the reader may see them. */
export async function engineerCard(on: Queryable, context: Reader, accountId: string): Promise<Engineer> {
  const { tenantId, timeZone, actor, now } = context;
  const person = await about.first(on, tenantId, accountId);
  if (!person) throw new SvcdeskError('notFound');
  const [seen, days] = await Promise.all([
    seenBy(on, context, accountId),
    saturationRows(on, context, [accountId], [dateIn(timeZone, now())]),
  ]);
  const { profile, skills, areas, proposed } = seen;
  const { name, photo, employer, experience, idNumber } = { ...profile, ...proposed };
  const own = actor.accountId === accountId;
  return {
    id: accountId,
    name,
    phone: person.phone ? shownPhone(person.phone, context.country) : undefined,
    photo: photo || undefined,
    employer: employer || undefined,
    experience: experience || undefined,
    idNumber: (own && idNumber) || undefined,
    groups: person.groups,
    skills,
    serviceAreas: areas,
    openCount: person.openCount,
    saturation: summed(days).saturation,
    reviewStatus: seen.reviewStatus,
    version: profile.version,
  };
}
