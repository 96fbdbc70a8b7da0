import pg from 'pg';

/**
 * A program by hand that only reads the rows that a verification reads: one statement a table, in the order of its
 * key, some thousand rows at a time by a cursor, and nothing done with them. Prints how many there were.
 */
const [databaseUrl = '', tenantId = ''] = process.argv.slice(2);
const rowsAtOnce = 2000;

const tables = [
  ['order_records', 'order_id, seq'],
  ['audit_events', 'chain_id, seq'],
  ['audit_queue', 'id'],
  ['audit_seals', 'seq'],
] as const;

const client = new pg.Client({ connectionString: databaseUrl, options: '-c TimeZone=UTC -c jit=off' });
await client.connect();
await client.query('BEGIN READ ONLY');
let count = 0;
for (const [table, order] of tables) {
  const text = `DECLARE rows CURSOR FOR SELECT * FROM ${table} WHERE tenant_id = $1 ORDER BY ${order}`;
  await client.query(text, [tenantId]);
  for (;;) {
    const { rows } = await client.query({ text: `FETCH ${rowsAtOnce} FROM rows`, rowMode: 'array' });
    count += rows.length;
    if (rows.length < rowsAtOnce) break;
  }
  await client.query('CLOSE rows');
}
await client.query('COMMIT');
await client.end();
console.log(count);
