import type { Queryable } from '../../platform/db/index.ts';
import { invalid } from '../../platform/refusals.ts';
import type { AccessPath, Source } from './access-path.ts';
import { totalStatement } from './exact.ts';
import type { Select } from './page-statement.ts';
import { type PageRest, type Paging, readCursor, restOf } from './paging.ts';
import { type Filter, planQuery, type Range, type SortPart } from './query.ts';
import { type RowPosition, readRange } from './read.ts';
import { runOf, sql } from './sql.ts';

/** The reader of a list. */
export interface Reader {
  readonly tenantId: string;
}

/** A list as a value. */
export interface ListParts<Who extends Reader, Input, Row extends object, Item> extends Source {
  /** Of its statements. */
  readonly name: string;
  /** The ways into the table by which a reader sees rows of it: none at all is an empty list. */
  accessPaths(reader: Who, input: Input): readonly AccessPath[];
  /** Each by the field that asks for it; the first that has an index of its own is taken before the others. */
  readonly filters?: {
    readonly [Name in keyof Input]?: Filter<NonNullable<Input[Name]>, Who, Input>;
  };
  /** What it may be sorted by, each in one or several parts; the newest first when absent. */
  readonly sorts?: Readonly<Record<string, readonly SortPart[]>>;
  /** Which of the sorts is asked for. */
  sortOf?(input: Input): string;
  /** What is read of each row: its id as `listId` when absent. */
  select?(reader: Who, input: Input): Select;
  /** What is answered of rows; they themselves when absent. */
  present?(rows: (Row & RowPosition)[], reader: Who, on: Queryable): Item[] | Promise<Item[]>;
}

/** A list of which pages are read, by their number or behind the page before. */
interface Paged {
  page(on: Queryable, reader: Reader, input: Paging): Promise<PageRest & { list: unknown[] }>;
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

/** The ids of rows of which nothing else is selected. */
export const idsOf = (rows: readonly Pick<RowPosition, 'listId'>[]): string[] =>
  rows.map(({ listId }) => listId);

const newest: Readonly<Record<string, readonly SortPart[]>> = {
  newest: [{ column: 'created_at', type: 'timestamptz', direction: 'DESC' }],
};
const idsAlone: Select = { columns: [] };

/** Pages by number go as far as totals are counted; further on the cursor goes. */
const maxOffset = 10_000;

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
  const [firstSort = ''] = Object.keys(sorts);

  const read = (
    on: Queryable,
    who: Who,
    input: Input,
    sortParts: readonly SortPart[],
    range: Range & { readonly part: number },
  ) =>
    readRange<Row>(
      { on, tenantId: who.tenantId, name, select: select(who, input) },
      planQuery(parts, who, input),
      sortParts,
      range,
    );

  async function page(on: Queryable, who: Who, input: Input & Paging): Promise<PageRest & { list: Item[] }> {
    const { size } = input;
    const sort = parts.sortOf?.(input) ?? firstSort;
    const sortParts = sorts[sort] ?? [];
    const { cursor, part, offset, isTooFar } = startOf(input, sort, sortParts);
    const range = { part, after: cursor, offset, limit: isTooFar ? 0 : size + 1, isCounted: !cursor };
    const { rows, total, isLowerBound } = await read(on, who, input, sortParts, range);
    const shown = rows.slice(0, size);
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

    /** The first items behind a position in the first part of the list's order, for lists that are merged with others. */
    async first(on: Queryable, who: Who, input: Input, limit: number, after?: Range['after']) {
      const range = { part: 0, after, offset: 0, limit, isCounted: after === undefined };
      const { rows, total, isLowerBound } = await read(on, who, input, sorts[firstSort] ?? [], range);
      const items = await present(
        rows.map(({ row }) => row),
        who,
        on,
      );
      return { rows: items, total, totalIsLowerBound: isLowerBound };
    },

    /** How many rows there are, up to where counting stops. */
    async count(on: Queryable, who: Who, input: Input): Promise<number> {
      const plan = planQuery(parts, who, input);
      const [sort] = sorts[firstSort] ?? [];
      if (plan.paths.length === 0 || !sort) return 0;
      const statement = sql`SELECT (${totalStatement({ ...plan, sort })}) AS total`;
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

/** Where a page begins: behind the last row of the page before, or so many rows from the first part on. */
function startOf({ page, size, next }: Paging, sort: string, sortParts: readonly SortPart[]) {
  if (next === undefined) {
    const offset = (page - 1) * size;
    // A page beyond the limit is empty, but still has the total.
    const isTooFar = offset > maxOffset;
    return { cursor: undefined, part: 0, offset: isTooFar ? 0 : offset, isTooFar };
  }
  const cursor = readCursor(next, sortParts[0]?.type ?? 'timestamptz');
  const part = sortParts.findIndex((_, index) => `${sort}.${index}` === cursor.part);
  if (part < 0) throw invalid('next', 'format');
  return { cursor, part, offset: 0, isTooFar: false };
}
