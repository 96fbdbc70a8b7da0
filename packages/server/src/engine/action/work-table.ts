import { SvcdeskError } from '@svcdesk/core';
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { type Queryable, statement } from '../../platform/db/index.ts';
import { columnList, rowJson, selectList, setList } from '../../platform/db/select-list.ts';
import { wakeListeners } from '../../platform/notify/channel.ts';
import { omitNulls } from '../omit-nulls.ts';
import { type RecordRow, recordParts, recordsJson } from '../records.ts';
import { previousPartiesOf } from '../visibility.ts';
import type { HasHistory } from './next-record.ts';

/** What the row of a work item with a history and a lifecycle has, whatever its kind. */
export interface WorkRow extends HasHistory {
  readonly status: number;
  readonly groupId?: string;
  /** Who made it, of kinds that people make. */
  readonly createdById?: string;
}

/** A row of which may be left out what is null. */
export type NewRow<Row> = { [Name in keyof Row as null extends Row[Name] ? never : Name]: Row[Name] } & {
  [Name in keyof Row as null extends Row[Name] ? Name : never]?: Row[Name] | undefined;
};

/** Reads and writes one kind of work; `Shown` is what is read beside the row's own columns. */
export interface WorkTable<Row extends WorkRow, Shown extends object> {
  find(on: Queryable, tenantId: string, id: string): Promise<(Row & Shown) | undefined>;
  /** Locks it until the end of the transaction. */
  lock(on: Queryable, tenantId: string, id: string): Promise<(Row & Shown) | undefined>;
  /** In the order of the ids. */
  byIds(on: Queryable, tenantId: string, ids: readonly string[]): Promise<(Row & Shown)[]>;
  /** A row with null where something new has nothing. */
  whole(row: NewRow<Row>): Row;
  /** False when there is one of this id already. */
  insert(on: Queryable, row: Row, records: readonly RecordRow[]): Promise<boolean>;
  /** Writes a locked row with its new records; `before` is what was read. */
  update(on: Queryable, before: Row, after: Row, records: readonly RecordRow[]): Promise<void>;
}

/** What is read beside a row's own columns: names of accounts by their column, and more by SQL over `o`. */
export interface WorkParts<Row> {
  /** By the name presented: the column that refers to the account. */
  readonly accounts: Readonly<Record<string, string>>;
  readonly columns?: string;
  readonly joins?: string;
  /** What is read beside comes from rows that change with the work item: a lock reads it again once it is held. */
  readonly readAgain?: boolean;
  /** What a keyword finds a row by. */
  ngrams(row: Row): string[];
}

const fixed: readonly string[] = ['tenantId', 'id', 'orderNo', 'createdAt', 'createdById'];

/** What the statements of one kind are made of. */
interface TableShape<Row> {
  readonly name: string;
  /** The row's own columns but the n-grams, which serve only the search. */
  readonly columns: readonly string[];
  readonly parts: WorkParts<Row>;
}

/** SELECT of rows `o` with what is read beside them. */
function selectText<Row>({ name, columns, parts }: TableShape<Row>): string {
  const people = Object.entries(parts.accounts);
  const names = people.map(([as], index) => `a${index}.name AS "${as}"`);
  const joins = people
    .map(
      ([, column], index) =>
        `LEFT JOIN accounts a${index} ON a${index}.tenant_id = o.tenant_id AND a${index}.id = o.${column}`,
    )
    .join('\n');
  const grouped = columns.includes('groupId');
  const beside = [
    ...(grouped ? ['g.name AS "groupName"'] : []),
    ...names,
    ...(parts.columns ? [parts.columns] : []),
  ];
  return `SELECT ${[selectList('o', columns), ...beside].join(', ')} FROM ${name} o
    ${grouped ? 'JOIN groups g ON g.tenant_id = o.tenant_id AND g.id = o.group_id' : ''}
    ${joins} ${parts.joins ?? ''}`;
}

