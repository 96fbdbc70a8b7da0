import { type BuildExtraConfigColumns, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import {
  type AnyPgColumn,
  type ExtraConfigColumn,
  foreignKey,
  index,
  integer,
  type PgColumnBuilderBase,
  type PgTableExtraConfigValue,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { keysOf } from './columns.ts';
import { tenants } from './platform.ts';

/**
 * A tenant's id is its short id (`t7`), which also prefixes tokens, file links and feed secrets. As
 * text of a few bytes it keeps every index small, which it leads.
 */
export const tenantKey = () => text().notNull();

/** The same of rows that refer to nothing else of their tenant. */
export const ofTenant = () => tenantKey().references(() => tenants.id);

/** What a column refers to: the id of another table, or of its own. */
type Target = { tenantId: AnyPgColumn; id: AnyPgColumn } | 'itself';

const targets = new WeakMap<PgColumnBuilderBase, Target>();

/** A reference, which may be absent; to a row of the target, if it names one. */
export function reference(target?: Target) {
  const column = uuid();
  if (target) targets.set(column, target);
  return column;
}

/** UUIDv7, made by this server or by the client; of a row of the target, if it names one. */
export const key = (target?: Target) => reference(target).notNull();

/** What every node of a tenant's tree has: its parent, its names and its place among its siblings. */
export const treeNode = () => ({
  tenantId: ofTenant(),
  parentId: reference('itself'),
  zh: text().notNull(),
  en: text().notNull(),
  sort: integer().notNull().default(0),
});

type Columns = Record<string, PgColumnBuilderBase>;
type Indices<C extends Columns> = (
  t: BuildExtraConfigColumns<string, { tenantId: ReturnType<typeof tenantKey> } & C, 'pg'>,
) => PgTableExtraConfigValue[];

/** PostgreSQL cuts longer names off. */
const maxNameLength = 63;

/**
 * A table of tenants that has these columns beside the tenant, and these of them as its key. The tenant leads the key
 * and all references, so that none can leave the tenant.
 */
export function keyedTable<N extends string, C extends Columns>(
  table: N,
  keys: readonly (keyof C & string)[],
  columns: C,
  indices: Indices<C> = () => [],
) {
  const keyName = `${[table, 'tenantId', ...keys].map(toSnakeCase).join('_')}_pk`;
  return pgTable(table, { tenantId: tenantKey(), ...columns }, (t) => [
    primaryKey({
      name: keyName.length > maxNameLength ? `${table}_pk` : keyName,
      columns: [t.tenantId, ...keys.map((name) => t[name])],
    }),
    ...(Object.keys(columns) as (keyof C & string)[]).flatMap((name) => {
      const found = targets.get(columns[name] as PgColumnBuilderBase);
      if (!found) return [];
      const target = found === 'itself' ? t : found;
      return foreignKey({
        name: `${table}_${toSnakeCase(name)}_fk`,
        columns: [t.tenantId, t[name]],
        foreignColumns: [target.tenantId, target.id],
      });
    }),
    ...indices(t),
  ]);
}

/** A table of tenants whose rows have an id. */
export const tenantTable = <N extends string, C extends Columns>(
  table: N,
  columns: C,
  indices?: Indices<C & { id: ReturnType<typeof key> }>,
) => keyedTable(table, ['id'], { id: key(), ...columns }, indices);

/**
 * Plain `desc()` would say NULLS LAST, which PostgreSQL does not use for `ORDER BY created_at DESC`.
 * Call it for each index: a column's order is used up by the first.
 */
export const newest = (
  t: { id: ExtraConfigColumn; createdAt: ExtraConfigColumn },
  at: ExtraConfigColumn = t.createdAt,
) => [at.desc().nullsFirst(), t.id.desc().nullsFirst()] as const;

/**
 * What searches look rows up by: grams, and the columns that lists are filtered by. A short pending list, since what
 * waits in it is searched row by row.
 */
export const lookup = (
  name: string,
  tenantId: ExtraConfigColumn,
  column: ExtraConfigColumn,
  keys?: readonly string[],
) =>
  index(name)
    .using('gin', tenantId, column, ...(keys ? [sql.raw(`(${keysOf(keys)})`)] : []))
    .with({ gin_pending_list_limit: 256 });
