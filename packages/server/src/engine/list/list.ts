import { normalizeOrderNo } from '@svcdesk/core/format';
import type { Queryable } from '../../platform/db/index.ts';
import { invalid } from '../../platform/refusals.ts';
import type { AccessPath, Source } from './access-path.ts';
import { adaptiveSearch, maxCounted, maxOffset } from './adaptive-search.ts';
import type { Filter } from './filters.ts';
import { type PageRest, type Paging, readCursor, restOf } from './paging.ts';
import { anyOf, runOf, type Sql, sql } from './sql.ts';
import {
  type Condition,
  type Reading,
  type Select,
  type SortPart,
  statementsOf,
  totalOf,
} from './statements.ts';

/** Who reads a list. */
export interface Reader {
  readonly tenantId: string;
}

/** What every row of a list has beside what is selected. */
export interface Placed {
  readonly listId: string;
  readonly listKey: string;
}

interface Answered extends Placed {
  readonly listTotal: number;
  readonly listCut: boolean;
  readonly listLooked: number | null;
}

/** A list as a value. */
export interface ListParts<Who extends Reader, Input, Row extends object, Item> extends Source {
  /** Of its statements. */
  readonly name: string;
  /** The ways into the table by which a reader sees rows of it: none at all is an empty list. */
  accessPaths(who: Who, input: Input): readonly AccessPath[];
  /** Each by the field that asks for it; the first that has an index of its own is taken before the others. */
  readonly filters?: {
    readonly [Name in keyof Input]?: Filter<NonNullable<Input[Name]>, Who, Input>;
  };
  /** What it may be sorted by, each in one or several parts; the newest first when absent. */
  readonly sorts?: Readonly<Record<string, readonly SortPart[]>>;
  /** Which of the sorts is asked for. */
  sortOf?(input: Input): string;
  /** What is read of each row: its id as `listId` when absent. */
  select?(who: Who, input: Input): Select;
  /** What is answered of rows; they themselves when absent. */
  present?(rows: (Row & Placed)[], who: Who, on: Queryable): Item[] | Promise<Item[]>;
}

/** A list of which pages are read, by their number or behind the page before. */
interface Paged {
  page(on: Queryable, who: Reader, input: Paging): Promise<PageRest & { list: unknown[] }>;
}

const lists = new Map<string, Paged>();

/** All lists made so far, by name. */
export const definedLists: ReadonlyMap<string, Paged> = lists;

/** Gives a list its name; each has its own. */
export function claimList<Made extends Paged>(name: string, list: Made): Made {
  if (lists.has(name)) throw new Error(`Two lists are named "${name}"`);
  lists.set(name, list);
  return list;
}

const newest: Readonly<Record<string, readonly SortPart[]>> = {
  newest: [{ column: 'created_at', type: 'timestamptz', direction: 'DESC' }],
};
const idsAlone: Select = { columns: [] };

/** The ids of rows of which nothing else is selected. */
export const idsOf = (rows: readonly Pick<Placed, 'listId'>[]): string[] => rows.map(({ listId }) => listId);

/** Whether a filter is asked: one without values is not. */
const isAsked = (value: unknown): boolean =>
  value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);

/**
 * A list that takes the first rows of each access path by its own index and merges them. Words and filters that no path
 * answers are searched adaptively (docs/decisions/04-lists-by-access-paths.md).
 */
