import { getTableColumns } from 'drizzle-orm';
import { ngramTable } from '../../../engine/integration/ngram-table.ts';
import { ngramsOfTexts } from '../../../engine/ngrams.ts';
import { orders } from '../../../platform/db/schema/orders.ts';

/** An order as it is stored. */
export type OrderRow = typeof orders.$inferSelect;

/** Names of all columns. */
export const orderColumns = Object.keys(getTableColumns(orders)) as (keyof OrderRow)[];

/** What never changes once an order is made. */
const fixed: readonly (keyof OrderRow)[] = [
  'tenantId',
  'id',
  'orderNo',
  'content',
  'attachments',
  'cellId',
  'cellName',
  'customerId',
  'customerName',
  'creatorId',
  'creatorKind',
  'draftHash',
  'impactScope',
  'source',
  'templateId',
  'templateVersion',
  'faultAt',
  'repeatOfId',
  'requirementId',
  'duty',
  'createdAt',
];

/** What actions may change. */
export const changeableColumns = orderColumns.filter((name) => !fixed.includes(name));

const named = ['orderNo', 'title', 'cellName', 'customerName', 'reportName'] as const;

/** Columns that a keyword is searched in: those that are found by initials too, and the description. */
export const searchedColumns = [...named, 'content'] as const;

/** The searched text of a row in SQL, folded as a keyword is; `r` is the orders table. */
export const searchedText = `lower(r.order_no || ' ' || r.title || ' ' || r.cell_name || ' ' || r.customer_name || ' ' ||
  r.report_name || ' ' || r.content)`;

/** What a keyword finds an order by. */
export function ngramsOfOrder(row: Pick<OrderRow, (typeof searchedColumns)[number]>): string[] {
  return ngramsOfTexts(
    named.map((column) => row[column]),
    row.content,
  );
}

/** A table whose rows say what orders do, by the column that has their number. */
export const reportedNgrams = (table: string, number: string) =>
  ngramTable<Parameters<typeof ngramsOfOrder>[0] & { id: string }>(
    table,
    `SELECT r.id, r.${number} AS "orderNo", r.title, r.cell_name AS "cellName", r.customer_name AS "customerName",
       r.report_name AS "reportName", r.content FROM ${table} r`,
    ngramsOfOrder,
    ['title', 'cellName', 'customerName', 'reportName', 'content'],
  );
