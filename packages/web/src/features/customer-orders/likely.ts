import type { TreeNode } from '@svcdesk/core/contract';

/** A leaf of a tree; undefined when the value is not one. */
export function leafOf(nodes: readonly TreeNode[], value: string): TreeNode | undefined {
  for (const node of nodes) {
    if (node.children?.length) {
      const below = leafOf(node.children, value);
      if (below) return below;
    } else if (node.value === value) return node;
  }
  return undefined;
}

function firstLeaf(nodes: readonly TreeNode[]): TreeNode | undefined {
  const first = nodes[0];
  return first?.children?.length ? firstLeaf(first.children) : first;
}

/** The first of the wishes that the tree still offers: what was chosen, then what was chosen last time. */
export function offeredLeaf(nodes: readonly TreeNode[], ...wishes: readonly (string | undefined)[]): string {
  return wishes.find((wish) => wish !== undefined && leafOf(nodes, wish) !== undefined) ?? '';
}

/** The same; the tree's first leaf when none is offered. */
export function likelyLeaf(nodes: readonly TreeNode[], ...wishes: readonly (string | undefined)[]): string {
  return offeredLeaf(nodes, ...wishes) || (firstLeaf(nodes)?.value ?? '');
}

/** Who reports, most likely: the one chosen, else the reporter who has my phone or my name; empty means myself. */
export function likelyReporter(
  reporters: readonly { id: string; name: string; phone: string }[],
  chosen: string,
  me: { name: string; phone?: string } | undefined,
): string {
  if (reporters.some(({ id }) => id === chosen)) return chosen;
  const mine =
    reporters.find(({ phone }) => phone === me?.phone) ?? reporters.find(({ name }) => name === me?.name);
  return mine?.id ?? '';
}

/** Where it is, most likely: the one chosen, where one reported last, else the first of my sites. */
export function likelySite(
  cells: readonly { id: string }[],
  ...wishes: readonly (string | undefined)[]
): string {
  return wishes.find((wish) => cells.some(({ id }) => id === wish)) ?? cells[0]?.id ?? '';
}
