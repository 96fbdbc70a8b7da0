import pg from 'pg';
import type { Answer, Command } from '../connection.ts';
import { DatabaseError, faultFrom } from '../error.ts';
import { valueParsers } from '../values.ts';

const types = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && valueParsers[id]) || pg.types.getTypeParser(id, format),
} as pg.CustomTypesConfig;

interface Corkable {
  cork(): void;
  uncork(): void;
}

const corked = new WeakSet<Corkable>();

/**
 * Holds what is sent back until the running code waits for something: a statement and the BEGIN before it or the
 * COMMIT after it then travel as one packet. node-postgres has no word for it, so its stream is asked.
 */
function sendTogether(client: pg.ClientBase | pg.Pool): void {
  const { stream } = (client as { connection?: { stream?: Corkable } }).connection ?? {};
  if (!stream || corked.has(stream)) return;
  corked.add(stream);
  stream.cork();
  process.nextTick(() => {
    corked.delete(stream);
    stream.uncork();
  });
}

/**
 * Sends one command over node-postgres and gives its answer, or its error, in our form. `withinMs` replaces how
 * long its connection waits for the answer.
 */
export async function send(
  client: pg.ClientBase | pg.Pool,
  command: Command,
  withinMs?: number,
): Promise<Answer> {
  sendTogether(client);
  try {
    const result = await client.query<unknown[]>({
      text: command.text,
      values: command.values as (string | null)[],
      rowMode: 'array',
      types,
      ...(command.name === undefined ? {} : { name: command.name }),
      ...(withinMs === undefined ? {} : { query_timeout: withinMs }),
    });
    return {
      columns: result.fields.map((field) => field.name),
      rows: result.rows,
      affected: result.command === 'SELECT' ? 0 : (result.rowCount ?? 0),
      command: result.command ?? '',
    };
  } catch (error) {
    throw new DatabaseError(faultFrom(error), error);
  }
}

export const transactionOver = (): DatabaseError =>
  new DatabaseError({
    code: '25P01',
    message: 'This transaction is over; its handle cannot be used any more',
  });
