import { cutToCells, linesWithin, type Measure, measureFor, printableLine } from '../text.ts';
import type { Column, Item, TableCell } from './output.ts';
import type { Terminal } from './terminal.ts';

const gap = '  ';

/** How a table is drawn. */
interface TableOptions {
  readonly headings: boolean;
  readonly terminal: Pick<Terminal, 'columns' | 'colours'>;
}

/** Rows that decide the widths of all columns: later rows are printed as they come. */
const rowsMeasured = 100;

/** Prints a table; one of more rows than can be waited for is printed in parts, all with the widths of the first. */
export async function printTable(
  items: AsyncIterable<Item>,
  columns: readonly Column[],
  options: TableOptions & { readonly terminal: Pick<Terminal, 'print'> },
): Promise<void> {
  let rows: Item[] = [];
  let widths: readonly number[] | undefined;
  const flush = async () => {
    const drawn = await drawnTable(
      rows,
      columns,
      { ...options, headings: options.headings && !widths },
      widths,
    );
    if (rows.length > 0) widths = drawn.widths;
    rows = [];
    for (const line of drawn.lines) options.terminal.print(line);
  };
  try {
    for await (const item of items) if (rows.push(item) >= rowsMeasured) await flush();
  } finally {
    await flush();
  }
}

/** The lines of a table, all equally wide and none wider than the terminal. */
export async function table(
  items: readonly Item[],
  columns: readonly Column[],
  options: TableOptions,
): Promise<string[]> {
  return (await drawnTable(items, columns, options)).lines;
}

async function drawnTable(
  items: readonly Item[],
  columns: readonly Column[],
  { headings, terminal }: TableOptions,
  before?: readonly number[],
): Promise<{ lines: string[]; widths: readonly number[] }> {
  const { columns: room, colours } = terminal;
  const heading = columns.map(
    ({ heading: text }): TableCell => ({ text: text.toUpperCase(), colour: 'bold' }),
  );
  const body = items.map((item) => columns.map((column) => oneLine(column.cell(item))));
  const rows = headings && items.length > 0 ? [heading, ...body] : body;
  const measure = await measureFor(rows.flatMap((row) => row.map(({ text }) => text)));
  const widths = before ?? widthsWithin(naturalWidths(rows, columns.length, measure), columns, room);
  const lines = rows
    .flatMap((row) => linesOf(row, columns, widths, measure))
    .map((row) =>
      row
        .map(({ text, colour }, index) => {
          const filled = filledCell(text, widths[index] ?? 0, measure);
          return colour ? colours[colour](filled) : filled;
        })
        .filter((_cell, index) => (widths[index] ?? 0) > 0)
        .join(gap),
    );
  return { lines, widths };
}

/** A row as lines of cells: what goes on below stands under its beginning. */
function linesOf(
  row: readonly TableCell[],
  columns: readonly Column[],
  widths: readonly number[],
  { cellsOf }: Measure,
): TableCell[][] {
  const cells = row.map(({ text, colour }, index) => {
    const width = widths[index] ?? 0;
    const lines = columns[index]?.wraps && width > 0 ? linesWithin(text, width, cellsOf) : [text];
    return { lines, colour };
  });
  const count = Math.max(1, ...cells.map(({ lines }) => lines.length));
  return Array.from({ length: count }, (_, line) =>
    cells.map(({ lines, colour }) => ({ text: lines[line] ?? '', colour })),
  );
}

/** Widths that fit; spare columns are left out, the last first, while another has less room than it wants. */
function widthsWithin(natural: readonly number[], columns: readonly Column[], room: number): number[] {
  const all = [...natural];
  const spare = columns.flatMap((column, index) => (column.droppable ? [index] : []));
  for (;;) {
    const widths = fitted(all, columns, room);
    const isCramped = columns.some(
      ({ preferredWidth = 0 }, index) => (widths[index] ?? 0) < Math.min(preferredWidth, all[index] ?? 0),
    );
    const left = isCramped ? spare.pop() : undefined;
    if (left === undefined) return widths;
    all[left] = 0;
  }
}

/**
 * Squeezes columns that allow it until all fit, the widest first, and those that want room only when no other can
 * give any; when even that is too much, cuts from the right.
 */
function fitted(natural: readonly number[], columns: readonly Column[], room: number): number[] {
  const widths = [...natural];
  const used = () =>
    widths.reduce((sum, width) => sum + width, 0) +
    gap.length * Math.max(0, widths.filter(Boolean).length - 1);
  for (let excess = used() - room; excess > 0; excess--) {
    const squeezable = widths
      .map((width, index) => ({
        width,
        index,
        minCells: columns[index]?.minCells ?? Number.POSITIVE_INFINITY,
      }))
      .filter(({ width, minCells }) => width > minCells)
      .sort((a, b) => wantsRoom(columns[a.index]) - wantsRoom(columns[b.index]) || b.width - a.width)[0];
    if (!squeezable) break;
    widths[squeezable.index] = squeezable.width - 1;
  }
  for (let index = widths.length - 1; index > 0 && used() > room; index--) {
    widths[index] = Math.max(0, (widths[index] ?? 0) - (used() - room));
  }
  if (used() > room) widths[0] = room;
  return widths;
}

function wantsRoom(column: Column | undefined): number {
  return column?.preferredWidth ? 1 : 0;
}

function oneLine({ text, colour }: TableCell): TableCell {
  return { text: printableLine(text), colour };
}

function filledCell(text: string, width: number, measure: Measure): string {
  const cut = cutToCells(text, width, measure);
  // The ellipsis is one cell, whichever measure counts.
  const used = cut === text ? measure.cellsOf(text) : measure.cellsOf(cut.slice(0, -1)) + Math.min(1, width);
  return cut + ' '.repeat(Math.max(0, width - used));
}

function naturalWidths(
  rows: readonly (readonly TableCell[])[],
  count: number,
  { cellsOf }: Measure,
): number[] {
  return Array.from({ length: count }, (_, index) =>
    rows.reduce((widest, row) => Math.max(widest, cellsOf(row[index]?.text ?? '')), 0),
  );
}

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
