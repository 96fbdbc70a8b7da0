import type { Answer } from '../connection.ts';

type Ask = (text: string) => Promise<Answer>;

/**
 * Tables and indices whose files are shorter than when they were last looked through: a file that was cut reads as a
 * shorter or empty table, without any error. A table may also have been shortened by a VACUUM that did not come to
 * note it; then no index knows more rows, which {@link hasRowsOf} tells.
 */
const shortened = `SELECT c.relkind::text, c.oid::regclass::text,
    (SELECT string_agg(quote_ident(a.attname), ', ' ORDER BY k.n) FROM pg_index i
     CROSS JOIN unnest(i.indkey::int2[]) WITH ORDINALITY AS k(attnum, n)
     JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.attnum
     WHERE i.indrelid = c.oid AND i.indisprimary)
  FROM pg_class c
  WHERE c.relkind IN ('r', 'i', 't') AND c.relpages > 0
    AND pg_relation_size(c.oid) < c.relpages::int8 * current_setting('block_size')::int8`;

/** Reads a table by its key, which fails where the key knows of rows that the table's file has not. */
async function hasRowsOf(ask: Ask, table: string, key: string): Promise<void> {
  await ask('SET enable_seqscan = off');
  await ask('SET enable_bitmapscan = off');
  await ask('SET enable_indexonlyscan = off');
  try {
    await ask(`SELECT count(x) FROM (SELECT ctid AS x FROM ${table} ORDER BY ${key}) AS rows`);
  } finally {
    for (const way of ['seqscan', 'bitmapscan', 'indexonlyscan']) await ask(`RESET enable_${way}`);
  }
}

/** Throws what the database says when one of its files was cut. */
export async function refuseCutRelations(ask: Ask): Promise<void> {
  const { rows } = await ask(shortened);
  for (const [kind, name, key] of rows) {
    // An index never gets shorter by itself.
    if (kind === 'i') throw new Error(`the file of the index ${name} was cut`);
    if (key) await hasRowsOf(ask, String(name), String(key));
  }
}
