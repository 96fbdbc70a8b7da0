import type { DataOf, engineers } from '@svcdesk/core/contract';
import { normalizeSearch } from '@svcdesk/core/format';

export type SkillNode = DataOf<typeof engineers.skillTree>[number];
export type Skill = DataOf<typeof engineers.skills>[number];

/** A skill to choose, by its own name and what it belongs to. */
export interface SkillLeaf {
  readonly id: string;
  readonly name: string;
  /** Names above it, from the top. */
  readonly above: readonly string[];
}

/** Skills that are no group of others, with what they belong to. */
export function leavesOf(nodes: readonly SkillNode[], above: readonly string[] = []): SkillLeaf[] {
  return nodes.flatMap((node) => {
    if (node.enabled === false) return [];
    if (node.children?.length) return leavesOf(node.children, [...above, node.label]);
    return [{ id: node.value, name: node.label, above }];
  });
}

/** Leaves whose name, or that of what they belong to, holds every word. */
export function matching(leaves: readonly SkillLeaf[], words: string): readonly SkillLeaf[] {
  const wanted = normalizeSearch(words).split(' ').filter(Boolean);
  return leaves.filter(({ name, above }) => {
    const haystack = normalizeSearch([...above, name].join(' '));
    return wanted.every((word) => haystack.includes(word));
  });
}

/** What is handed in of a skill. */
export interface SkillChoice {
  skillId: string;
  level: number;
  certificate?: string;
}

/**
 * The skills as they would be: those held or proposed, with the chosen ones added or at their new level. Level 0 takes
 * one away.
 */
export function withChoices(
  held: readonly Skill[],
  chosen: Readonly<Record<string, number>>,
  certificate?: string,
): SkillChoice[] {
  const kept = held.flatMap((skill): SkillChoice[] => {
    const level = chosen[skill.skillId] ?? skill.level;
    if (level === 0) return [];
    const own = skill.certificate !== undefined && { certificate: skill.certificate };
    return [{ skillId: skill.skillId, level, ...own }];
  });
  const known = new Set(held.map(({ skillId }) => skillId));
  const added = Object.entries(chosen).flatMap(([skillId, level]): SkillChoice[] =>
    known.has(skillId) || level === 0 ? [] : [{ skillId, level, ...(certificate && { certificate }) }],
  );
  return [...kept, ...added];
}
