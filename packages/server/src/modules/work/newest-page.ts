import { invalid } from '../../http/refusals.ts';

/** Counting stops here. */
export const mostCounted = 10_001;
/** Pages by number reach as far as totals are counted; further on the cursor goes. */
const deepestOffset = 10_000;

/** One way to reach rows: what to join, one row for each branch, and how a row `r` belongs to a branch. */
export interface Branches {
  readonly from: string;
  readonly where: string;
}

/**
 * Rows of a table, newest first, over every branch: the newest of each by its index, merged. One scan with
 * `= ANY` would walk the whole table for a branch whose newest row is old. A row of two branches counts once.
 */
export function newestOf(table: string, branches: readonly Branches[], where: string, limit: string): string {
  const each = branches.map(
    ({ from, where: of }) => `SELECT x.id, x.created_at FROM ${from}
      CROSS JOIN LATERAL (SELECT r.id, r.created_at FROM ${table} r WHERE r.tenant_id = $1 AND ${of} AND ${where}
        ORDER BY r.created_at DESC, r.id DESC LIMIT ${limit}) x`,
  );
  return `SELECT id, created_at FROM (${each.join(' UNION ')}) u ORDER BY created_at DESC, id DESC LIMIT ${limit}`;
}

/** Which page is asked for: by its number, or behind the page before. */
export interface Paging {
  readonly page: number;
  readonly size: number;
  readonly next?: string | undefined;
}

/** Where a page begins. */
export interface Place {
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
export function placeOf({ page, size, next }: Paging): Place {
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
export function pageOf<Row extends { id: string; createdAt: string }, Item>(
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
