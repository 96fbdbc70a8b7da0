import { gramsOfTexts } from './grams.ts';

/** Columns of every kind of work in a table of its own that a keyword is searched in. */
export interface SearchedWork {
  readonly orderNo: string;
  readonly title: string;
  readonly cellName: string;
  readonly customerName: string;
}

/** The searched text of a row `r` in SQL. */
export const searchedWorkText =
  "lower(r.order_no || ' ' || r.title || ' ' || r.cell_name || ' ' || r.customer_name)";

/** What a keyword finds a row by. */
export const workGrams = ({ orderNo, title, cellName, customerName }: SearchedWork): string[] =>
  gramsOfTexts([orderNo, title, cellName, customerName]);
