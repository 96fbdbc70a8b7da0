import type { ExitCode } from '../errors/exit-codes.ts';
import type { Colour } from './colours.ts';

/** An object of the contract, or one of the command line's own, by field. */
export type Item = Readonly<Record<string, unknown>>;

/** Text in a table, with a colour that only repeats what it says. */
export interface Cell {
  readonly text: string;
  readonly colour?: Colour;
}

/** One column of a table. */
export interface Column {
  readonly heading: string;
  /** What people read. */
  cell(item: Item): Cell;
  /** What programs read: never cut, never translated, times in RFC 3339. */
  raw(item: Item): string;
  /** Cells below which the column is not squeezed; one without is never squeezed. */
  readonly least?: number;
  /** Cells that the column keeps, if its text needs them, before those that are spare keep any. */
  readonly wants?: number;
  /** Whether it is left out where a column that wants room has none; of several the last goes first. */
  readonly spare?: true;
}

/** A list, fetched while it is printed. */
export interface Many {
  readonly kind: 'many';
  readonly items: AsyncIterable<Item>;
  readonly columns: readonly Column[];
  readonly headings: boolean;
  /** Whether notes already tell people all there is to know, so that only programs get rows. */
  readonly forPrograms?: true;
  /** Called when all items are printed: for notes, and for how it ended. */
  finish?(count: number): ExitCode | undefined;
}

/** A single thing. */
export interface One {
  readonly kind: 'one';
  readonly item: Item;
  /** What people read; nothing where notes say it all. */
  people(): Promise<string> | string;
  /** What programs read when they did not ask for JSON: names and values. */
  lines(): readonly (readonly string[])[];
  /** How it ended, where there was an item but not all went well. */
  readonly exitCode?: ExitCode;
}

/** What a command gives. */
export type Output = Many | One;
