import type { Queryable } from '../../platform/db/index.ts';
import { exactMatches, keptTotal } from './exact.ts';
import { lookupMatches } from './gin-lookup.ts';
import { pageStatement, type Select } from './page-statement.ts';
import {
  type ListQuery,
  type Matches,
  maxCounted,
  type QueryPlan,
  type Range,
  type SortPart,
} from './query.ts';
import { scanMatches } from './scan.ts';
import { runOf } from './sql.ts';

/** Where a row stands in its list, beside what is selected of it. */
export interface RowPosition {
  readonly listId: string;
  readonly listKey: string;
}

interface AnsweredRow extends RowPosition {
  readonly listTotal: number;
  readonly listTruncated: boolean;
  readonly listScanned: number | null;
}

/** Which list is read, for which tenant, and what is selected of its rows. */
export interface ListReader {
  readonly on: Queryable;
  readonly tenantId: string;
  /** Of its statements. */
  readonly name: string;
  readonly select: Select;
}

/** Rows that a scan reads, over all its branches, before another way is tried. */
const shortScan = 850;
/** Rows that it reads when the other ways would take longer still. */
const longScan = 20_000;

interface FoundRows<Row> {
  readonly rows: readonly (Row & RowPosition)[];
  /** How many rows there are, as far as that was counted. */
  readonly total: number;
  readonly isLowerBound: boolean;
}

/** Rows of a part of a list, each with the number of its part. */
interface RowsOfParts<Row> {
  readonly rows: readonly { readonly row: Row & RowPosition; readonly part: number }[];
  readonly total: number;
  readonly isLowerBound: boolean;
}

/** The rows of a range over the parts of a sort, from one of them on. */
export async function readRange<Row extends object>(
  reader: ListReader,
  plan: QueryPlan,
  sortParts: readonly SortPart[],
  { part: firstPart, limit: most, ...range }: Range & { readonly part: number },
): Promise<RowsOfParts<Row>> {
  const rows: { readonly row: Row & RowPosition; readonly part: number }[] = [];
  let { offset, after } = range;
  let total = 0;
  let isLowerBound = false;
  for (const [part, sort] of plan.paths.length === 0 ? [] : sortParts.entries()) {
    if (part < firstPart) continue;
    const missing = Math.max(0, most - rows.length);
    // A later part is asked for its total even when the page is full already.
    if (missing === 0 && !range.isCounted) break;
    const limit = Math.max(1, missing);
    const found = await findRows<Row>(reader, { ...plan, sort }, { ...range, after, offset, limit });
    rows.push(...found.rows.slice(0, missing).map((row) => ({ row, part })));
    total += found.total;
    isLowerBound ||= found.isLowerBound;
    offset = Math.max(0, offset - found.total);
    after = undefined;
  }
  return { rows, total, isLowerBound };
}

/**
 * The rows of a range: exactly, where the paths answer all that is asked. Else a short scan finds what is common, the GIN
 * indices what is rare, and a longer scan the rest; the scan itself tells which it is
 * (docs/decisions/04-lists-by-access-paths.md).
 */
async function findRows<Row extends object>(
  reader: ListReader,
  query: ListQuery,
  range: Range,
): Promise<FoundRows<Row>> {
  const read = (matches: Matches) => readPage<Row>(reader, query, range, matches);
  const exact = exactMatches(query, range);
  if (exact) {
    const found = await read(exact);
    return { ...found, isLowerBound: !keptTotal(query) && found.total >= maxCounted };
  }
  const found = await searchRows(query, range, read);
  return { ...found, isLowerBound: found.isTruncated || found.total >= maxCounted };
}

type PageRead<Row> = Awaited<ReturnType<typeof readPage<Row & object>>>;

async function searchRows<Row extends object>(
  query: ListQuery,
  range: Range,
  read: (matches: Matches) => Promise<PageRead<Row>>,
): Promise<PageRead<Row>> {
  const scan = (maxRows: number) => read(scanMatches(query, range, maxRows));
  const isEnough = ({ isTruncated, rows }: PageRead<Row>) => !isTruncated || rows.length === range.limit;
  const short = await scan(shortScan);
  if (isEnough(short)) return short;
  // Where most branches held less than their share, the others may have more of it: then it is common after all.
  const share = shortScan / (short.scanned ?? shortScan);
  if (short.total * share >= range.limit) {
    const found = await scan(shortScan * share);
    if (isEnough(found)) return found;
  }
  const matches = lookupMatches(query);
  const found = matches && (await read(matches));
  return found && !found.isTruncated ? found : scan(longScan);
}

async function readPage<Row extends object>(
  { on, tenantId, name, select }: ListReader,
  query: ListQuery,
  range: Range,
  matches: Matches,
) {
  const statement = pageStatement(query, range, select, matches);
  const found = await runOf<Row & AnsweredRow>(on, tenantId, name, statement, range.offset === 0);
  const {
    listTotal: total = 0,
    listTruncated: isTruncated = false,
    listScanned: scanned = null,
  } = found[0] ?? {};
  return { rows: found.filter(({ listId }) => listId !== null), total, isTruncated, scanned };
}
