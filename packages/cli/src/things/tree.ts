import type { Candidate } from '../resources/resource.ts';

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