function selectStatements<Row extends WorkRow, Shown extends object>(
  shape: TableShape<Row>,
): Pick<WorkTable<Row, Shown>, 'find' | 'lock' | 'byIds'> {
  const { name, parts } = shape;
  const select = selectText(shape);
  const one = `${select} WHERE o.tenant_id = $1 AND o.id = $2`;
  const find = statement<Row & Shown, [tenantId: string, id: string]>(`${name}.one`, one);
  const lock = statement<Row & Shown, [tenantId: string, id: string]>(
    `${name}.lock`,
    `${one} FOR UPDATE OF o`,
  );
  const byIds = statement<Row & Shown, [tenantId: string, ids: readonly string[]]>(
    `${name}.byIds`,
    `${select} WHERE o.tenant_id = $1 AND o.id = ANY($2::uuid[])`,
  );
  return {
    find: find.first,
    async lock(on, tenantId, id) {
      const locked = await lock.first(on, tenantId, id);
      return parts.readAgain ? find.first(on, tenantId, id) : locked;
    },
    async byIds(on, tenantId, ids) {
      if (ids.length === 0) return [];
      const found = new Map((await byIds.all(on, tenantId, ids)).map((row) => [row.id, row]));
      return ids.flatMap((id) => found.get(id) ?? []);
    },
  };
}

const withNgrams = <Row extends object>(row: Row, { ngrams }: WorkParts<Row>): string =>
  JSON.stringify(rowJson({ ...row, grams: ngrams(row) }));

function insertStatement<Row extends WorkRow>({
  name,
  columns,
  parts,
}: TableShape<Row>): WorkTable<Row, object>['insert'] {
  const all = columnList([...columns, 'grams']);
  const insert = statement<{ made: number }, [row: string, records: string]>(
    `${name}.insert`,
    `WITH made AS (
       INSERT INTO ${name} (${all}) SELECT ${all} FROM jsonb_populate_record(NULL::${name}, $1::jsonb)
       ON CONFLICT (tenant_id, id) DO NOTHING RETURNING id
     ), ${recordParts('$2', 'EXISTS (SELECT FROM made)')} SELECT count(*) AS made FROM made`,
  );
  return async (on, row, records) => {
    wakeListeners(on, row.tenantId);
    const written = await insert.first(on, withNgrams(row, parts), recordsJson(records));
    return written?.made === 1;
  };
}

function updateStatement<Row extends WorkRow>({
  name,
  columns,
  parts,
}: TableShape<Row>): WorkTable<Row, object>['update'] {
  const sets = setList('r', [...columns, 'grams'], fixed);
  // Who has to do with a work item: the people that its row names, and its group.
  const refers = [...Object.values(parts.accounts), 'group_id'];
  const parties = columns.filter((column) => refers.includes(columnList([column]))) as (keyof Row & string)[];
  const update = statement<
    { changed: number },
    [tenantId: string, id: string, version: number, row: string, records: string, former: string | null]
  >(
    `${name}.write`,
    `WITH changed AS (
       UPDATE ${name} o SET ${sets} FROM jsonb_populate_record(NULL::${name}, $4::jsonb) r
       WHERE o.tenant_id = $1 AND o.id = $2 AND o.version = $3 RETURNING o.id
     ), ${recordParts('$5', 'EXISTS (SELECT FROM changed)', '$6::jsonb')}
     SELECT count(*) AS changed FROM changed`,
  );
  return async (on, before, after, records) => {
    const { tenantId, id, version } = before;
    const row = withNgrams(after, parts);
    const was = previousPartiesOf(before, after, parties);
    const former = was ? JSON.stringify(was) : null;
    wakeListeners(on, tenantId);
    const written = await update.first(on, tenantId, id, version, row, recordsJson(records), former);
    // The row is locked, so this fails only by mistake.
    if (written?.changed !== 1) throw new SvcdeskError('orderChanged');
  };
}

/** The statements of one kind of work, named after its table. */
export function workTable<Row extends WorkRow, Shown extends object>(
  table: PgTable,
  parts: WorkParts<Row>,
): WorkTable<Row, Shown> {
  const own = getTableColumns(table);
  const columns = Object.keys(own).filter((column) => column !== 'grams');
  const shape = { name: getTableName(table), columns, parts };
  const blank = Object.fromEntries(
    columns.filter((column) => !own[column]?.notNull).map((column) => [column, null]),
  );
  return {
    ...selectStatements<Row, Shown>(shape),
    whole: (
      row, // All columns of the table, since those that nothing was given for are blank.
    ) => ({ ...blank, ...omitNulls(row) }) as unknown as Row,
    insert: insertStatement(shape),
    update: updateStatement(shape),
  };
}
