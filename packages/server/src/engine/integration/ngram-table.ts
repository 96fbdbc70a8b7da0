import { isDeepStrictEqual } from 'node:util';
import { plainChinese } from '@svcdesk/core/format';
import { type Queryable, statement } from '../../platform/db/index.ts';
import { columnList, setList } from '../../platform/db/select-list.ts';
import { ngramsOfWork } from '../ngrams.ts';

/** Rows of one statement: their n-grams are held in memory. */
const rowsAtOnce = 500;

interface Found {
  readonly id: string;
}

/** A table of which keywords find rows by n-grams. */
export type NgramTable = ReturnType<typeof ngramTable>;

/** A text, or texts within a value, with each Chinese character written in one way, as calls take text in. */
function inOneWay(value: unknown): unknown {
  return typeof value === 'string' ? plainChinese(value) : JSON.parse(plainChinese(JSON.stringify(value)));
}

/**
 * A table by what is read of its rows `r`, the n-grams of such a row as its module writes them, and those columns of its own
 * among them that keywords are searched in as they are written.
 */
export function ngramTable<Row extends Found>(
  table: string,
  select: string,
  ngramsOf: (row: Row) => string[],
  written: readonly (keyof Row & string)[] = [],
) {
  const next = statement<Row, [tenantId: string, after: string, limit: number]>(
    `ngrams.${table}.next`,
    `${select} WHERE r.tenant_id = $1 AND r.id > $2 ORDER BY r.id LIMIT $3 FOR NO KEY UPDATE OF r`,
  );
  const some = statement<Row, [tenantId: string, ids: readonly string[]]>(
    `ngrams.${table}.some`,
    `${select} WHERE r.tenant_id = $1 AND r.id = ANY($2::uuid[]) ORDER BY r.id FOR NO KEY UPDATE OF r`,
  );
  const write = statement<object, [tenantId: string, rows: string]>(
    `ngrams.${table}.write`,
    `UPDATE ${table} r SET grams = x.grams FROM jsonb_to_recordset($2::jsonb) x(id uuid, grams text[])
     WHERE r.tenant_id = $1 AND r.id = x.id AND NOT (r.grams @> x.grams AND r.grams <@ x.grams)`,
  );
  const rewrite = statement<object, [tenantId: string, rows: string]>(
    `ngrams.${table}.rewrite`,
    `UPDATE ${table} r SET ${setList('x', written, []) || 'id = r.id'}
     FROM jsonb_populate_recordset(NULL::${table}, $2::jsonb) x WHERE r.tenant_id = $1 AND r.id = x.id`,
  );
  /** What an older release stored as it was copied, such as radicals, stands in no keyword. */
  async function takeIn(tx: Queryable, tenantId: string, rows: readonly Row[]) {
    const changed = rows.flatMap((row) => {
      const values = written.map((name) => [columnList([name]), inOneWay(row[name] ?? null)] as const);
      const isSame = values.every(([, value], index) =>
        isDeepStrictEqual(value, row[written[index] as keyof Row] ?? null),
      );
      return isSame ? [] : [{ id: row.id, ...Object.fromEntries(values) }];
    });
    if (changed.length > 0) await rewrite.change(tx, tenantId, JSON.stringify(changed));
  }
  async function renew(tx: Queryable, tenantId: string, rows: readonly Row[]) {
    const renewed = rows.map((row) => ({ id: row.id, grams: ngramsOf(row) }));
    if (rows.length > 0) await write.change(tx, tenantId, JSON.stringify(renewed));
  }
  return {
    table,
    /** Goes through the next rows behind an id; gives the last of them and how many there were. */
    async next(tx: Queryable, tenantId: string, after: string, limit: number) {
      const rows = await next.all(tx, tenantId, after, limit);
      await takeIn(tx, tenantId, rows);
      await renew(tx, tenantId, rows);
      return { lastId: rows.at(-1)?.id, count: rows.length };
    },
    /** Renews the search text of rows. */
    async renew(tx: Queryable, tenantId: string, ids: readonly string[]): Promise<void> {
      for (let at = 0; at < ids.length; at += rowsAtOnce) {
        await renew(tx, tenantId, await some.all(tx, tenantId, ids.slice(at, at + rowsAtOnce)));
      }
    },
  };
}

/** A table of work whose rows say what all kinds do; `content` in SQL of one that has no description. */
export const workNgrams = (table: string, content = 'r.content') =>
  ngramTable<Parameters<typeof ngramsOfWork>[0] & Found>(
    table,
    `SELECT r.id, r.order_no AS "orderNo", r.title, r.cell_name AS "cellName",
       r.customer_name AS "customerName", ${content} AS content FROM ${table} r`,
    ngramsOfWork,
    ['title', 'cellName', 'customerName', ...(content === 'r.content' ? (['content'] as const) : [])],
  );
