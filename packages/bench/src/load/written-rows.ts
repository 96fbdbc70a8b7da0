import type { Written } from '../processes/write-limit.ts';
import { queryRows } from './query-rows.ts';

type Row = Record<string, string | null>;

/** Tables beside the orders that a write adds rows to, and which of theirs are about the order $1. */
const tables = {
  order_records: 'order_id = $1::uuid',
  messages: 'target_id = $1::uuid',
  events: 'object_id = $1::uuid',
  audit_queue: 'hash IN (SELECT hash FROM order_records WHERE order_id = $1::uuid)',
  // Nothing in them names an order: nobody else writes meanwhile.
  count_deltas: '$1::uuid IS NOT NULL',
} as const;

/** Rows of a table as text, as they can be inserted again: without what the database fills in by itself. */
async function asText(databaseUrl: string, table: string, where: string, orderId: string): Promise<Row[]> {
  const columns = await queryRows<{ name: string }>(
    databaseUrl,
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_name = $1 AND table_schema = 'public' AND is_generated = 'NEVER' AND is_identity = 'NO'
       AND coalesce(column_default, '') NOT LIKE '%pg_current_xact_id%'`,
    [table],
  );
  const list = columns.map(({ name }) => `"${name}"::text`).join(', ');
  return queryRows<Row>(databaseUrl, `SELECT ${list} FROM ${table} WHERE ${where}`, [orderId]);
}

/** What the last write to an order left, beside what the one before it had left. */
export async function writtenRows(
  databaseUrl: string,
  orderId: string,
  before: Written | undefined,
): Promise<Written> {
  const [order] = await asText(databaseUrl, 'orders', 'id = $1', orderId);
  if (!order) throw new Error('The order that was written is not there');
  const known = new Set(before?.rows.map((each) => JSON.stringify(each)));
  const found = await Promise.all(
    Object.entries(tables).map(async ([table, where]) => {
      const rows = await asText(databaseUrl, table, where, orderId);
      return rows.map((row) => ({ table, row }));
    }),
  );
  return { order, rows: found.flat().filter((each) => !known.has(JSON.stringify(each))) };
}
