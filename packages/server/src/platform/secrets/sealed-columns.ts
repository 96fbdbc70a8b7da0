import { type Queryable, statement } from '../db/index.ts';
import { sealedPrefix } from './secret-box.ts';

/** A value that is sealed, and where it is: its tenant first. */
export interface SealedValue {
  readonly place: readonly string[];
  readonly sealed: string;
}

/** A column of sealed values. */
export interface SealedColumn {
  readonly name: string;
  /** A piece of its table after a place, in the order of its key: where it ends, if not with the table, and what is sealed. */
  page(on: Queryable, after: readonly string[] | undefined): Promise<SealedPage>;
  /** Puts another value in the place of the one that was read, if it is still there. */
  replace(on: Queryable, value: SealedValue, sealed: string): Promise<boolean>;
  /** Takes away the row of a value that nothing opens, or puts another value there where the row has to stay. */
  remove(on: Queryable, value: SealedValue): Promise<boolean>;
}

interface SealedPage {
  readonly values: readonly SealedValue[];
  readonly next: readonly string[] | undefined;
}

const rowsAtOnce = 250;

interface Shape {
  readonly table: string;
  readonly column: string;
  /** Columns of the primary key, the tenant first, with their lowest values. */
  readonly key: Readonly<Record<string, string>>;
  /** The sealed text, or null where a row has none; and how such a text is stored. */
  readonly read?: string;
  readonly write?: (parameter: string) => string;
  /** Takes the place of what nothing opens; without it the row goes. */
  readonly lost?: string;
}

function sealedColumn({
  table,
  column,
  key,
  read = column,
  write = (text) => text,
  lost,
}: Shape): SealedColumn {
  const names = Object.keys(key);
  const list = names.join(', ');
  const places = names.map((_, index) => `$${index + 1}`).join(', ');
  const count = names.length;
  const one = `(${list}) = (${places}) AND ${read} = $${count + 1}`;
  const name = `secrets.${table}`;
  const page = statement<{ place: string[]; sealed: string | null }, string[]>(
    `${name}.page`,
    `SELECT array[${names.map((each) => `${each}::text`).join(', ')}] AS place, ${read} AS sealed FROM ${table}
     WHERE (${list}) > (${places}) ORDER BY ${list} LIMIT ${rowsAtOnce}`,
  );
  const replace = statement<object, string[]>(
    `${name}.replace`,
    `UPDATE ${table} SET ${column} = ${write(`$${count + 2}`)} WHERE ${one}`,
  );
  const remove = statement<object, string[]>(
    `${name}.remove`,
    lost ? `UPDATE ${table} SET ${column} = ${lost} WHERE ${one}` : `DELETE FROM ${table} WHERE ${one}`,
  );
  return {
    name: table,
    async page(on, after = Object.values(key)) {
      const rows = await page.all(on, ...after);
      return {
        values: rows.flatMap(({ place, sealed }) => (sealed === null ? [] : { place, sealed })),
        next: rows.length < rowsAtOnce ? undefined : rows.at(-1)?.place,
      };
    },
    async replace(on, { place, sealed }, another) {
      return (await replace.change(on, ...place, sealed, another)) > 0;
    },
    async remove(on, { place, sealed }) {
      return (await remove.change(on, ...place, sealed)) > 0;
    },
  };
}

const nil = '00000000-0000-0000-0000-000000000000';

const uuids = 'gen_random_uuid()::text || gen_random_uuid()::text';

/** Columns of secrets that older releases have stored as they are, and the database makes as they are. */
const onceUnsealed = [
  { table: 'tenants', column: 'secret', key: { id: '' }, lost: uuids },
  {
    table: 'webhooks',
    column: 'secret',
    key: { tenant_id: '', id: nil },
    lost: `'whsec_' || encode(sha256((${uuids})::bytea), 'base64')`,
  },
] as const;

/** Columns of which {@link SealedColumn} knows what is sealed, and this what is not yet. */
export const unsealedColumns = onceUnsealed.map(({ table, column, key }) => {
  const names = Object.keys(key);
  const places = names.map((_, index) => `$${index + 1}`).join(', ');
  const count = names.length;
  return {
    page: statement<{ place: string[]; secret: string }>(
      `secrets.${table}.unsealed`,
      `SELECT array[${names.map((each) => `${each}::text`).join(', ')}] AS place, ${column} AS secret FROM ${table}
       WHERE NOT starts_with(${column}, '${sealedPrefix}') LIMIT ${rowsAtOnce}`,
    ),
    seal: statement<object, string[]>(
      `secrets.${table}.seal`,
      `UPDATE ${table} SET ${column} = $${count + 2}
       WHERE (${names.join(', ')}) = (${places}) AND ${column} = $${count + 1}`,
    ),
  };
});

/** What the server cannot do its work without, and has nowhere else. */
export const lastingColumns: readonly SealedColumn[] = [
  sealedColumn({ table: 'push_keys', column: 'sealed_private_key', key: { tenant_id: '' } }),
  sealedColumn({ table: 'snmp_credentials', column: 'secret', key: { tenant_id: '', id: nil } }),
  ...onceUnsealed.map((shape) =>
    sealedColumn({
      ...shape,
      read: `CASE WHEN starts_with(${shape.column}, '${sealedPrefix}') THEN ${shape.column} END`,
    }),
  ),
];

/** Everything that is sealed with the secret key and stored. Links to files are sealed too, and last five minutes. */
export const sealedColumns: readonly SealedColumn[] = [
  ...lastingColumns,
  // Answers with a secret; those without are objects.
  sealedColumn({
    table: 'idempotency_keys',
    column: 'answer',
    key: { tenant_id: '', owner: '', call_id: '', key: '' },
    read: "CASE WHEN jsonb_typeof(answer) = 'string' THEN answer #>> '{}' END",
    write: (text) => `to_jsonb(${text}::text)`,
  }),
];
