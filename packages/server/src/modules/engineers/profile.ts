import type { DataOf, engineers } from '@svcdesk/core/contract';
import type { Locale } from '@svcdesk/core/phrases';
import { groupLive } from '../../platform/db/active.ts';
import { type Queryable, statement, type Transaction } from '../../platform/db/index.ts';
import type { ProfileProposal } from '../../platform/db/schema/reviews.ts';

/** What is in force of a person of the staff: everything that a review may change. */
export type Profile = Required<ProfileProposal>;

/** A {@link Profile} of account `a` with words `p`, field by field. */
const inForce = Object.entries({
  name: 'a.name',
  photo: "coalesce(a.photo, '')",
  idNumber: "coalesce(p.id_number, '')",
  employer: "coalesce(p.employer, '')",
  experience: "coalesce(p.experience, '')",
  skills: `coalesce((SELECT jsonb_agg(jsonb_build_object('skillId', s.skill_id, 'level', s.level,
      'certificate', s.certificate) ORDER BY s.created_at, s.skill_id)
    FROM engineer_skills s WHERE s.tenant_id = a.tenant_id AND s.account_id = a.id), '[]')`,
  serviceAreas: `ARRAY(SELECT x.region_code FROM service_areas x
    WHERE x.tenant_id = a.tenant_id AND x.account_id = a.id ORDER BY x.region_code)`,
} satisfies Record<keyof Profile, string>);

/** The same as one value. */
export const profileJson = `jsonb_build_object(${inForce.map(([name, sql]) => `'${name}', ${sql}`).join(', ')})`;

/** Joins the words of account `a`. */
export const joinWords = 'LEFT JOIN engineer_profiles p ON p.tenant_id = a.tenant_id AND p.account_id = a.id';

const current = statement<Profile & { version: number }, [tenantId: string, accountId: string]>(
  'engineers.profile',
  `SELECT a.version, ${inForce.map(([name, sql]) => `${sql} AS "${name}"`).join(', ')}
   FROM accounts a ${joinWords} WHERE a.tenant_id = $1 AND a.id = $2 AND a.type = 1`,
);

/** The profile in force; undefined for an account that is not staff. */
export function profileOf(on: Queryable, tenantId: string, accountId: string) {
  return current.first(on, tenantId, accountId);
}

/** Groups that account `a` belongs to or leads, as one value. */
export const groupsOfPerson = `coalesce((SELECT jsonb_agg(jsonb_build_object('id', g.id, 'name', g.name,
    'lead', EXISTS(SELECT FROM group_leads l
      WHERE l.tenant_id = g.tenant_id AND l.group_id = g.id AND l.account_id = a.id)) ORDER BY g.sort, g.name, g.id)
  FROM groups g WHERE g.tenant_id = a.tenant_id AND ${groupLive('g')} AND g.id IN (
    SELECT group_id FROM group_members m WHERE m.tenant_id = a.tenant_id AND m.account_id = a.id
    UNION SELECT group_id FROM group_leads l WHERE l.tenant_id = a.tenant_id AND l.account_id = a.id)), '[]')`;

const ownWords = statement<
  object,
  [
    tenantId: string,
    accountId: string,
    idNumber: string | null,
    employer: string | null,
    experience: string | null,
  ]
>(
  'engineers.storeWords',
  `INSERT INTO engineer_profiles (tenant_id, account_id, id_number, employer, experience)
   VALUES ($1, $2, coalesce($3, ''), coalesce($4, ''), coalesce($5, ''))
   ON CONFLICT (tenant_id, account_id) DO UPDATE SET
     id_number = coalesce($3, engineer_profiles.id_number), employer = coalesce($4, engineer_profiles.employer),
     experience = coalesce($5, engineer_profiles.experience)`,
);

const account = statement<
  object,
  [tenantId: string, accountId: string, name: string | null, photo: string | null, at: Date]
>(
  'engineers.storeAccount',
  `UPDATE accounts SET name = coalesce($3, name), photo = nullif(coalesce($4, photo), ''),
     version = version + 1, updated_at = $5
   WHERE tenant_id = $1 AND id = $2`,
);

