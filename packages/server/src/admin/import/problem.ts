/** What is wrong with a row, and where it stands. */
export interface Problem {
  /** The file, or the list within it. */
  readonly where: string;
  /** From 1: as a spreadsheet counts them, or an entry of a list. */
  readonly row: number;
  readonly field: string;
  readonly text: string;
}

/** A row that cannot be written as it is. The others are still tried, so that all problems are reported at once. */
export class RowProblem extends Error {
  readonly field: string;
  constructor(field: string, text: string) {
    super(text);
    this.field = field;
  }
}

/** A row that refers to one with a problem: whether it is right is seen once that one is. */
export class NotJudged extends RowProblem {}

export function formatProblem({ where, row, field, text }: Problem): string {
  return `${where}, row ${row}${field ? `, ${field}` : ''}: ${text}`;
}
