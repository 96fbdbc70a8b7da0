import type { GroupNode, TreeNode } from '@svcdesk/core/contract';
import type { Candidate } from './resource.ts';

/** A node of a tree of choices, as far as choosing needs it. */
interface Node {
  readonly value: string;
  readonly label: string;
  readonly zh?: string | undefined;
  readonly en?: string | undefined;
  readonly children?: readonly Node[] | undefined;
}

/** Every node of a tree that can be chosen, by its name, its path such as `Office/Printers`, or its name in the other language. */
export function candidatesOf(tree: readonly Node[], above: readonly string[] = []): Candidate[] {
  return tree.flatMap(({ value, label, zh, en, children = [] }) => {
    const path = [...above, label];
    const names = [label, zh, en, path.join('/')].filter((name) => name !== undefined);
    const isBranch = children.length > 0;
    return [{ id: value, label: path.join('/'), names, isBranch }, ...candidatesOf(children, path)];
  });
}

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
