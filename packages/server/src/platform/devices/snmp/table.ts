import type { SnmpReader, SnmpValue } from './session.ts';

/** Rows of a table by their index, and whether some column is missing or was not read to its end. */
export interface Table<Name extends string> {
  readonly rows: ReadonlyMap<string, Partial<Record<Name, SnmpValue>>>;
  readonly partial: boolean;
}

/** Reads columns of a table; one that fails leaves its place empty, all of them failing is a failure. */
export async function readTable<const Name extends string>(
  reader: SnmpReader,
  columns: Readonly<Record<Name, string>>,
): Promise<Table<Name>> {
  const names = Object.keys(columns) as Name[];
  const read = await Promise.allSettled(names.map((name) => reader.column(columns[name])));
  const failed = read.filter((column) => column.status === 'rejected');
  if (failed.length === read.length && failed[0]) throw failed[0].reason;
  const rows = new Map<string, Partial<Record<Name, SnmpValue>>>();
  for (const [place, column] of read.entries()) {
    const name = names[place];
    if (name === undefined || column.status === 'rejected') continue;
    for (const [index, value] of column.value) {
      const row: Partial<Record<Name, SnmpValue>> = rows.get(index) ?? {};
      row[name] = value;
      rows.set(index, row);
    }
  }
  return { rows, partial: failed.length > 0 };
}
