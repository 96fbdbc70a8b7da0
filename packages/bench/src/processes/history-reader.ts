import { connectAdminSocket } from '@svcdesk/server/admin-socket';
import pg from 'pg';

/**
 * A program by hand that only reads the rows that a verification reads: one statement a table, in the order of its
 * key, some thousand rows at a time by a cursor, and nothing done with them. Prints how many there were. The database
 * is the address of a PostgreSQL, or the data folder of a running server, whose admin socket gives the rows.
 */
const [database = '', tenantId = ''] = process.argv.slice(2);
const rowsAtOnce = 2000;

const tables = [
  ['order_records', 'order_id, seq'],
  ['audit_events', 'chain_id, seq'],
  ['audit_queue', 'id'],
  ['audit_seals', 'seq'],
] as const;

/** A connection within one transaction. */
interface Reading {
  run(text: string, values?: string[]): Promise<readonly unknown[]>;
  end(): Promise<unknown>;
}

async function fromPostgres(connectionString: string): Promise<Reading> {
  const client = new pg.Client({ connectionString, options: '-c TimeZone=UTC -c jit=off' });
  await client.connect();
  await client.query('BEGIN READ ONLY');
  return {
    run: async (text, values) => (await client.query({ text, values, rowMode: 'array' })).rows,
    async end() {
      await client.query('COMMIT');
      await client.end();
    },
  };
}

async function fromEmbedded(folder: string): Promise<Reading> {
  const driver = await connectAdminSocket(folder);
  const connection = await driver.begin();
  return {
    run: async (text, values = []) => (await connection.run({ text, values })).rows,
    async end() {
      await connection.finish('COMMIT');
      await driver.close();
    },
  };
}

const { run, end } = await (database.startsWith('postgres')
  ? fromPostgres(database)
  : fromEmbedded(database));
let count = 0;
for (const [table, order] of tables) {
  await run(`DECLARE rows CURSOR FOR SELECT * FROM ${table} WHERE tenant_id = $1 ORDER BY ${order}`, [
    tenantId,
  ]);
  for (;;) {
    const { length } = await run(`FETCH ${rowsAtOnce} FROM rows`);
    count += length;
    if (length < rowsAtOnce) break;
  }
  await run('CLOSE rows');
}
await end();
console.log(count);
