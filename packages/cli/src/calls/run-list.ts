import { maxPageSize } from '@svcdesk/core/contract/limits';
import { format } from '@svcdesk/core/phrases';
import type { Context, Input } from '../command.ts';
import { CommandFailure } from '../errors.ts';
import type { Item, Rows } from '../print/output.ts';
import { type Connection, connectSignedIn } from '../session/connection.ts';
import type { Progress } from '../session/progress.ts';
import { type Chosen, type ListParts, labelOf, type TypedField } from './parts.ts';

/** How many are shown unless said. */
const defaultLimit = 30;

/** Fetches a list as it is shown. */
export async function runList(
  parts: ListParts,
  typed: readonly TypedField[],
  { flags }: Input,
  context: Context,
): Promise<Rows> {
  const { phrases, terminal } = context;
  // Replies of lists are only shown: to check them would take longer than the call.
  const connection = connectSignedIn(context, { validate: false });
  const made = await requestFor(parts, typed, connection, context);
  const { call, request }: Chosen = (await parts.choose?.(made, connection, context)) ?? {
    call: parts.call,
    request: made,
  };
  const inWordsOfTheLine = (error: unknown): never => {
    throw new CommandFailure(error, undefined, { labelOf: (path) => labelOf(path, typed) });
  };
  const limit = flags.all || parts.unpaged ? Number.POSITIVE_INFINITY : Number(flags.limit ?? defaultLimit);
  // A table on a terminal shows by itself how far it has come.
  const isWatched = flags.all && !terminal.forPeople && terminal.showsProgress;
  const progress = isWatched
    ? (await import('../session/progress.ts')).progressOf('listing', context)
    : undefined;
  const paged = readPages(async (paging) => {
    const asked = parts.unpaged ? request : { ...request, ...paging };
    const data = await connection.caller.call(call, asked as never).catch(inWordsOfTheLine);
    return parts.items ? parts.items(data as never, connection) : data;
  }, limit);
  return {
    kind: 'rows',
    items: progress ? watched(paged, progress) : paged.items,
    columns: typeof parts.columns === 'function' ? parts.columns(made) : parts.columns,
    finish(shown) {
      progress?.end();
      const { notes } = phrases;
      if (shown === 0) terminal.note(notes.nothing);
      const total = paged.total();
      if (paged.isCut()) terminal.note(format(total ? notes.showing : notes.showingSome, { shown, total }));
      return undefined;
    },
  };
}

/** The items of a list, with progress as they come. */
async function* watched(paged: PagedItems, progress: Progress): AsyncGenerator<Item> {
  let count = 0;
  for await (const item of paged.items) {
    count += 1;
    progress.at(count, paged.total());
    yield item;
  }
}

/** What the list is asked for. One that is asked for nothing in particular needs no schema. */
async function requestFor(
  { call, fixed, hasRequiredFields }: ListParts,
  fields: readonly TypedField[],
  connection: Connection,
  context: Context,
): Promise<Record<string, unknown>> {
  const base = { ...fixed };
  const isPlain = fields.every(({ typed }) => typed.length === 0);
  if (!hasRequiredFields && isPlain && fields.every(({ label }) => label.startsWith('--'))) return base;
  const { checkRequest, requestOf } = await import('./request.ts');
  const request = await requestOf({ call, fields, base, later: [] }, connection, context);
  checkRequest(call, request, fields, context);
  return request;
}

/** A page as the contract's lists give it; some do not count. */
interface Page {
  readonly list: readonly Item[];
  readonly total?: number;
  readonly totalIsLowerBound?: boolean;
  readonly hasNext: boolean;
  readonly next?: string;
}

/** What asks for one page: its number and size, or the cursor of the page before. */
interface Paging {
  page: number;
  size: number;
  next?: string | undefined;
}

/** A list as far as it is wanted. */
interface PagedItems {
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
