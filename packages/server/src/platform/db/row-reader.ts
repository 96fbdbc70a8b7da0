import { Column, getTableName, is, SQL } from 'drizzle-orm';
import type { SelectedFieldsOrdered } from 'drizzle-orm/pg-core';

/** Which joined tables may be absent from a row, by table name; made by drizzle's builders. */
export type NotNullableTables = Record<string, boolean>;

type Decode = (value: unknown) => unknown;

interface Cell {
  /** The group's key when the selection is nested (`{order: {...}}`), else undefined. */
  readonly group: string | undefined;
  readonly key: string;
  readonly decode: Decode | undefined;
  readonly table: string | undefined;
}

interface Decoder {
  mapFromDriverValue(value: unknown): unknown;
}

const identity: unknown = Column.prototype.mapFromDriverValue;

// Expressions keep their decoder in a field that drizzle's type declarations leave out.
const expressionOf = (field: SQL | SQL.Aliased | { _: { sql: SQL } }): unknown =>
  is(field, SQL) ? field : 'sql' in field ? field.sql : field._.sql;

function decoderOf(field: SelectedFieldsOrdered[number]['field']): Decode | undefined {
  const decoder = (
    is(field, Column) ? field : (expressionOf(field as SQL) as { decoder: Decoder }).decoder
  ) as Decoder;
  if (is(field, Column) && (decoder.mapFromDriverValue as unknown) === identity) return undefined;
  return (value) => decoder.mapFromDriverValue(value);
}

/** Reads rows of one selection: what to do for each column is worked out once, not for each row. */
export function createRowReader(
  fields: SelectedFieldsOrdered,
  notNullable: NotNullableTables | undefined,
): (row: readonly unknown[]) => Record<string, unknown> {
  const cells: Cell[] = fields.map(({ path, field }) => ({
    group: path.length > 1 ? path[0] : undefined,
    key: path.at(-1) ?? '',
    decode: decoderOf(field),
    table: is(field, Column) ? getTableName(field.table) : undefined,
  }));
  if (fields.some(({ path }) => path.length > 2)) throw new Error('Selections nest one level at most');
  const optional = notNullable ? optionalGroups(cells, notNullable) : [];

  return (row) => {
    const read: Record<string, unknown> = {};
    for (let index = 0; index < cells.length; index++) {
      const { group, key, decode } = cells[index] as Cell;
      const value = row[index];
      let target = read;
      if (group !== undefined) {
        target = (read[group] as Record<string, unknown> | undefined) ?? {};
        read[group] = target;
      }
      target[key] = value === null || decode === undefined ? value : decode(value);
    }
    for (const group of optional) {
      if (Object.values(read[group] as object).every((value) => value === null)) read[group] = null;
    }
    return read;
  };
}

/** Groups that hold one outer-joined table's columns: without a match they are null as a whole. */
function optionalGroups(cells: readonly Cell[], notNullable: NotNullableTables): string[] {
  const tables = new Map<string, Set<string | undefined>>();
  for (const { group, table } of cells) {
    if (group === undefined) continue;
    tables.set(group, (tables.get(group) ?? new Set()).add(table));
  }
  const optional: string[] = [];
  for (const [group, names] of tables) {
    const [name] = names;
    if (names.size === 1 && name !== undefined && notNullable[name] === false) optional.push(group);
  }
  return optional;
}
