import { styleText } from 'node:util';
import cellsOf from 'string-width';

/** A column of a table. */
export interface Column<Row> {
  readonly heading: string;
  readonly text: (row: Row) => string;
  /** Cells that are left of it at least when a line gets too narrow; it is never cut without. */
  readonly least?: number;
}

const gap = '  ';
const usualColumns = 80;
// Names are typed by people: they must neither move the cursor nor turn the direction of writing around.
const unprintable = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;
const segmenter = new Intl.Segmenter();

/** The text in exactly so many cells: cut with an ellipsis, or filled up. */
function inCells(text: string, cells: number): string {
  let shown = text;
  if (cellsOf(text) > cells) {
    shown = '';
    for (const { segment } of segmenter.segment(text)) {
      if (cellsOf(shown + segment) > cells - 1) break;
      shown += segment;
    }
    shown += '…';
  }
  return shown + ' '.repeat(Math.max(0, cells - cellsOf(shown)));
}

/** Takes from the widest of the columns that allow it until a line holds them all. */
function fitted<Row>(natural: readonly number[], columns: readonly Column<Row>[], room: number): number[] {
  const widths = [...natural];
  const used = () => widths.reduce((sum, width) => sum + width, 0) + gap.length * (widths.length - 1);
  while (used() > room) {
    const [widest] = columns
      .map(({ least = Number.POSITIVE_INFINITY }, index) => ({ index, width: widths[index] ?? 0, least }))
      .filter(({ width, least }) => width > least)
      .sort((a, b) => b.width - a.width);
    if (!widest) break;
    widths[widest.index] = widest.width - 1;
  }
  return widths;
}

/** Where a table goes: a person's terminal, or a program. */
export interface Output {
  readonly isTTY?: boolean;
  readonly columns?: number;
}

/** Rows for people with headings and within the terminal's width; for programs whole, with tabs between. */
export function tableLines<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { isTTY = false, columns: room = 0 }: Output,
  isDim: (row: Row) => boolean = () => false,
): string[] {
  const cells = rows.map((row) => columns.map(({ text }) => text(row).replace(unprintable, ' ').trim()));
  if (!isTTY) return cells.map((row) => row.join('\t'));
  const heading = columns.map((column) => column.heading);
  const natural = columns.map((_, index) =>
    Math.max(...[heading, ...cells].map((row) => cellsOf(row[index] ?? ''))),
  );
  const widths = fitted(natural, columns, room || Number(process.env.COLUMNS) || usualColumns);
  const line = (row: readonly string[]) =>
    row
      .map((text, index) => inCells(text, widths[index] ?? 0))
      .join(gap)
      .trimEnd();
  return [
    styleText('bold', line(heading)),
    ...cells.map((row, index) => {
      const written = line(row);
      return isDim(rows[index] as Row) ? styleText('dim', written) : written;
    }),
  ];
}
