import { cellsOf, padToCells } from './cells.ts';
import type { Terminal } from './terminal.ts';

/** Lines of a label and a value each, values under one another; labels without a value are left out. */
export function labelled(
  pairs: readonly (readonly [label: string, value: string | undefined])[],
  { colours }: Pick<Terminal, 'colours'>,
): string[] {
  const shown = pairs.filter((pair): pair is [string, string] => Boolean(pair[1]));
  const width = Math.max(0, ...shown.map(([label]) => cellsOf(label)));
  return shown.map(([label, value]) => `${colours.dim(padToCells(label, width))}  ${value}`);
}
