import type { SnmpReader, SnmpValue } from './session.ts';

/**
 * Reads columns of a table into rows by their index. One that fails leaves its place empty, and what is read is
 * partial; all of them failing is a failure.
 */
export async function readTable<const Name extends string>(
  reader: SnmpReader,
  columns: Readonly<Record<Name, string>>,
) {
  const names = Object.keys(columns) as Name[];
  const read = await Promise.allSettled(names.map((name) => reader.column(columns[name])));
  const failed = read.filter((column) => column.status === 'rejected');
  if (failed.length === read.length && failed[0]) throw failed[0].reason;
  type Row = Partial<Record<Name, SnmpValue>>;
  const rows = new Map<string, Row>();
  for (const [place, name] of names.entries()) {
    const column = read[place];
    if (column?.status !== 'fulfilled') continue;
    for (const [index, value] of column.value) {
      const row: Row = rows.get(index) ?? {};
      row[name] = value;
      rows.set(index, row);
    }
  }
  return { rows, partial: failed.length > 0 };
}
