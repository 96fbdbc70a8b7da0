import type { Chance } from '../chance.ts';

/** Ids by what they stand for, the same each time they are asked for. */
export interface Ids {
  of(kind: string, key: string): string;
}

/** Ids of what a company was founded with, all of the same moment, beside those of what is there already. */
export function createIds(
  chance: Chance,
  foundedAt: number,
  there: readonly { readonly kind: string; readonly key: string; readonly id: string }[] = [],
): Ids {
  const known = new Map(there.map(({ kind, key, id }) => [`${kind} ${key}`, id]));
  return {
    of(kind, key) {
      const name = `${kind} ${key}`;
      const id = known.get(name) ?? chance.fork(name).idAt(foundedAt);
      known.set(name, id);
      return id;
    },
  };
}

/** A node of a tree with those above it. */
export interface Flat<N> {
  readonly node: N;
  readonly parent: N | undefined;
  readonly sort: number;
  /** Itself and all above, nearest first. */
  readonly path: readonly N[];
  readonly isLeaf: boolean;
}

/** Nodes of a tree, each after the one above it. */
export function flatten<N extends { readonly children?: readonly N[] }>(
  nodes: readonly N[],
  above: readonly N[] = [],
): Flat<N>[] {
  return nodes.flatMap((node, index) => {
    const path = [node, ...above];
    const isLeaf = (node.children?.length ?? 0) === 0;
    return [{ node, parent: above[0], sort: index + 1, path, isLeaf }, ...flatten(node.children ?? [], path)];
  });
}