const dropSkills = statement<object, [tenantId: string, accountId: string, keep: readonly string[]]>(
  'engineers.dropSkills',
  'DELETE FROM engineer_skills WHERE tenant_id = $1 AND account_id = $2 AND skill_id <> ALL($3::uuid[])',
);

const putSkills = statement<object, [tenantId: string, accountId: string, skills: string, at: Date]>(
  'engineers.putSkills',
  `INSERT INTO engineer_skills (tenant_id, account_id, skill_id, level, certificate, created_at)
   SELECT $1, $2, (s->>'skillId')::uuid, (s->>'level')::smallint, coalesce(s->>'certificate', ''), $4
   FROM jsonb_array_elements($3::jsonb) s
   ON CONFLICT (tenant_id, account_id, skill_id) DO UPDATE SET
     level = excluded.level, certificate = excluded.certificate`,
);

const putAreas = statement<object, [tenantId: string, accountId: string, codes: readonly string[]]>(
  'engineers.putAreas',
  `WITH gone AS (DELETE FROM service_areas
     WHERE tenant_id = $1 AND account_id = $2 AND region_code <> ALL($3::text[]))
   INSERT INTO service_areas (tenant_id, account_id, region_code) SELECT $1, $2, unnest($3::text[])
   ON CONFLICT DO NOTHING`,
);

/** Puts a proposal into force; fields that it leaves out stay. */
export async function putIntoForce(
  tx: Transaction,
  tenantId: string,
  accountId: string,
  proposal: ProfileProposal,
  at: Date,
): Promise<void> {
  const { name, photo, idNumber, employer, experience, skills, serviceAreas } = proposal;
  await account.change(tx, tenantId, accountId, name ?? null, photo ?? null, at);
  if (idNumber !== undefined || employer !== undefined || experience !== undefined) {
    await ownWords.change(tx, tenantId, accountId, idNumber ?? null, employer ?? null, experience ?? null);
  }
  if (skills) {
    const kept = skills.map(({ skillId }) => skillId);
    await dropSkills.change(tx, tenantId, accountId, kept);
    await putSkills.change(tx, tenantId, accountId, JSON.stringify(skills), at);
  }
  if (serviceAreas) await putAreas.change(tx, tenantId, accountId, serviceAreas);
}

export interface SkillRow {
  id: string;
  parentId: string | null;
  zh: string;
  en: string;
}

const ofTenant = statement<SkillRow, [tenantId: string]>(
  'skills.ofTenant',
  'SELECT id, parent_id AS "parentId", zh, en FROM skills WHERE tenant_id = $1 ORDER BY sort, zh, id',
);

/** All skills of a tenant: the tree is small and read as a whole. */
export function skillsOfTenant(on: Queryable, tenantId: string): Promise<SkillRow[]> {
  return ofTenant.all(on, tenantId);
}

const named = (skill: SkillRow, locale: Locale): string => (locale === 'en' ? skill.en : skill.zh);

/** The tree to choose skills from, in the reader's language. */
export function skillTree(rows: readonly SkillRow[], locale: Locale): DataOf<typeof engineers.skillTree> {
  const below = Map.groupBy(rows, ({ parentId }) => parentId);
  const branch = (parentId: string | null): DataOf<typeof engineers.skillTree> =>
    (below.get(parentId) ?? []).map((skill) => {
      const { id: value, zh, en } = skill;
      const children = below.has(value) ? branch(value) : undefined;
      return { value, label: named(skill, locale), zh, en, children };
    });
  return branch(null);
}

/** Names of a skill and of what it belongs to. */
export function skillNames(
  rows: readonly SkillRow[],
  skillId: string,
  locale: Locale,
): { name: string; parentName?: string } {
  const skill = rows.find(({ id }) => id === skillId);
  const parent = rows.find(({ id }) => id === skill?.parentId);
  return {
    name: skill ? named(skill, locale) : '',
    parentName: parent ? named(parent, locale) : undefined,
  };
}
