import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import type { Answer } from '../connection.ts';
import { send } from '../postgres/send.ts';

type Ask = (text: string, values?: string[]) => Promise<Answer['rows']>;

/** Tables and indices with their files, and how long these were when they were last looked through. */
const filed = `SELECT oid::text, pg_relation_filepath(oid), relpages::int8 * current_setting('block_size')::int8
  FROM pg_class WHERE relkind IN ('r', 'i', 't') AND relpages > 0`;

const named = `SELECT c.relkind::text, c.oid::regclass::text,
    (SELECT string_agg(quote_ident(a.attname), ', ' ORDER BY k.n) FROM pg_index i
     CROSS JOIN unnest(i.indkey::int2[]) WITH ORDINALITY AS k(attnum, n)
     JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.attnum
     WHERE i.indrelid = c.oid AND i.indisprimary)
  FROM pg_class c WHERE c.oid::text = ANY(string_to_array($1, ' '))`;

/** PostgreSQL goes on in another file, whose name ends in .1, .2 and so on, where one has grown to this. */
const segmentBytes = 1024 ** 3;

async function bytesIn(path: string): Promise<number> {
  let bytes = 0;
  for (let segment = 0; ; segment++) {
    const size = await stat(segment === 0 ? path : `${path}.${segment}`).then(
      (file) => file.size,
      () => 0,
    );
    bytes += size;
    if (size < segmentBytes) return bytes;
  }
}

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

/**
 * Throws when one of the database's files was cut: it reads as a shorter or empty table then, without any error. A
 * table may also have been shortened by a VACUUM that did not come to note it, and no index knows more rows then. The
 * lengths are not asked of the database: it would take a quarter of a second, ten times as long, at each start.
 */
export async function refuseCutFiles(client: pg.Client, path: string): Promise<void> {
  const ask: Ask = async (text, values = []) => (await send(client, { text, values })).rows;
  const files = await ask(filed);
  const lengths = await Promise.all(files.map(([, file]) => bytesIn(join(path, String(file)))));
  const shortened = files.filter(([, , expected], index) => (lengths[index] ?? 0) < Number(expected));
  if (shortened.length === 0) return;
  const relations = await ask(named, [shortened.map(([oid]) => oid).join(' ')]);
  for (const [kind, name, key] of relations) {
    // PostgreSQL never shortens an index.
    if (kind === 'i') throw new Error(`the file of the index ${name} was cut`);
    if (key) await hasRowsOf(ask, String(name), String(key));
  }
}
