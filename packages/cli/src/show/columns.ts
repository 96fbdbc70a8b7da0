import type { Column } from '../output/output.ts';
import { cellOf, type ShowContext } from './cells.ts';
import { headingOf } from './headings.ts';
import type { KindName } from './kinds.ts';
import { ownerColumn } from './raw.ts';

const leastCells: Readonly<Record<string, number>> = {
  title: 12,
  content: 12,
  remark: 12,
  url: 16,
  path: 12,
  question: 12,
  address: 12,
  suggestion: 6,
  [ownerColumn]: 6,
};

/** Cells of a name below which it tells nothing. */
const leastOfNames = 8;

/** Cells of a title that tell things apart; below it other columns go. */
const titleCells = 28;

/** Columns that a narrow terminal does without. */
const spareFields: readonly string[] = ['priority', 'cellName', 'customerName', 'groupName'];

/** Columns of a table for people. */
export function columnsOf(
  fields: readonly string[],
  kind: KindName | undefined,
  context: ShowContext,
): Column[] {
  return fields.map((field) => ({
    heading: headingOf(field, context),
    least: leastCells[field] ?? (/[nN]ame$/.test(field) ? leastOfNames : undefined),
    wants: field === 'title' ? titleCells : undefined,
    spare: spareFields.includes(field) || undefined,
    cell: (item) => cellOf(field, item, kind, context),
  }));
}
