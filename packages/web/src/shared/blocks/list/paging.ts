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
