import {
  type NamedStatement,
  type NamedValues,
  namedStatement,
  type Queryable,
} from '../../platform/db/index.ts';
import { searchOf } from '../grams.ts';
import { readCursor } from './cursor.ts';
import { type PageRest, type Paging, restOf } from './page.ts';
import { isGiven, type ListParts } from './parts.ts';
import { keyedOf, keyOf, pageText, type Shape, totalText } from './texts.ts';
import { byThreeWays, deepestOffset, mostCounted, shareOf } from './three-ways.ts';

/** What a list is asked for. */
export interface Asked extends Paging {
  readonly keyword?: string | undefined;
}

/** What every row of a statement has beside what is shown. */
interface Found {
  listId: string | null;
  listKey: string;
  listTotal: number;
  listCut: boolean;
  listLooked: number | null;
}

type Listed<Row> = Row & Found;

function withoutPlace<Row>({ listId, listKey, listTotal, listCut, listLooked, ...row }: Listed<Row>): Row {
  return row as Row;
}

/** A list of which pages are read. */
export interface PagedList<Row> {
  read(on: Queryable, asked: Asked, values: NamedValues): Promise<{ rows: Row[]; rest: PageRest }>;
  /** How many rows there are, up to where counting stops; every row of the branches is asked the filters. */
  count(on: Queryable, values: NamedValues): Promise<number>;
}

const givenOf = (named: Readonly<Record<string, unknown>> = {}, values: NamedValues) =>
  Object.keys(named).filter((name) => isGiven(values[name]));

/** How many rows the branches come to: what they are joined from has one for each member of its arrays. */
function branchesOf({ sources }: ListParts, values: NamedValues): number {
  const rows = sources.flatMap(({ branches }) =>
    branches.map(({ from }) =>
      [...from.matchAll(/\{(\w+)\}/g)].reduce((product, [, name = '']) => {
        const value = values[name];
        return product * (Array.isArray(value) ? value.length : value === false ? 0 : 1);
      }, 1),
    ),
  );
  return rows.reduce((sum, each) => sum + each, 0);
}

/** Walks come in few lengths, so that few statements are prepared. */
const rounded = (rows: number): number => {
  const scale = 10 ** Math.max(0, Math.floor(Math.log10(rows)) - 1);
  return Math.floor(rows / scale) * scale;
};

/**
 * A list that takes the first rows of each branch by its own index and merges them, so that a scope whose newest row
 * is old costs no more than another. Words and filters go the three ways; statements are made when first asked for.
 */
export function pagedList<Row extends object>(parts: ListParts): PagedList<Row> {
  const pages = new Map<string, NamedStatement<Listed<Row>>>();
  const counts = new Map<string, NamedStatement<{ total: number }>>();

  function pageBy(shape: Shape): NamedStatement<Listed<Row>> {
    const { way, filters, ranges, words, next } = shape;
    const key = [
      parts.name,
      way,
      ...filters,
      ...ranges,
      ...(words ? ['words'] : []),
      ...(next ? ['next'] : []),
    ].join('.');
    const made = pages.get(key) ?? namedStatement<Listed<Row>>(key, pageText(parts, shape));
    pages.set(key, made);
    return made;
  }

  return {
    async read(on, asked, given) {
      const { size } = asked;
      const cursor = asked.next === undefined ? undefined : readCursor(asked.next, keyOf(parts).type);
      const asFar = cursor ? 0 : (asked.page - 1) * size;
      // Nothing is shown from so far out, but the list has its total all the same.
      const isTooFar = asFar > deepestOffset;
      const offset = isTooFar ? 0 : asFar;
      const limit = isTooFar ? 0 : size + 1;
      const search = searchOf(asked.keyword ?? '');
      const values = { ...given, ...search, limit, offset, afterKey: cursor?.key, afterId: cursor?.id };
      const base = {
        filters: givenOf(parts.filters, given),
        ranges: givenOf(parts.ranges, given),
        words: search.words.length > 0,
        next: cursor !== undefined,
      };
      async function find(way: Shape['way']) {
        const found = await pageBy({ ...base, way }).all(on, values);
        const rows = found.filter(({ listId }) => listId !== null);
        const { listTotal: total = 0, listCut: truncated = false, listLooked } = found[0] ?? {};
        return { rows, total, truncated, ...(listLooked ? { looked: listLooked } : {}) };
      }
      const walk = (rows: number) => find(rounded(shareOf(rows, branchesOf(parts, given))));
      const isKeyed = parts.sources.every(
        (source) => keyedOf(parts, source, { ...base, way: 'keyed' }).length > 0,
      );
      async function rare() {
        if (!isKeyed) return undefined;
        const found = await find('keyed');
        return found.truncated ? undefined : found;
      }
      const isExact = base.filters.length === 0 && !base.words;
      const found = isExact ? await find('exact') : await byThreeWays(limit, walk, rare);
      const shown = found.rows.slice(0, size);
      const last = shown.at(-1);
      return {
        rows: shown.map(withoutPlace<Row>),
        rest: restOf(asked, cursor, {
          total: found.total,
          isLowerBound: found.truncated || found.total >= mostCounted,
          seen: shown.length > 0 ? offset + shown.length : 0,
          hasNext: found.rows.length > size,
          last: last?.listId ? { key: last.listKey, id: last.listId } : undefined,
        }),
      };
    },

    async count(on, values) {
      const filters = givenOf(parts.filters, values);
      const ranges = givenOf(parts.ranges, values);
      const key = [parts.name, 'count', ...filters, ...ranges].join('.');
      const text = totalText(parts, { way: 'exact', filters, ranges, words: false, next: false });
      const made = counts.get(key) ?? namedStatement<{ total: number }>(key, `SELECT (${text}) AS total`);
      counts.set(key, made);
      return (await made.first(on, values))?.total ?? 0;
    },
  };
}
