import { pages } from '@svcdesk/core';
import { maxPageSize } from '@svcdesk/core/contract/limits';
import { format } from '@svcdesk/core/phrases';
import type { Context, Input } from '../command.ts';
import { CommandFailure } from '../errors.ts';
import type { Item, Rows } from '../print/output.ts';
import { type Connection, connectSignedIn } from '../session/connection.ts';
import type { Progress } from '../session/progress.ts';
import { type Chosen, type ListParts, labelOf, type TypedField } from './parts.ts';
import { withPipedNames } from './piped-names.ts';

/** How many are shown unless said. */
const defaultLimit = 30;

/** How many are read to be sorted, where no more are asked for: a longer list is told to be sorted in part. */
const maxSorted = 5000;

/** Fetches a list as it is shown. */
export async function runList(
  parts: ListParts,
  given: readonly TypedField[],
  { flags }: Input,
  context: Context,
): Promise<Rows> {
  const { phrases, terminal } = context;
  const { fields: typed, isEmpty } = await withPipedNames(parts.call, given, context);
  if (isEmpty) {
    terminal.note(phrases.notes.nothingToDo);
    return { kind: 'rows', items: noItems(), columns: columnsOf(parts, {}) };
  }
  // Replies of lists are only shown: to check them would take longer than the call.
  const connection = connectSignedIn(context, { validate: false });
  const made = await requestFor(parts, typed, connection, context);
  const { call, request }: Chosen = (await parts.choose?.(made, connection, context)) ?? {
    call: parts.call,
    request: made,
  };
  const limit = flags.all || parts.unpaged ? Number.POSITIVE_INFINITY : Number(flags.limit ?? defaultLimit);
  // What the server sorts has a flag of its own. All else is sorted here, which takes all of it.
  const isSorted = flags.sort !== undefined && parts.fields?.sort === undefined;
  const wanted = isSorted ? Math.max(limit, maxSorted) : limit;
  // Rows that appear on a terminal show the progress themselves, unless they are sorted first.
  const isLong = isSorted ? !flags.watch : flags.all && !terminal.forPeople;
  const isWatched = isLong && terminal.showsProgress;
  const progress = isWatched
    ? (await import('../session/progress.ts')).progressOf('listing', context)
    : undefined;
  const paging = parts.unpaged ? {} : { page: 1, size: Math.min(wanted, maxPageSize) };
  async function* answers(): AsyncGenerator<unknown> {
    try {
      // Which calls have pages is known of each alone; of this one its command says so.
      yield* pages(connection.caller, call as never, { ...request, ...paging } as never);
    } catch (error) {
      throw new CommandFailure(error, undefined, { labelOf: (path) => labelOf(path, typed) });
    }
  }
  const paged = takeItems(answers(), wanted, (data) => (parts.items ? parts.items(data, connection) : data));
  return {
    kind: 'rows',
    items: progress ? watched(paged, progress) : paged.items,
    columns: columnsOf(parts, made),
    shows: limit,
    finish(shown) {
      const { notes } = phrases;
      if (shown === 0) terminal.note(notes.nothing);
      const read = paged.count();
      const isCut = paged.isCut();
      const total = isCut ? paged.total() : String(read);
      if (isSorted && isCut) {
        terminal.note(format(total ? notes.sorted : notes.sortedSome, { read, total }));
      }
      if (isCut || shown < read) {
        terminal.note(format(total ? notes.showing : notes.showingSome, { shown, total }));
      }
      return undefined;
    },
  };
}

const columnsOf = ({ columns }: ListParts, request: Readonly<Record<string, unknown>>) =>
  typeof columns === 'function' ? columns(request) : columns;

async function* noItems(): AsyncGenerator<Item> {}

/** The items of a list, with progress as they come. */
async function* watched(paged: PagedItems, progress: Progress): AsyncGenerator<Item> {
  try {
    for await (const item of paged.items) {
      progress.at(paged.count(), paged.total());
      yield item;
    }
  } finally {
    progress.end();
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
}

/** A list as far as it is wanted. */
interface PagedItems {
  readonly items: AsyncIterable<Item>;
  /** How many there are in all, known once the first page has come; a lower bound ends in `+`, and some lists do not say. */
  total(): string | undefined;
  /** How many have come so far. */
  count(): number;
  /** Whether the list goes on after them. */
  isCut(): boolean;
}

/** The items of a list's answers until there are `limit`; an answer that is no page is a whole list. */
function takeItems(
  answers: AsyncIterable<unknown>,
  limit: number,
  itemsOf: (answer: unknown) => unknown,
): PagedItems {
  let total: string | undefined;
  let count = 0;
  let isCut = false;
  async function* each(): AsyncGenerator<Item> {
    for await (const answer of answers) {
      const page = pageOf(await itemsOf(answer));
      if (page.total !== undefined) total ??= `${page.total}${page.totalIsLowerBound ? '+' : ''}`;
      const left = limit - count;
      isCut = page.list.length > left || (page.hasNext && page.list.length >= left);
      for (const item of page.list.slice(0, left)) {
        count += 1;
        yield item;
      }
      if (count >= limit) return;
    }
  }
  return { items: each(), total: () => total, count: () => count, isCut: () => isCut };
}

function pageOf(data: unknown): Page {
  return Array.isArray(data) ? { list: data, total: data.length, hasNext: false } : (data as Page);
}
