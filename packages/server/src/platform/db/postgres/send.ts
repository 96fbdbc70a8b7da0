import pg from 'pg';
import type { Answer, Command } from '../connection.ts';
import { refusalOf } from '../error.ts';
import { valueParsers } from '../values.ts';

/** Reads values in our way, and in node-postgres' own where we have none. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    valueParsers[oid] ?? pg.types.getTypeParser(oid, format as 'text'),
};

/**
 * Sends one command over node-postgres and gives its answer, or its error, in our form. A named statement is prepared
 * once a connection; what its rows look like comes with every answer (docs/decisions/03-raw-sql.md).
 */
export async function send(client: pg.ClientBase, { text, values, name }: Command): Promise<Answer> {
  try {
    const query = { text, values: [...values], types, rowMode: 'array' as const, ...(name && { name }) };
    const answered: pg.QueryArrayResult | pg.QueryArrayResult[] = await client.query(query);
    // A text of several statements, as a migration is one, gives a result for each.
    const result = Array.isArray(answered) ? (answered.at(-1) as pg.QueryArrayResult) : answered;
    return {
      columns: result.fields.map((field) => field.name),
      rows: result.rows,
      affected: result.command === 'SELECT' ? 0 : (result.rowCount ?? 0),
      command: result.command,
    };
  } catch (error) {
    throw refusalOf(error);
  }
}
