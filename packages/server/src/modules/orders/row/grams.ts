import { beginningText, gramsOfTexts } from '../../../engine/grams.ts';
import type { OrderRow } from './order-row.ts';

const named = ['orderNo', 'title', 'cellName', 'customerName', 'reportName'] as const;

/** Columns that a keyword is searched in: those that are found by initials too, and the description. */
export const searchedColumns = [...named, 'content'] as const;

/** The searched text of a row in SQL, folded as a keyword is; `o` is the orders table. */
export const searchedText = `lower(o.order_no || ' ' || o.title || ' ' || o.cell_name || ' ' || o.customer_name || ' ' ||
  o.report_name || ' ' || ${beginningText('o.content')})`;

/** What a keyword finds an order by. */
export function gramsOf(row: Pick<OrderRow, (typeof searchedColumns)[number]>): string[] {
  return gramsOfTexts(
    named.map((column) => row[column]),
    row.content,
  );
}
