import { timeOrderedId } from '@svcdesk/core';
import DataLoader from 'dataloader';
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type Queryable, rowsOf } from '../../platform/db/index.ts';
import { primaryKeyOf } from '../../platform/db/schema/columns.ts';
import { columnList } from '../../platform/db/select-list.ts';

/** What writing a row came to. */
export type Effect = 'added' | 'changed' | 'same';

/** What rows are written with. */
interface Writing {
  readonly upserts: Upserts;
  readonly tenantId: string;
}

type Given<T extends PgTable> = Omit<T['$inferInsert'], 'tenantId'>;
type Values = Readonly<Record<string, unknown>>;

interface Wanted {
  readonly table: PgTable;
  readonly row: Values;
  /** What the row says; what is undefined stays as it is, and is the column's default in a new row. */
  readonly names: readonly string[];
}

export interface Upserts {
  readonly rows: DataLoader<Wanted, Effect>;
  /** Ids of rows that have given values, where there are such rows. */
  readonly ids: DataLoader<Wanted, string | undefined>;
}

/** Rows of one statement. */
const rowsAtOnce = 500;

/** Those of one table that say the same columns: one statement is about all of them. */
const alike = (wanted: readonly Wanted[]) =>
  Map.groupBy(wanted, ({ table, names }) => `${getTableName(table)} ${names.join()}`).values();

/** Those of them that say nothing in the same columns: an index answers what is null and what is equal, not what is either. */
const alikeInNulls = (wanted: readonly Wanted[]) =>
  [...alike(wanted)].flatMap((some) => [
    ...Map.groupBy(some, ({ names, row }) => names.filter((name) => row[name] === null).join()).values(),
  ]);

/** Writes and finds rows that are asked for at the same moment together. */
export const upsertsOf = (tx: Queryable): Upserts => ({
  rows: new DataLoader(
    async (wanted) => {
      const effects = new Map<Wanted, Effect>();
      for (const some of alike(wanted)) await writeAlike(tx, some, effects);
      return wanted.map((each) => effects.get(each) ?? 'same');
    },
    { cache: false, maxBatchSize: rowsAtOnce },
  ),
  ids: new DataLoader(
    async (wanted) => {
      const ids = new Map<Wanted, string>();
      for (const some of alikeInNulls(wanted)) await findAlike(tx, some, ids);
      return wanted.map((each) => ids.get(each));
    },
    { cache: false, maxBatchSize: rowsAtOnce },
  ),
});

async function writeAlike(tx: Queryable, wanted: readonly Wanted[], effects: Map<Wanted, Effect>) {
  const [first] = wanted;
  if (!first) return;
  const { table, names } = first;
  const name = getTableName(table);
  const keys = primaryKeyOf(table);
  const changing = names.filter((each) => !keys.includes(each));
  const matches = keys.map((each) => `t.${columnList([each])} = x.${columnList([each])}`).join(' AND ');
  /** Sends a statement about some of the rows, and gives those whose places came back. */
  async function about(
    some: readonly Wanted[],
    columns: readonly string[],
    textOf: (rows: string) => string,
  ) {
    if (some.length === 0) return [];
    const { text, values } = rowsOf(
      table,
      columns,
      some.map(({ row }) => row),
    );
    const { rows } = await tx.connection.run({ text: textOf(text), values });
    return rows.map(([place]) => some[Number(place) - 1] as Wanted);
  }
  const there = new Set(
    await about(
      wanted,
      keys,
      (rows) => `SELECT x.n FROM (${rows}) x WHERE EXISTS (SELECT FROM ${name} t WHERE ${matches})`,
    ),
  );
  // A server that runs meanwhile may write the same row: the second of the two updates it.
  const added = await about(
    wanted.filter((each) => !there.has(each)),
    names,
    (rows) => `WITH x AS MATERIALIZED (${rows}), t AS (
      INSERT INTO ${name} (${columnList(names)}) SELECT ${columnList(names)} FROM x ORDER BY n
      ON CONFLICT (${columnList(keys)}) DO NOTHING RETURNING ${columnList(keys)}
    ) SELECT x.n FROM x JOIN t ON ${matches}`,
  );
  for (const each of added) effects.set(each, 'added');
  if (changing.length === 0) return;
  const list = (alias: string) => changing.map((each) => `${alias}.${columnList([each])}`).join(', ');
  const changed = await about(
    wanted.filter((each) => !effects.has(each)),
    names,
    (rows) => `UPDATE ${name} t SET (${columnList(changing)}) = ROW (${list('x')}) FROM (${rows}) x
      WHERE ${matches} AND (${list('t')}) IS DISTINCT FROM (${list('x')}) RETURNING x.n`,
  );
  for (const each of changed) effects.set(each, 'changed');
}

const wantedOf = (table: PgTable, row: Values): Wanted => ({
  table,
  row,
  names: Object.keys(row).filter((name) => row[name] !== undefined),
});

/** Writes a row, or brings the one of the same key up to date; a row that says nothing new stays untouched. */
export function upsert<T extends PgTable>(
  { upserts, tenantId }: Writing,
  table: T,
  given: Given<T>,
): Promise<Effect> {
  const row: Values = 'tenantId' in getTableColumns(table) ? { ...given, tenantId } : given;
  return upserts.rows.load(wantedOf(table, row));
}

async function findAlike(tx: Queryable, wanted: readonly Wanted[], ids: Map<Wanted, string>) {
  const [first] = wanted;
  if (!first) return;
  const { table, names } = first;
  const { text, values } = rowsOf(
    table,
    names,
    wanted.map(({ row }) => row),
  );
  const matches = names.map((name) => {
    const own = `t.${columnList([name])}`;
    return first.row[name] === null ? `${own} IS NULL` : `${own} = x.${columnList([name])}`;
  });
  const found = await tx.connection.run({
    text: `SELECT x.n, t.id FROM (${text}) x JOIN ${getTableName(table)} t ON ${matches.join(' AND ')}`,
    values,
  });
  for (const [place, id] of found.rows) ids.set(wanted[Number(place) - 1] as Wanted, String(id));
}

/** The same for a table whose rows are known by what `by` says of them, and get an id of their own. */
export async function upsertBy<T extends PgTable, By extends Partial<Given<T>>>(
  context: Writing & { readonly now: Date },
  table: T,
  by: By,
  row: Omit<Given<T>, 'id' | keyof By>,
): Promise<{ readonly id: string; readonly effect: Effect }> {
  const { upserts, tenantId, now } = context;
  const known = await upserts.ids.load(wantedOf(table, { tenantId, ...by }));
  const id = known ?? timeOrderedId(now.getTime());
  return { id, effect: await upsert(context, table, { ...by, ...row, id } as Given<T>) };
}
