import type { GroupNode, TreeNode } from '@svcdesk/core/contract';

/** Fields of a tree's rows. */
export const treeFields = ['value', 'path'] as const;

/** A tree of choices as rows, each with the way to it: `Office/Printers`. */
export function treeRows(
  tree: readonly TreeNode[],
  above: readonly string[] = [],
): { value: string; path: string }[] {
  return tree.flatMap(({ value, label, children = [] }) => {
    const way = [...above, label];
    return [{ value, path: way.join('/') }, ...treeRows(children, way)];
  });
}

/** Fields of the organisation's rows. */
export const groupFields = ['id', 'path'] as const;

/** The organisation as rows, each group with the way to it. */
export function groupRows(
  tree: readonly GroupNode[],
  above: readonly string[] = [],
): { id: string; path: string }[] {
  return tree.flatMap(({ data, snodes }) => {
    const way = [...above, data.groupName];
    return [{ id: data.id, path: way.join('/') }, ...groupRows(snodes, way)];
  });
}
