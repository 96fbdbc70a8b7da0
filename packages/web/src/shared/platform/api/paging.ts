/** What a list call answers; totals may stop at a lower bound. */
export interface PageOf<Item> {
  list: Item[];
  page: number;
  total: number;
  totalIsLowerBound?: boolean;
  hasNext: boolean;
  next?: string;
}

/** What the next request asks for: the page's number, and the cursor where the server gives one. */
export interface PageAsk {
  page: number;
  next?: string;
}

export const firstPage: PageAsk = { page: 1 };

export function nextPage(last: PageOf<unknown>): PageAsk | undefined {
  if (!last.hasNext || last.list.length === 0) return undefined;
  return last.next === undefined ? { page: last.page + 1 } : { page: last.page + 1, next: last.next };
}

/** One list of all pages. A row that moved while paging comes twice; its newer place would make two keys, so the first stays. */
export function mergePages<Item>(pages: readonly PageOf<Item>[], keyOf: (item: Item) => string): Item[] {
  const seen = new Set<string>();
  return pages.flatMap((page) =>
    page.list.filter((item) => {
      const key = keyOf(item);
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    }),
  );
}

/** What a VirtualList shows. */
export interface PagedList<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** Number of all items, loaded or not; undefined until known. */
  total?: number;
  /** Counting stopped there: there are at least as many. */
  totalIsLowerBound: boolean;
  loading: boolean;
  updating: boolean;
  loadingMore: boolean;
  hasMore: boolean;
  /** Of the first load or of an update. */
  error: unknown;
  /** Of the next page; what is shown is as good as it was. */
  moreError: unknown;
  updatedAtMs: number;
  loadMore: () => void;
  refresh: () => Promise<unknown>;
}

/** The same loaded list with its items changed; the very same where none was. */
export function withItems<Item, List extends { pages: readonly PageOf<Item>[] }>(
  list: List,
  change: (item: Item) => Item,
): List {
  const pages = list.pages.map((page) => {
    const items = page.list.map(change);
    return items.some((item, index) => item !== page.list[index]) ? { ...page, list: items } : page;
  });
  return pages.some((page, index) => page !== list.pages[index]) ? { ...list, pages } : list;
}

/** Whether a list that is read to its end asks for its next page by itself: never again for one that failed. */
export function goesOn(
  list: Pick<PagedList<unknown>, 'hasMore' | 'loadingMore' | 'error' | 'moreError'>,
): boolean {
  return list.hasMore && !list.loadingMore && !list.error && !list.moreError;
}

/** How many there are, where that is known exactly. */
export function exactTotal({
  total,
  totalIsLowerBound,
}: Pick<PagedList<unknown>, 'total' | 'totalIsLowerBound'>): number | undefined {
  return totalIsLowerBound ? undefined : total;
}
