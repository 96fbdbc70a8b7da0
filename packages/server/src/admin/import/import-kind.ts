import { normalizeIdentifier } from '@svcdesk/core/format';
import { getTableName } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { OperatorContext } from '../../modules/account/disable-account.ts';
import type { Queryable, Statement, Transaction } from '../../platform/db/index.ts';
import type { assetClasses, catalogs, orderTypes, skills } from '../../platform/db/schema/index.ts';
import type { SecretBox } from '../../platform/secrets/secret-box.ts';
import { referring } from './fields.ts';
import { RowProblem } from './problem.ts';
import type { CodedKind, NamedKind, References } from './references.ts';
import type { Effect, Upserts } from './upsert.ts';

/** What is found of many rows at once, by the key of each. */
export type Finds<Row extends { readonly key: string }> = Statement<
  Row,
  [tenantId: string, keys: readonly string[]]
>;

/** What rows are written with. */
export interface ImportContext {
  readonly tx: Transaction;
  readonly tenantId: string;
  readonly references: References;
  readonly upserts: Upserts;
  /** What a statement finds by a key; rows that are written together ask once. */
  find<Row extends { readonly key: string }>(by: Finds<Row>, key: string): Promise<Row | undefined>;
  /** What is the same for all rows of the list. */
  once<T>(read: (tx: Queryable, tenantId: string) => Promise<T>): Promise<T>;
  /** Has something done with all of the list that rows hand to it, once they are written. */
  afterwards<Item>(act: (context: ListShared, items: readonly Item[]) => Promise<void>, item: Item): void;
  /** Encrypts what must not be readable in the database. */
  readonly secrets: SecretBox;
  readonly now: Date;
  /** Notes what the row takes away from a person. */
  take(what: string): void;
  /** Says something of the list that is no fault; how many rows say the same is counted. */
  note(what: string): void;
  /** For what has effects beyond its row, such as disabling an account. */
  readonly operator: OperatorContext;
}

/** What all rows of a list are written with. */
export type ListShared = Omit<ImportContext, 'take'>;

type Row = Readonly<Record<string, unknown>>;

/** A list that can be imported. */
export interface ImportKind {
  /** Of the list in a JSON file, and of a CSV file before its `.csv`. */
  readonly name: string;
  readonly about: string;
  readonly schema: z.ZodMiniObject;
  /** Fields that tell its rows apart; of one with none there is one row. */
  readonly key: readonly string[];
  /** The code of what a row brings, read or not, by the kinds that others refer to it as. */
  brought(
    row: unknown,
  ): { readonly code: string; readonly kinds: readonly (CodedKind | NamedKind)[] } | undefined;
  /** Rows that are alike in some fields must agree in another: of two that differ it is unknown which is meant. */
  readonly agree?: { readonly alike: readonly string[]; readonly on: string };
  /** Makes room for rows that take from each other what only one can have, before any is written. */
  prepare?(context: ListShared, rows: readonly Row[]): Promise<void>;
  /** Whether a row knows nothing of those beside it, so that many are written together. */
  together(row: Row): boolean;
  write(context: ImportContext, row: Row): Promise<Effect>;
}

/** Makes a kind of its fields; `write` is given a row with ids where its fields refer to something. */
export function importKind<Fields extends z.core.$ZodLooseShape>(kind: {
  readonly name: string;
  readonly about: string;
  readonly fields: Fields;
  readonly key: readonly (keyof Fields & string)[];
  readonly agree?: {
    readonly alike: readonly (keyof Fields & string)[];
    readonly on: keyof Fields & string;
  };
  prepare?(
    context: ListShared,
    rows: readonly z.output<z.ZodMiniObject<z.core.util.Writeable<Fields>>>[],
  ): Promise<void>;
  together?(row: z.output<z.ZodMiniObject<z.core.util.Writeable<Fields>>>): boolean;
  write(
    context: ImportContext,
    row: z.output<z.ZodMiniObject<z.core.util.Writeable<Fields>>>,
  ): Promise<Effect>;
}): ImportKind {
  const { name, about, fields, key } = kind;
  return {
    name,
    about,
    key,
    brought: (row) => broughtBy(name, fields, row),
    ...(kind.agree && { agree: kind.agree }),
    // Rows come to these once they have passed the schema.
    prepare: async (context, rows) => kind.prepare?.(context, rows as never),
    together: (row) => kind.together?.(row as never) ?? false,
    schema: z.strictObject(fields),
    async write(context, row) {
      return kind.write(context, (await withIds(context.references, fields, row)) as never);
    },
  };
}

/** Rows that are known by a name of their own. */
const named: Readonly<Record<string, { readonly field: string; readonly kinds: readonly NamedKind[] }>> = {
  cells: { field: 'code', kinds: ['cell'] },
  assets: { field: 'code', kinds: ['asset'] },
  users: { field: 'account', kinds: ['user', 'staff'] },
};

function broughtBy(name: string, fields: z.core.$ZodLooseShape, row: unknown) {
  const coded = Object.entries(fields).flatMap(([field, schema]) => {
    const refers = referring.get(schema);
    return refers?.own ? [{ field, kinds: [refers.kind] }] : [];
  });
  const { field = '', kinds = [] } = coded[0] ?? named[name] ?? {};
  const written = (row as Row | null)?.[field];
  if (typeof written !== 'string') return undefined;
  const read = z.safeParse(fields[field] as z.ZodMiniType, written);
  return { code: read.success ? String(read.data) : normalizeIdentifier(written), kinds };
}

async function withIds(references: References, fields: z.core.$ZodLooseShape, row: Row): Promise<Row> {
  const written: Record<string, unknown> = { ...row };
  const found = Object.entries(fields).flatMap(([field, schema]) => {
    const refers = referring.get(schema);
    return refers ? [{ field, refers }] : [];
  });
  // What the row brings itself comes last, so that it cannot stand above itself.
  for (const { field, refers } of found.sort((a, b) => Number(a.refers.own) - Number(b.refers.own))) {
    const idOf = (code: string) =>
      refers.own ? references.own(refers.kind, code) : references.of(refers.kind, code, field);
    const value = row[field];
    if (typeof value === 'string') written[field] = await idOf(value);
    if (!Array.isArray(value)) continue;
    const ids: string[] = [];
    for (const code of value) ids.push(await idOf(code));
    written[field] = ids;
  }
  return written;
}

/** Finds the parent of a row in its tree; nothing at the top. */
type ParentOf = (id: string) => Promise<string | null | undefined> | string | null | undefined;

/** What lies above a node of a table, as it is stored. */
export function parentIn(
  { tx, tenantId }: ImportContext,
  table: typeof catalogs | typeof orderTypes | typeof skills | typeof assetClasses,
): ParentOf {
  const text = `SELECT parent_id FROM ${getTableName(table)} WHERE tenant_id = $1 AND id = $2`;
  return async (id) =>
    (await tx.connection.run({ text, values: [tenantId, id] })).rows[0]?.[0] as string | null | undefined;
}

/** Refuses a parent that is the row itself or lies below it: walking such a tree would never end. */
export async function refuseLoop(
  id: string,
  parent: string | null | undefined,
  parentOf: ParentOf,
): Promise<void> {
  const passed = new Set<string>();
  for (let above = parent; above && !passed.has(above); above = await parentOf(above)) {
    if (above === id) throw new RowProblem('parent', 'is the row itself or lies below it');
    passed.add(above);
  }
}
