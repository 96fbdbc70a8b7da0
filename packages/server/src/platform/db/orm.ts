import { is, Param, Placeholder, type Query, type SQL } from 'drizzle-orm';
import {
  PgDatabase,
  PgDialect,
  PgPreparedQuery,
  type PgQueryResultHKT,
  PgSession,
  type PreparedQueryConfig,
  type SelectedFieldsOrdered,
} from 'drizzle-orm/pg-core';
import type { Command, Connection } from './connection.ts';
import { rowsByName } from './row-objects.ts';
import { createRowReader, type NotNullableTables } from './row-reader.ts';
import { valueText } from './values.ts';

/** What a statement without `returning` gives: rows as objects (of raw SQL) and how many it changed. */
interface Changed<Row> {
  rows: Row[];
  affected: number;
}

interface OrmResult extends PgQueryResultHKT {
  type: Changed<this['row']>;
}

type NoSchema = Record<string, never>;

/** drizzle's builder, the same on both databases. Transactions go through `Database.transaction`. */
export type Orm = Omit<PgDatabase<OrmResult, NoSchema, NoSchema>, 'transaction' | 'query'>;

const dialect = new PgDialect({ casing: 'snake_case' });

type ReadRow = (row: readonly unknown[]) => unknown;

function fill(parameter: unknown, values: Record<string, unknown>): string | null {
  const placeholder = is(parameter, Param) ? parameter.value : parameter;
  if (!is(placeholder, Placeholder)) return valueText(parameter);
  if (!(placeholder.name in values)) throw new Error(`No value given for "${placeholder.name}"`);
  const value = values[placeholder.name];
  if (value === null || value === undefined) return null;
  return valueText(is(parameter, Param) ? parameter.encoder.mapToDriverValue(value) : value);
}

/** A built query, ready for any connection. drizzle calls `execute` on the one it was built with. */
export class BuiltQuery<T extends PreparedQueryConfig = PreparedQueryConfig> extends PgPreparedQuery<T> {
  // Set by drizzle's select builder after construction; its type declarations leave it out.
  readonly joinsNotNullableMap?: NotNullableTables;
  #connection: Connection;
  #name: string | undefined;
  #fields: SelectedFieldsOrdered | undefined;
  #mapAll: ((rows: unknown[][]) => unknown) | undefined;
  #readRow: ReadRow | undefined;

  constructor(
    connection: Connection,
    query: Query,
    fields: SelectedFieldsOrdered | undefined,
    name: string | undefined,
    mapAll: ((rows: unknown[][]) => unknown) | undefined,
  ) {
    super(query, undefined, undefined);
    this.#connection = connection;
    this.#fields = fields;
    this.#name = name;
    this.#mapAll = mapAll;
  }

  override execute(values: Record<string, unknown> = {}): Promise<T['execute']> {
    return this.executeOn(this.#connection, values);
  }

  async executeOn(connection: Connection, values: Record<string, unknown>): Promise<T['execute']> {
    const command: Command = {
      text: this.query.sql,
      values: this.query.params.map((parameter) => fill(parameter, values)),
      name: this.#name,
    };
    const answer = await connection.run(command);
    if (this.#mapAll) return this.#mapAll(answer.rows as unknown[][]);
    if (!this.#fields) return { rows: rowsByName(answer), affected: answer.affected };
    this.#readRow ??= createRowReader(this.#fields, this.joinsNotNullableMap);
    return answer.rows.map(this.#readRow);
  }
}

class Session extends PgSession<OrmResult, NoSchema, NoSchema> {
  #connection: Connection;

  constructor(connection: Connection) {
    super(dialect);
    this.#connection = connection;
  }

  override prepareQuery<T extends PreparedQueryConfig>(
    query: Query,
    fields: SelectedFieldsOrdered | undefined,
    name: string | undefined,
    _inArrayMode: boolean,
    mapAll?: (rows: unknown[][]) => T['execute'],
  ): BuiltQuery<T> {
    return new BuiltQuery<T>(this.#connection, query, fields, name, mapAll);
  }

  override async all<T>(query: SQL): Promise<T[]> {
    const { sql: text, params } = dialect.sqlToQuery(query);
    return rowsByName(await this.#connection.run({ text, values: params.map(valueText) })) as T[];
  }

  override async count(query: SQL): Promise<number> {
    const { sql: text, params } = dialect.sqlToQuery(query);
    const answer = await this.#connection.run({ text, values: params.map(valueText) });
    return Number(answer.rows[0]?.[0]);
  }

  override transaction<T>(): Promise<T> {
    return Promise.reject(new Error('Use Database.transaction'));
  }
}

export const createOrm = (connection: Connection): Orm =>
  new PgDatabase<OrmResult, NoSchema, NoSchema>(dialect, new Session(connection), undefined);
