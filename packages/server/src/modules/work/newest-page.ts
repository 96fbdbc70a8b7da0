import { type NamedStatement, type NamedValues, namedStatement, type Queryable } from '../../db/index.ts';
import { invalid } from '../../http/refusals.ts';
import { searchOf } from '../orders/row/grams.ts';

/** Counting stops here. */
const mostCounted = 10_001;
/** Pages by number reach as far as totals are counted; further on the cursor goes. */
const deepestOffset = 10_000;

/** One way to reach rows: what to join, one row for each branch, and how a row `r` belongs to a branch. */
export interface Branches {
  readonly from: string;
  readonly where: string;
}

/** Rows of one table that a list may hold; values stand in it as {names}. */
export interface Source {
  readonly table: string;
  /** Each goes by an index of its own, newest first. */
  readonly branches: readonly Branches[];
  /** Whether a row `r` is of some branch, for rows that were found by words. */
  readonly reached: string;
  /** What words are searched in, of a row `r`; its grams say which may have them. */
  readonly text: string;
  /** Asked of every row besides. */
  readonly where?: string | undefined;
}

interface Shape {
  readonly words: boolean;
  /** Behind the page before. */
  readonly next: boolean;
}

const behind = '(r.created_at, r.id) < ({afterAt}::timestamptz, {afterId}::uuid)';

/**
 * By branches: the newest of each by its index, merged. One scan with `= ANY` would walk the whole table for a branch
 * whose newest row is old. A row of two branches counts once.
 */
function byBranches({ table, branches, where }: Source, next: boolean, limit: string): string[] {
  const more = [where, next ? behind : undefined].flatMap((each) => (each ? [` AND ${each}`] : [])).join('');
  return branches.map(
    ({ from, where: of }) => `SELECT x.id, x.created_at FROM ${from}
      CROSS JOIN LATERAL (SELECT r.id, r.created_at FROM ${table} r WHERE r.tenant_id = {tenantId} AND ${of}${more}
        ORDER BY r.created_at DESC, r.id DESC LIMIT ${limit}) x`,
  );
}

/** By words: their grams first, which few rows have, and of those what the list may hold. */
function byWords({ table, reached, text, where }: Source, next: boolean): string[] {
  const more = [where, next ? behind : undefined].flatMap((each) => (each ? [` AND ${each}`] : [])).join('');
  const found = `SELECT r.id, r.created_at FROM (
      SELECT * FROM ${table} r WHERE r.tenant_id = {tenantId} AND r.grams @> {grams}::text[] OFFSET 0) r
    WHERE (${reached})${more}
      AND NOT EXISTS (SELECT FROM unnest({words}::text[]) q WHERE strpos(${text}, q) = 0)`;
  return [found];
}

function waysOf(sources: readonly Source[], { words, next }: Shape, limit: string): string[] {
  return sources.flatMap((source) => (words ? byWords(source, next) : byBranches(source, next, limit)));
}

/** Ids of the newest rows of a list over one or several tables, as `id` and `created_at`. */
function newestOf(sources: readonly Source[], shape: Shape, limit: string): string {
  return `SELECT id, created_at FROM (${waysOf(sources, shape, limit).join(' UNION ')}) u
    ORDER BY created_at DESC, id DESC LIMIT ${limit}`;
}

/** How many rows a list has, up to where counting stops. */
function countOf(sources: readonly Source[], words: boolean): string {
  const ways = waysOf(sources, { words, next: false }, String(mostCounted));
  return `SELECT count(*) AS total FROM (
    SELECT id FROM (${ways.join(' UNION ALL ')}) u GROUP BY id LIMIT ${mostCounted}) n`;
}