export function defineList<Who extends Reader, Input extends object, Row extends object, Item = Row>(
  parts: ListParts<Who, Input, Row, Item>,
) {
  const { name, sorts = newest, select = () => idsAlone } = parts;
  // Who presents nothing lists the rows themselves: then an item is a row.
  const present = parts.present ?? ((rows: readonly Row[]) => rows as unknown as Item[]);
  const filters = Object.entries(parts.filters ?? {}) as [string, Filter<unknown, Who, Input>][];

  /** What is asked, and by which ways the rows are read. */
  function asked(who: Who, input: Input) {
    const values = input as Readonly<Record<string, unknown>>;
    const given = filters.filter(([field]) => isAsked(values[field]));
    const conditions = given.map(
      ([name, filter]): Condition => ({
        name,
        where: filter.where(values[name], who),
        keys: filter.keys?.(values[name]),
        isRange: filter.isRange,
      }),
    );
    const seen = parts.accessPaths(who, input).filter(({ branches }) => branches > 0);
    const whole = seen.find(({ isFullTable: isWhole }) => isWhole);
    const scope = whole ? [whole] : seen;
    const { keyword = '' } = input as { readonly keyword?: string };
    const base = { source: parts, conditions, keyword: normalizeOrderNo(keyword) };
    if (scope.length === 0) return { ...base, paths: [] };
    const answering = (field: string, path: AccessPath) => [
      { ...path, answers: [field, ...(path.coveredFilters ?? [])] },
    ];
    for (const [field, filter] of given) {
      const few = filter.rareRows?.(values[field]);
      if (!few) continue;
      if (!whole)
        conditions.push({ name: 'scope', where: anyOf(scope.map(({ contains: holds }) => sql`(${holds})`)) });
      return { ...base, paths: answering(field, few) };
    }
    for (const [field, filter] of whole ? given : []) {
      const path = filter.path?.(values[field], input);
      if (path) return { ...base, paths: answering(field, path) };
    }
    return { ...base, paths: scope };
  }

  async function search(on: Queryable, who: Who, input: Input, reading: Reading) {
    const statements = statementsOf(reading, select(who, input));
    async function find(statement: Sql) {
      const found = await runOf<Row & Answered>(on, who.tenantId, name, statement, reading.offset === 0);
      const {
        listTotal: total = 0,
        listCut: isTruncated = false,
        listLooked: looked = null,
      } = found[0] ?? {};
      return { rows: found.filter(({ listId }) => listId !== null), total, isTruncated, looked };
    }
    if (statements.exact) {
      const found = await find(statements.exact);
      return { ...found, isLowerBound: !statements.isTotalKept && found.total >= maxCounted };
    }
    const found = await adaptiveSearch(
      reading.limit,
      (rows) => find(statements.scan(rows)),
      async () => {
        const lookup = statements.lookup();
        return lookup && find(lookup);
      },
    );
    return { ...found, isLowerBound: found.isTruncated || found.total >= maxCounted };
  }

  /** So many rows behind a place and one more, over the parts of the list from one on. */
  async function take(
    on: Queryable,
    who: Who,
    input: Input,
    sortParts: readonly SortPart[],
    from: Pick<Reading, 'after' | 'offset' | 'isCounted'> & { readonly part: number; readonly size: number },
  ) {
    const { size, isCounted } = from;
    const rows: { readonly row: Row & Answered; readonly part: number }[] = [];
    const base = asked(who, input);
    let { offset, after } = from;
    let total = 0;
    let isLowerBound = false;
    for (const [part, sort] of base.paths.length === 0 ? [] : sortParts.entries()) {
      if (part < from.part) continue;
      const missing = Math.max(0, size + 1 - rows.length);
      // A later part is asked for its total even when the page is full already.
      if (missing === 0 && !isCounted) break;
      const limit = Math.max(1, missing);
      const found = await search(on, who, input, { ...base, sort, after, offset, limit, isCounted });
      rows.push(...found.rows.slice(0, missing).map((row) => ({ row, part })));
      total += found.total;
      isLowerBound ||= found.isLowerBound;
      offset = Math.max(0, offset - found.total);
      after = undefined;
    }
    return { rows, total, isLowerBound };
  }

  async function page(on: Queryable, who: Who, input: Input & Paging): Promise<PageRest & { list: Item[] }> {
    const { size, next } = input;
    const sort = parts.sortOf?.(input) ?? Object.keys(sorts)[0] ?? '';
    const sortParts = sorts[sort] ?? [];
    const cursor = next === undefined ? undefined : readCursor(next, sortParts[0]?.type ?? 'timestamptz');
    const part = cursor ? sortParts.findIndex((_, index) => `${sort}.${index}` === cursor.part) : 0;
    if (part < 0) throw invalid('next', 'format');
    const asFar = cursor ? 0 : (input.page - 1) * size;
    // Nothing is shown from so far out, but the list has its total all the same.
    const isTooFar = asFar > maxOffset;
    const offset = isTooFar ? 0 : asFar;
    const stretch = { part, after: cursor, offset, size: isTooFar ? -1 : size, isCounted: !cursor };
    const { rows, total, isLowerBound } = await take(on, who, input, sortParts, stretch);
    const shown = rows.slice(0, Math.max(0, stretch.size));
    const last = shown.at(-1);
    const rest = restOf(input, cursor, {
      total,
      isLowerBound,
      shown: shown.length,
      hasNext: rows.length > size,
      last: last && { key: last.row.listKey, id: last.row.listId, part: `${sort}.${last.part}` },
    });
    const list = await present(
      shown.map(({ row }) => row),
      who,
      on,
    );
    return { list, ...rest };
  }

  return claimList(name, {
    page,

    /** The first items behind a place in the first part of the list's order, for lists that are merged with others. */
    async first(on: Queryable, who: Who, input: Input, limit: number, after?: Reading['after']) {
      const sortParts = Object.values(sorts)[0] ?? [];
      const stretch = { part: 0, after, offset: 0, size: limit - 1, isCounted: after === undefined };
      const { rows, total, isLowerBound } = await take(on, who, input, sortParts, stretch);
      const items = await present(
        rows.map(({ row }) => row),
        who,
        on,
      );
      return { rows: items, total, totalIsLowerBound: isLowerBound };
    },

    /** How many rows there are, up to where counting stops. */
    async count(on: Queryable, who: Who, input: Input): Promise<number> {
      const base = asked(who, input);
      const [[sort] = []] = Object.values(sorts);
      if (base.paths.length === 0 || !sort) return 0;
      const reading = { ...base, sort, after: undefined, offset: 0, limit: 0, isCounted: true };
      const statement = sql`SELECT (${totalOf(reading)}) AS total`;
      return (await runOf<{ total: number }>(on, who.tenantId, name, statement, true))[0]?.total ?? 0;
    },

    /** All of it, so many items at a time. */
    async *export(on: Queryable, who: Who, input: Input, size: number): AsyncGenerator<Item[]> {
      let next: string | undefined;
      do {
        const { list, ...rest } = await page(on, who, { ...input, page: 1, size, next });
        yield list;
        next = rest.next;
      } while (next);
    },
  });
}
