import type { DataOf, engineers } from '@svcdesk/core/contract';
import type { Locale } from '@svcdesk/core/phrases';
import { type Queryable, statement } from '../../platform/db/index.ts';

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
