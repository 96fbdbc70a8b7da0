import { gramsOfTexts } from '../../work/grams.ts';
import type { OrderRow } from './order-row.ts';

/** Columns that a keyword is searched in. */
export const searchedColumns = ['orderNo', 'title', 'cellName', 'customerName', 'reportName'] as const;

/** The searched text of a row in SQL, folded as a keyword is; `o` is the orders table. */
export const searchedText =
  "lower(o.order_no || ' ' || o.title || ' ' || o.cell_name || ' ' || o.customer_name || ' ' || o.report_name)";

/** Every character and every pair of neighbours of the searched text. */
export function gramsOf(row: Pick<OrderRow, (typeof searchedColumns)[number]>): string[] {
  return gramsOfTexts(searchedColumns.map((column) => row[column]));
}
