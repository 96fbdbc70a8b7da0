import type { GroupNode, TreeNode } from '@svcdesk/core/contract';

/** Fields of a tree's rows. */
export const treeFields = ['path', 'value'] as const;

/** A tree of choices as rows, each with the way to it: `Office/Printers`. */
export function treeRows(tree: readonly TreeNode[]): { value: string; path: string }[] {
  return treeBelow(tree, []);
}

function treeBelow(tree: readonly TreeNode[], above: readonly string[]): { value: string; path: string }[] {
  return tree.flatMap(({ value, label, children = [] }) => {
    const way = [...above, label];
    return [{ value, path: way.join('/') }, ...treeBelow(children, way)];
  });
}

/** Fields of the organisation's people. */
export const peopleFields = ['id', 'name', 'groupName', 'lead'] as const;

/** The people of the organisation, each once for every group. */
export function peopleRows(tree: readonly GroupNode[]): Record<(typeof peopleFields)[number], unknown>[] {
  return tree.flatMap(({ data: { groupName, tenantAccountInfoVos = [] }, snodes }) => [
    ...tenantAccountInfoVos.map(({ id, name, lead = false }) => ({ id, name, groupName, lead })),
    ...peopleRows(snodes),
  ]);
}

/** Fields of the organisation's rows. */
export const groupFields = ['path', 'id'] as const;

/** The organisation as rows, each group with the way to it. */
export function groupRows(tree: readonly GroupNode[]): { id: string; path: string }[] {
  return groupsBelow(tree, []);
}

function groupsBelow(tree: readonly GroupNode[], above: readonly string[]): { id: string; path: string }[] {
  return tree.flatMap(({ data, snodes }) => {
    const way = [...above, data.groupName];
    return [{ id: data.id, path: way.join('/') }, ...groupsBelow(snodes, way)];
  });
}
