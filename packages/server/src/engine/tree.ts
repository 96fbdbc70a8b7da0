import type { TreeNode } from '@svcdesk/core/contract';
import type { Locale } from '@svcdesk/core/phrases';

/** A node of a tree as it is stored. */
export interface NamedNode {
  readonly id: string;
  readonly parentId: string | null;
  readonly zh: string;
  readonly en: string;
}

/** Makes a tree of sorted rows; a row whose parent is not among them is left out with all below it. */
export function treeOfNodes<Row extends NamedNode>(
  rows: readonly Row[],
  locale: Locale,
  flagsOf?: (row: Row) => NonNullable<TreeNode['flags']>,
): TreeNode[] {
  const below = Map.groupBy(rows, ({ parentId }) => parentId);
  const branch = (parentId: string | null): TreeNode[] =>
    (below.get(parentId) ?? []).map((row) => {
      const children = branch(row.id);
      return {
        value: row.id,
        label: (locale === 'en' && row.en) || row.zh,
        zh: row.zh,
        en: row.en,
        flags: flagsOf?.(row),
        children: children.length > 0 ? children : undefined,
      };
    });
  return branch(null);
}
