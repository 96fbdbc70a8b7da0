import { timeOrderedId } from '@svcdesk/core';
import DataLoader from 'dataloader';
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { columnValue, type Queryable, rowsOf } from '../../platform/db/index.ts';
import { primaryKeyOf } from '../../platform/db/schema/primary-key.ts';
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
type Columns = Readonly<Record<string, PgColumn>>;

interface Wanted {
  readonly table: PgTable;
  readonly row: Values;
  /** What the row says; what is undefined stays as it is, and is the column's default in a new row. */
  readonly names: readonly string[];
}

export type Upserts = DataLoader<Wanted, Effect>;

/** Rows of one statement. */
const rowsAtOnce = 500;

/** Writes rows that are asked for at the same moment together, those of one table that say the same columns. */
export const upsertsOf = (tx: Queryable): Upserts =>
  new DataLoader(
    async (wanted) => {
      const effects = new Map<Wanted, Effect>();
      const alike = Map.groupBy(wanted, ({ table, names }) => `${getTableName(table)} ${names.join()}`);
      for (const some of alike.values()) await writeAlike(tx, some, effects);
      return wanted.map((each) => effects.get(each) ?? 'same');
    },
    { cache: false, maxBatchSize: rowsAtOnce },
  );

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
  // A server that runs meanwhile may write the same row: whoever comes second brings it up to date.
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

/** Writes a row, or brings the one of the same key up to date; a row that says nothing new stays untouched. */
export function upsert<T extends PgTable>(
  { upserts, tenantId }: Writing,
  table: T,
  given: Given<T>,
): Promise<Effect> {
  const row: Values = 'tenantId' in getTableColumns(table) ? { ...given, tenantId } : given;
  return upserts.load({ table, row, names: Object.keys(row).filter((name) => row[name] !== undefined) });
}

/** The id of the row that has these values, if there is one. */
async function idOf<T extends PgTable>(
  { tx, tenantId }: { readonly tx: Queryable; readonly tenantId: string },
  table: T,
  by: Partial<Given<T>>,
): Promise<string | undefined> {
  const columns = getTableColumns(table) as Columns;
  const values: (string | null)[] = [];
  const conditions = Object.entries<unknown>({ tenantId, ...by }).map(([name, value]) =>
    value === null
      ? `${columnList([name])} IS NULL`
      : `${columnList([name])} = $${values.push(columnValue(columns[name] as PgColumn, value))}`,
  );
  const text = `SELECT id FROM ${getTableName(table)} WHERE ${conditions.join(' AND ')}`;
  return (await tx.connection.run({ text, values })).rows[0]?.[0] as string | undefined;
}

/** The same for a table whose rows are known by what `by` says of them, and get an id of their own. */
export async function upsertBy<T extends PgTable, By extends Partial<Given<T>>>(
  context: Writing & { readonly tx: Queryable; readonly now: Date },
  table: T,
  by: By,
  row: Omit<Given<T>, 'id' | keyof By>,
): Promise<{ readonly id: string; readonly effect: Effect }> {
  const id = (await idOf(context, table, by)) ?? timeOrderedId(context.now.getTime());
  return { id, effect: await upsert(context, table, { ...by, ...row, id } as Given<T>) };
}
