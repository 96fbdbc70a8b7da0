import type { KindName } from '../work.ts';
import { headingOf } from './headings.ts';
import type { Column } from './output.ts';
import { ownerColumn } from './values.ts';
import { cellOf, type ShowContext } from './words.ts';

const minCells: Readonly<Record<string, number>> = {
  title: 12,
  content: 12,
  remark: 12,
  url: 16,
  path: 12,
  question: 12,
  address: 12,
  suggestion: 18,
  reasons: 22,
  reason: 22,
  effect: 18,
  warning: 18,
  [ownerColumn]: 6,
};

/** Cells of a name below which it tells nothing. */
const minNameCells = 8;

/** Cells that tell records apart; below them other columns go. Half an id is none. */
const wantedCells: Readonly<Record<string, number>> = { title: 28, id: 36 };

/** Cells of a status, and of a time, beside ids, which leave little room: the beginning, and the day. */
const besideIds: readonly (readonly [RegExp, number])[] = [
  [/^status$/, 10],
  [/At$/, 11],
];

/** Columns that a narrow terminal does without. */
const droppableFields: readonly string[] = ['priority', 'cellName', 'customerName', 'groupName'];

/** What is said in sentences, which tell nothing unless they are whole. */
const wrappedFields: readonly string[] = ['reasons', 'reason', 'effect', 'warning'];

function minCellsOf(field: string, hasIds: boolean): number | undefined {
  const beside = hasIds ? besideIds.find(([name]) => name.test(field))?.[1] : undefined;
  return minCells[field] ?? beside ?? (/[nN]ame$/.test(field) ? minNameCells : undefined);
}

/** Columns of a table for people. */
export function columnsOf(
  fields: readonly string[],
  kind: KindName | undefined,
  context: ShowContext,
): Column[] {
  const hasIds = fields.includes('id');
  return fields.map((field) => ({
    heading: headingOf(field, context),
    minCells: minCellsOf(field, hasIds),
    preferredWidth: wantedCells[field],
    droppable: droppableFields.includes(field) || undefined,
    wraps: wrappedFields.includes(field) || undefined,
    cell: (item) => cellOf(field, item, kind, context),
  }));
}
