import type { Answer, Connection } from './connection.ts';
import { valueText } from './values.ts';

/** Rows of a statement, as objects keyed by the column names of the answer. */
export function rowsByName({ columns, rows }: Answer): Record<string, unknown>[] {
  if (rows.length === 0) return [];
  // Copied for each row: an object that grows column by column is moved again and again.
  const empty: Record<string, unknown> = Object.fromEntries(columns.map((name) => [name, null]));
  return rows.map((values) => {
    const row = { ...empty };
    for (let index = 0; index < columns.length; index++) row[columns[index] as string] = values[index];
    return row;
  });
}

/** Anything a query can be sent to: the database itself or an open transaction. */
export interface Queryable {
  readonly connection: Connection;
  /**
   * Notifies the listeners of a channel, on all servers; of a transaction after its commit, repeats once.
   * Notifications of the same moment are sent together. They may be lost, so listeners also poll now and then.
   */
  notify(channel: string, payload: string): void;
}

/** A statement written by hand, prepared under its name once a connection. Names are unique. */
export interface Statement<Row extends object, Values extends readonly unknown[]> {
  /** All rows. Values go to $1, $2, ... in order. */
  all(on: Queryable, ...values: Values): Promise<Row[]>;
  /** The first row, if any. */
  first(on: Queryable, ...values: Values): Promise<Row | undefined>;
  /** How many rows it changed. */
  change(on: Queryable, ...values: Values): Promise<number>;
  readonly name: string;
  readonly text: string;
}

const names = new Map<string, string>();

/** The texts of all statements made so far, by name. */
export const statementTexts: ReadonlyMap<string, string> = names;

/** PostgreSQL cuts longer ones off. */
const maxNameLength = 63;

function claim(name: string, text: string): void {
  if (name.length > maxNameLength) throw new Error(`The statement's name "${name}" is too long`);
  const known = names.get(name);
  if (known !== undefined && known !== text) throw new Error(`Two statements are named "${name}"`);
  names.set(name, text);
}

/**
 * For the hot paths. `statement<Row, [tenantId: string, id: string]>('orders.one', 'SELECT ... $1 ... $2')`.
 * Instants come as ISO 8601 text, days as YYYY-MM-DD, whole numbers and counts as numbers.
 */
export function statement<Row extends object, Values extends readonly unknown[] = []>(
  name: string,
  text: string,
): Statement<Row, Values> {
  claim(name, text);
  const run = (on: Queryable, values: Values) =>
    on.connection.run({ text, values: values.map(valueText), name });
  return {
    name,
    text,
    async all(on, ...values) {
      return rowsByName(await run(on, values)) as Row[];
    },
    async first(on, ...values) {
      return rowsByName(await run(on, values))[0] as Row | undefined;
    },
    async change(on, ...values) {
      return (await run(on, values)).affected;
    },
  };
}
