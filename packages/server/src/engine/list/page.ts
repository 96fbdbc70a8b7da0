import { invalid } from '../../platform/refusals.ts';
import { type Cursor, type Place, readCursor, writeCursor } from './cursor.ts';

/** Which page is asked for: by its number, or behind the page before. */
export interface Paging {
  readonly page: number;
  readonly size: number;
  readonly next?: string | undefined;
}

/** The envelope of a page, beside its list. */
export interface PageRest {
  page: number;
  size: number;
  total: number;
  totalPage: number;
  hasNext: boolean;
  totalIsLowerBound?: boolean;
  next?: string;
}

/** What was found for a page. */
export interface FoundPage {
  /** Counted for the first page alone. */
  readonly total: number;
  readonly isLowerBound: boolean;
  /** As many as were seen there are in any case. */
  readonly seen: number;
  readonly hasNext: boolean;
  readonly last: Place | undefined;
}

/** The envelope of a page that goes on behind its last row. */
export function restOf(paging: Paging, cursor: Cursor | undefined, found: FoundPage): PageRest {
  const { size } = paging;
  const { hasNext, last } = found;
  const page = cursor?.page ?? paging.page;
  const total = Math.max(cursor?.total ?? found.total, found.seen);
  const isLowerBound = cursor?.isLowerBound ?? found.isLowerBound;
  return {
    page,
    size,
    total,
    totalPage: Math.ceil(total / size),
    hasNext,
    totalIsLowerBound: isLowerBound || undefined,
    next: hasNext && last ? writeCursor({ ...last, page: page + 1, total, isLowerBound }) : undefined,
  };
}

/** Where a list goes on that is turned by the number of its page, whatever its rows are. */
const byNumber: Place = { key: '', id: '00000000-0000-0000-0000-000000000000', part: 'page' };

/** The page that is asked for of a list that is turned by its number. */
export function pageNumber({ page, next }: Paging): number {
  if (next === undefined) return page;
  const cursor = readCursor(next, 'text');
  if (cursor.part !== byNumber.part || cursor.page < 1) throw invalid('next', 'format');
  return cursor.page;
}

/** A page of a list that is counted whole and turned by its number. */
export function pageOf<T>(list: T[], total: number, page: number, size: number): PageRest & { list: T[] } {
  const hasNext = (page - 1) * size + list.length < total;
  const found = { total, isLowerBound: false, seen: 0, hasNext, last: byNumber };
  return { list, ...restOf({ page, size }, undefined, found) };
}

/** A page of a list that is at hand whole. */
export function pageOfAll<T>(all: readonly T[], paging: Paging): PageRest & { list: T[] } {
  const { size } = paging;
  const page = pageNumber(paging);
  return pageOf(all.slice((page - 1) * size, page * size), all.length, page, size);
}
