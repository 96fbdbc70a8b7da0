import { measureFor } from './cells.ts';
import type { Terminal } from './terminal.ts';

/** Lines of a label and a value each, values under one another; labels without a value are left out. */
export async function labelled(
  pairs: readonly (readonly [label: string, value: string | undefined])[],
  { colours }: Pick<Terminal, 'colours'>,
): Promise<string[]> {
  const shown = pairs.filter((pair): pair is [string, string] => Boolean(pair[1]));
  const { cellsOf } = await measureFor(shown.map(([label]) => label));
  const width = Math.max(0, ...shown.map(([label]) => cellsOf(label)));
  return shown.map(
    ([label, value]) => `${colours.dim(label + ' '.repeat(width - cellsOf(label)))}  ${value}`,
  );
}
