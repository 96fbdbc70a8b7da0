import type { Queryable, Statement } from '../../db/index.ts';
import { valueText } from '../../db/values.ts';

/** A row as it comes, in the order of its statement's columns: a million objects of sixty keys would take longer than to read them. */
export type Row = readonly unknown[];

/** What is verified: a tenant's history, on a database or in a transaction of it, so many rows at once. */
export interface Read {
  readonly on: Queryable;
  readonly tenantId: string;
  readonly rowsAtOnce: number;
  /** Of orders' records only the chains behind this one, and up to that one, if a second reader reads the others. */
  readonly records?: { readonly after?: string; readonly upTo?: string };
}

/** Sends a statement and gives its rows as they come. */
export async function rowsOf(
  on: Queryable,
  { name, text }: Pick<Statement<object, readonly unknown[]>, 'name' | 'text'>,
  ...values: readonly unknown[]
): Promise<readonly Row[]> {
  return (await on.connection.run({ name, text, values: values.map(valueText) })).rows;
}

/**
 * All rows of a table in the order of its key, in pieces, between which other users of the database have a turn. The
 * next piece is asked for before the one at hand is looked at. `read` gives what follows a row, or the beginning.
 */
export async function* piecesOf(
  { rowsAtOnce }: Read,
  read: (after: Row | undefined) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  let next: Promise<readonly Row[]> | undefined = read(undefined);
  while (next) {
    const rows: readonly Row[] = await next;
    next = rows.length < rowsAtOnce ? undefined : read(rows.at(-1));
    // Who stops here leaves it unanswered.
    next?.catch(() => {});
    if (rows.length > 0) yield rows;
  }
}
