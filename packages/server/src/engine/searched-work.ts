import { ngramsOfTexts } from './ngrams.ts';

/** Columns of every kind of work in a table of its own that a keyword is searched in. */
export interface SearchedWork {
  readonly orderNo: string;
  readonly title: string;
  readonly cellName: string;
  readonly customerName: string;
  /** The description, where the kind has one. */
  readonly content?: string | undefined;
}

const named = "r.order_no || ' ' || r.title || ' ' || r.cell_name || ' ' || r.customer_name";

/** The searched text of a row `r` in SQL, of a kind that has no description. */
export const searchedWorkText = `lower(${named})`;

/** The same with the description. */
export const describedWorkText = `lower(${named} || ' ' || r.content)`;

/** What a keyword finds a row by. */
export const ngramsOfWork = ({ orderNo, title, cellName, customerName, content }: SearchedWork): string[] =>
  ngramsOfTexts([orderNo, title, cellName, customerName], content);

/** Descriptions of rows of a table by their ids $2, in SQL. */
export const describing = (table: string): string =>
  `SELECT r.id, r.content AS content FROM ${table} r
   WHERE r.tenant_id = $1 AND r.id = ANY($2::uuid[])`;
