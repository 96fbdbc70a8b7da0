import type { DataOf, RequestOf } from '../contract/call-types.ts';
import type { Call } from '../contract/define.ts';
import type { Caller, CallOptions } from './caller.ts';

/** What a call that answers page by page gives at least. */
export interface Page {
  list: unknown[];
  hasNext: boolean;
  next?: string | undefined;
}

type PagedCall<C extends Call> = DataOf<C> extends Page ? C : never;

/** One item of a call that answers page by page. */
export type ItemOf<C extends Call> = DataOf<C> extends { list: (infer I)[] } ? I : never;

/** All items of a list, fetched page by page as they are asked for. */
export interface Items<T> extends AsyncIterable<T> {
  /** The first `limit` items as an array. */
  toArray(options: { limit: number }): Promise<T[]>;
}

/** The method of a call that answers page by page. */
export interface Paged<Request, Answer, Item> {
  (request: Request, options?: CallOptions): Promise<Answer>;
  /** Every item of all pages, fetched as they are asked for. */
  all(request: Request, options?: CallOptions): Items<Item>;
}

/**
 * Reads a list page by page, each as the server gives it: its items, how many there are in all where the list counts, and
 * what follows. Begins at the page or cursor of the request, and asks for a page only when it is wanted.
 *
 * @example
 * for await (const { list, total } of pages(client, orders.page, { scope: 'mine' })) show(list, total);
 */
export async function* pages<C extends Call>(
  caller: Pick<Caller, 'call'>,
  call: PagedCall<C> & C,
  request: RequestOf<C>,
  options?: CallOptions,
): AsyncGenerator<DataOf<C>, void, undefined> {
  let at: { page?: number; [field: string]: unknown } = { ...(request as object) };
  for (let number = at.page ?? 1; ; number++) {
    const page = await caller.call(call, at as RequestOf<C>, options);
    yield page;
    const { hasNext, next } = page as Page;
    if (!hasNext) return;
    // A cursor stays quick however deep; without one the next page number does.
    at = { ...at, page: next ? 1 : number + 1, next };
  }
}

/** Reads a list over its pages: `for await (const order of items(client, orders.page, { scope: 'mine' }))`. */
export function items<C extends Call>(
  caller: Caller,
  call: PagedCall<C> & C,
  request: RequestOf<C>,
  options?: CallOptions,
): Items<ItemOf<C>> {
  async function* eachItem(): AsyncGenerator<ItemOf<C>> {
    for await (const page of pages(caller, call, request, options)) {
      yield* (page as Page).list as ItemOf<C>[];
    }
  }
  return {
    [Symbol.asyncIterator]: eachItem,
    async toArray({ limit }) {
      const all: ItemOf<C>[] = [];
      if (limit < 1) return all;
      for await (const item of eachItem()) {
        all.push(item);
        if (all.length >= limit) break;
      }
      return all;
    },
  };
}
