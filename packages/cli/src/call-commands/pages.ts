import { maxPageSize } from '@svcdesk/core/contract/limits';
import type { Item } from '../print/output.ts';

/** A page as the contract's lists give it; some do not count. */
interface Page {
  readonly list: readonly Item[];
  readonly total?: number;
  readonly totalIsLowerBound?: boolean;
  readonly hasNext: boolean;
  readonly next?: string;
}

/** What asks for one page: its number and size, or the cursor of the page before. */
export interface Paging {
  page: number;
  size: number;
  next?: string | undefined;
}

/** A list as far as it is wanted. */
export interface PagedItems {
  readonly items: AsyncIterable<Item>;
  /** How many there are in all, known once the first page has come; a lower bound ends in `+`, and some lists do not say. */
  total(): string | undefined;
  /** Whether the list goes on after them. */
  isCut(): boolean;
}

/** Reads a list page by page until there are `limit` items; one that is no page is a whole. */
export function readPages(fetchPage: (paging: Paging) => Promise<unknown>, limit: number): PagedItems {
  let total: string | undefined;
  let isCut = false;
  async function* each(): AsyncGenerator<Item> {
    let left = limit;
    let paging: Paging = { page: 1, size: Math.min(limit, maxPageSize) };
    while (true) {
      const page = pageOf(await fetchPage(paging));
      if (page.total !== undefined) total ??= `${page.total}${page.totalIsLowerBound ? '+' : ''}`;
      yield* page.list.slice(0, left);
      isCut = page.list.length > left || (page.hasNext && page.list.length >= left);
      left -= page.list.length;
      if (left <= 0 || !page.hasNext) return;
      // A cursor stays quick however deep; without one the next page number does.
      paging = { size: paging.size, page: page.next ? 1 : paging.page + 1, next: page.next };
    }
  }
  return { items: each(), total: () => total, isCut: () => isCut };
}

function pageOf(data: unknown): Page {
  return Array.isArray(data) ? { list: data, total: data.length, hasNext: false } : (data as Page);
}
