import type { Written } from '../processes/write-limit.ts';
import { queryRows } from './query-rows.ts';

type Row = Record<string, string | null>;

/** Rows of a table as text, as they can be inserted again. */
async function asText(databaseUrl: string, table: string, where: string, orderId: string): Promise<Row[]> {
  const columns = await queryRows<{ name: string }>(
    databaseUrl,
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_name = $1 AND table_schema = 'public' AND is_generated = 'NEVER' AND is_identity = 'NO'`,
    [table],
  );
  const list = columns.map(({ name }) => `"${name}"::text`).join(', ');
  return queryRows<Row>(databaseUrl, `SELECT ${list} FROM ${table} WHERE ${where}`, [orderId]);
}

/** What the last write to an order left: the order, the record of that write, and the messages it sent. */
export async function writtenRows(
  databaseUrl: string,
  orderId: string,
  since: Written | undefined,
): Promise<Written> {
  const [order] = await asText(databaseUrl, 'orders', 'id = $1', orderId);
  if (!order) throw new Error('The order that was written is not there');
  const records = await asText(databaseUrl, 'order_records', 'order_id = $1', orderId);
  const messages = await asText(databaseUrl, 'messages', 'target_id = $1', orderId);
  const isNew = (before: readonly Row[] = []) => {
    const known = new Set(before.map(({ id }) => id));
    return ({ id }: Row) => id !== undefined && !known.has(id);
  };
  return {
    order,
    records: records.filter(isNew(since?.records)),
    messages: messages.filter(isNew(since?.messages)),
  };
}