/** Statements of a list in each shape, made when they are first asked for. */
export function listStatements<Row extends object>(
  name: string,
  sources: readonly Source[],
  /** What a page selects of `top`. */
  shown: string,
) {
  const pages = new Map<string, NamedStatement<Row>>();
  const counts = new Map<boolean, NamedStatement<{ total: number }>>();
  return {
    page(shape: Shape): NamedStatement<Row> {
      const key = `${name}.page${shape.words ? '.words' : ''}${shape.next ? '.next' : ''}`;
      const made =
        pages.get(key) ??
        namedStatement<Row>(
          key,
          `WITH top AS (${newestOf(sources, shape, '({limit}::int + {offset}::int)')}) SELECT ${shown}
           ORDER BY top.created_at DESC, top.id DESC LIMIT {limit}::int OFFSET {offset}::int`,
        );
      pages.set(key, made);
      return made;
    },
    count(words: boolean): NamedStatement<{ total: number }> {
      const made =
        counts.get(words) ??
        namedStatement<{ total: number }>(`${name}.count${words ? '.words' : ''}`, countOf(sources, words));
      counts.set(words, made);
      return made;
    },
  };
}

/** Which page is asked for: by its number, or behind the page before. */
export interface Paging {
  readonly page: number;
  readonly size: number;
  readonly next?: string | undefined;
}

/** Where a page begins. */
interface Place {
  readonly page: number;
  readonly offset: number;
  readonly afterAt: string | null;
  readonly afterId: string | null;
  /** Counted once, for the first page. */
  readonly total: number | undefined;
  /** Nothing is looked for so far out. */
  readonly isTooFar: boolean;
}

const cursorText = /^(\d{1,7}) (\d{1,7}) (\d{4}-\d\d-\d\dT[\d:.]+Z) ([0-9a-f-]{36})$/;

/** Reads what a list is asked for. */
function placeOf({ page, size, next }: Paging): Place {
  if (next === undefined) {
    const offset = (page - 1) * size;
    const isTooFar = offset > deepestOffset;
    return { page, offset, afterAt: null, afterId: null, total: undefined, isTooFar };
  }
  const found = cursorText.exec(Buffer.from(next, 'base64url').toString('latin1'));
  const [, number, total, at = '', id = ''] = found ?? [];
  if (!found || Number.isNaN(Date.parse(at))) throw invalid('next', 'format');
  return { page: Number(number), offset: 0, afterAt: at, afterId: id, total: Number(total), isTooFar: false };
}

/** A page of rows, of which one more than its size was asked for. */
function pageOf<Row extends { id: string; createdAt: string }, Item>(
  { page, offset }: Place,
  size: number,
  total: number,
  rows: readonly Row[],
  itemOf: (row: Row) => Item,
) {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  const hasNext = rows.length > size;
  const least = Math.max(total, offset + shown.length);
  const cursor = last && `${page + 1} ${least} ${last.createdAt} ${last.id}`;
  return {
    list: shown.map(itemOf),
    page,
    size,
    total: least,
    totalPage: Math.ceil(least / size),
    hasNext,
    ...(least >= mostCounted ? { totalIsLowerBound: true } : {}),
    ...(hasNext && cursor ? { next: Buffer.from(cursor).toString('base64url') } : {}),
  };
}

/** Reads one page of a list; `itemsOf` makes of its rows what is shown. */
export async function readPage<Row extends { id: string; createdAt: string }, Item>(
  on: Queryable,
  statements: ReturnType<typeof listStatements<Row>>,
  asked: Paging & { readonly keyword?: string | undefined },
  values: NamedValues,
  itemsOf: (rows: readonly Row[]) => Promise<(row: Row) => Item>,
) {
  const place = placeOf(asked);
  const { words, grams } = searchOf(asked.keyword ?? '');
  const { size } = asked;
  const searched = { ...values, words, grams };
  const shape = { words: words.length > 0, next: place.afterAt !== null };
  const { afterAt, afterId, offset } = place;
  const rows = place.isTooFar
    ? []
    : await statements.page(shape).all(on, { ...searched, afterAt, afterId, offset, limit: size + 1 });
  const counted =
    place.total === undefined ? await statements.count(shape.words).first(on, searched) : undefined;
  return pageOf(place, size, place.total ?? counted?.total ?? 0, rows, await itemsOf(rows));
}
