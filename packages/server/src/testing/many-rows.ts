import { type Database, withoutTimeLimit } from '../platform/db/index.ts';

interface Column {
  readonly name: string;
  readonly type: string;
  readonly isNullable: boolean;
  readonly isMade: boolean;
  /** Of the primary key. */
  readonly isKey: boolean;
}

/** One row in so many has nothing in a column that may be empty. */
const emptyEach = 20;

/** What stands in a column of row i: different in each where it is a key, and of few kinds where it is a number. */
function valueIn({ name, type, isNullable, isKey }: Column): string {
  const value =
    name === 'tenant_id'
      ? `'t' || (1 + i % 3)`
      : type === 'uuid'
        ? name === 'id'
          ? `md5(i::text)::uuid`
          : `md5((i / 5)::text)::uuid`
        : type === 'text'
          ? `'${name} ' || i`
          : type === 'bool'
            ? 'i % 2 = 0'
            : type === 'int2' || type === 'int4'
              ? type === 'int4' && isKey
                ? 'i'
                : 'i % 7'
              : type === 'timestamptz'
                ? `now() - i * interval '1 minute'`
                : type === 'date'
                  ? 'current_date - (i % 400)'
                  : type === 'jsonb'
                    ? `'{}'::jsonb`
                    : type.startsWith('_')
                      ? `'{}'::${type.slice(1)}[]`
                      : `i::text::${type}`;
  return isNullable ? `CASE WHEN i % ${emptyEach} > 0 THEN ${value} END` : value;
}

/**
 * Fills tables with rows that mean nothing, so that PostgreSQL plans as it does for large ones. It must be let in as a
 * superuser, since no row refers to one that is there. Each table has a transaction of its own: events of other tests
 * wait for the oldest one.
 */
export async function fillTables(db: Database, countOf: (table: string) => number): Promise<void> {
  const { rows } = await db.connection.run({
    text: `SELECT c.table_name, c.column_name, c.udt_name, c.is_nullable = 'YES', c.is_identity = 'YES' OR c.is_generated = 'ALWAYS',
        EXISTS (SELECT FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = ANY(i.indkey)
          WHERE i.indisprimary AND i.indrelid = c.table_name::regclass AND a.attname = c.column_name)
      FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
      WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' ORDER BY 1, c.ordinal_position`,
    values: [],
  });
  for (const [table, columns] of Map.groupBy(rows, ([name]) => String(name))) {
    if (table === 'schema_migrations') continue;
    const given = columns
      .map(([, name, type, isNullable, isMade, isKey]) => ({
        name: String(name),
        type: String(type),
        isNullable: isNullable === true,
        isMade: isMade === true,
        isKey: isKey === true,
      }))
      .filter(({ isMade }) => !isMade);
    await db.transaction(async ({ connection }) => {
      await connection.run(withoutTimeLimit);
      await connection.run({ text: 'SET LOCAL session_replication_role = replica', values: [] });
      await connection.run({
        text: `INSERT INTO ${table} (${given.map(({ name }) => name).join(', ')})
          SELECT ${given.map(valueIn).join(', ')} FROM generate_series(1, $1::int) i ON CONFLICT DO NOTHING`,
        values: [String(countOf(table))],
      });
    });
  }
}
