import type { ExitCode } from '../errors.ts';
import type { Colour } from './terminal.ts';

/** An object of the contract, or one of the command line's own, by field. */
export type Item = Readonly<Record<string, unknown>>;

/** Text in a table, with a colour that only repeats what it says. */
export interface TableCell {
  readonly text: string;
  readonly colour?: Colour | undefined;
}

/** One column of a table for people. */
export interface Column {
  readonly heading: string;
  cell(item: Item): TableCell;
  /** Cells below which the column is not squeezed; one without is never squeezed. */
  readonly minCells?: number | undefined;
  /** Cells that the column keeps, if its text needs them, before those that are spare keep any. */
  readonly preferredWidth?: number | undefined;
  /** Whether it is left out where a column that wants room has none; of several the last goes first. */
  readonly droppable?: true | undefined;
  /** Whether text that is longer goes on in lines below rather than being cut. */
  readonly wraps?: true | undefined;
}

/** A list, fetched while it is printed. */
export interface Rows {
  readonly kind: 'rows';
  readonly items: AsyncIterable<Item>;
  /** Fields that are shown unless others are asked for. */
  readonly columns: readonly string[];
  /** How many are shown at most once they are sorted: more than these have to be read for that. */
  readonly shows?: number | undefined;
  /** Called when all items are printed: for notes, and for how it ended. */
  finish?(count: number): ExitCode | undefined;
}

/** One record. */
export interface Detail {
  readonly kind: 'detail';
  readonly item: Item;
  /** What people read, where it is not the usual detail. */
  people?(): Promise<string> | string;
  /** How it ended, where there was an item but not all went well. */
  readonly exitCode?: ExitCode | undefined;
}

/** What became of what was done; people read notes, so that only programs get data. */
export interface Done {
  readonly kind: 'done';
  readonly items: AsyncIterable<Item>;
  /** Whether several records could be named: programs then get a list, however many there were. */
  readonly many: boolean;
  finish?(count: number): ExitCode | undefined;
}

/** Data of any form, printed as JSON while it comes. */
export interface Values {
  readonly kind: 'values';
  readonly values: AsyncIterable<unknown>;
  finish?(): ExitCode | undefined;
}

/** Text or bytes as they come, which nothing is made of. */
export interface Stream {
  readonly kind: 'stream';
  readonly parts: AsyncIterable<string | Uint8Array>;
  finish?(): ExitCode | undefined;
}

/** What a command gives. */
export type Output = Rows | Detail | Done | Values | Stream;

/** What is there already, in the form of what comes. */
export async function* streamOf<T>(...items: readonly T[]): AsyncGenerator<T> {
  yield* items;
}
