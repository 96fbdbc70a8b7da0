import { invalid } from '../../platform/refusals.ts';
import type { SortPart } from './query.ts';

/** Where a row stands in a list. */
export interface Place {
  /** The sort keys of the row, and its id. */
  readonly key: string;
  readonly id: string;
  /** Part of the list, where it has several or can be sorted in several ways. */
  readonly part?: string | undefined;
}

/** Where a list goes on: behind the last row shown. */
export interface Cursor extends Place {
  readonly page: number;
  /** Counted once, for the first page. */
  readonly total: number;
  readonly isLowerBound: boolean;
  /** Rows of the pages before; absent from what an older release wrote. */
  readonly seen?: number | undefined;
}

/** A cursor as text; it holds nothing that the reader has not been shown. */
export function writeCursor({ page, total, isLowerBound, key, id, part = '', seen }: Cursor): string {
  const fields = [page, total, isLowerBound, id, key, part, seen];
  return Buffer.from(JSON.stringify(fields)).toString('base64url');
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const fits: Readonly<Record<SortPart['type'], (key: string) => boolean>> = {
  timestamptz: (key) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(key) && !Number.isNaN(Date.parse(key)),
  date: (key) => /^\d{4}-\d\d-\d\d$/.test(key) && !Number.isNaN(Date.parse(key)),
  text: (key) => !key.includes('\0') && key.isWellFormed(),
};
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;

function parsed(text: string): unknown[] {
  try {
    const found: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

/** Reads a cursor of a list with sort keys of a type. */
export function readCursor(text: string, type: SortPart['type']): Cursor {
  const [page, total, isLowerBound, id, key, part, seen] = parsed(text);
  if (
    isCount(page) &&
    isCount(total) &&
    typeof isLowerBound === 'boolean' &&
    typeof id === 'string' &&
    uuid.test(id) &&
    typeof key === 'string' &&
    fits[type](key) &&
    (part === undefined || typeof part === 'string') &&
    (seen === undefined || seen === null || isCount(seen))
  ) {
    return { page, total, isLowerBound, id, key, part: part || undefined, seen: seen ?? undefined };
  }
  throw invalid('next', 'format');
}

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

/** The envelope of a page that goes on behind its last row. */
export function restOf(
  paging: Paging,
  cursor: Cursor | undefined,
  found: {
    /** Counted for the first page alone. */
    readonly total: number;
    readonly isLowerBound: boolean;
    /** Rows of this page. */
    readonly shown: number;
    readonly hasNext: boolean;
    readonly last: Place | undefined;
  },
): PageRest {
  const { size } = paging;
  const { hasNext, last, shown } = found;
  const page = cursor?.page ?? paging.page;
  const before = cursor ? cursor.seen : shown > 0 ? (page - 1) * size : undefined;
  const counted = cursor?.total ?? found.total;
  // Rows may come and go between pages, so the last page corrects the total.
  const isEnd = !hasNext && before !== undefined;
  const total = isEnd ? before + shown : Math.max(counted, (before ?? 0) + shown + (hasNext ? 1 : 0));
  const isLowerBound = !isEnd && (cursor?.isLowerBound ?? found.isLowerBound);
  return {
    page,
    size,
    total,
    totalPage: Math.ceil(total / size),
    hasNext,
    totalIsLowerBound: isLowerBound || undefined,
    next:
      hasNext && last
        ? writeCursor({
            ...last,
            page: page + 1,
            total,
            isLowerBound,
            seen: before === undefined ? undefined : before + shown,
          })
        : undefined,
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
  const found = { total, isLowerBound: false, shown: list.length, hasNext, last: byNumber };
  return { list, ...restOf({ page, size }, undefined, found) };
}

/** A page of a list that is at hand whole. */
export function pageOfAll<T>(all: readonly T[], paging: Paging): PageRest & { list: T[] } {
  const { size } = paging;
  const page = pageNumber(paging);
  return pageOf(all.slice((page - 1) * size, page * size), all.length, page, size);
}
