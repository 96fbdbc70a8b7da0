import { SvcdeskError } from '@svcdesk/core';
import type { CheckedRequestOf, DataOf, orders } from '@svcdesk/core/contract';
import { normalizeOrderNo } from '@svcdesk/core/format';
import { orderKinds } from '@svcdesk/core/rules';
import type { ReadContext } from '../../../engine/context.ts';
import type {
  AnyOrder,
  AnySearch,
  Finder,
  OrderSource,
  Stretch,
} from '../../../engine/integration/kind-integration.ts';
import { readCursor, restOf } from '../../../engine/list/paging.ts';
import { omitNulls } from '../../../engine/omit-nulls.ts';
import { containsAll, searchHighlights } from '../../../engine/search-highlights.ts';
import { statement } from '../../../platform/db/index.ts';
import { checkEither } from '../../../platform/refusals.ts';
import { assetsWith } from '../../assets/index.ts';
import { createdWithin } from '../list/filters.ts';

/** Assets that are looked at, and the newest orders of them: a word that more have tells no asset from others. */
const maxAssets = 20;
const maxOrders = 40;

interface Candidate {
  id: string;
  assetId: string;
  texts: string[];
  content: string;
}

const ordersIn = ({ links, table, content, more }: NonNullable<OrderSource['assets']>) =>
  `(SELECT o.id, x.asset_id AS "assetId", o.created_at,
      array[o.order_no, o.title, o.cell_name, o.customer_name${more ? `, ${more}` : ''}] AS texts, ${content} AS content
    FROM ${links} x JOIN ${table} o ON o.tenant_id = x.tenant_id AND o.id = x.order_id
    WHERE x.tenant_id = $1 AND x.asset_id = ANY($2::uuid[]) ORDER BY o.created_at DESC, o.id DESC LIMIT ${maxOrders})`;

/** Orders that say nothing of a keyword but are about an asset that does. */
function assetFinder(all: readonly OrderSource[]): Finder {
  const sources = all.filter(({ assets }) => assets !== null);
  const ordersOf = statement<Candidate, [tenantId: string, assetIds: readonly string[]]>(
    'any.ordersOfAssets',
    `SELECT id, "assetId", texts, content FROM (
       ${sources.flatMap(({ assets }) => (assets ? [ordersIn(assets)] : [])).join(' UNION ALL ')}) o
     ORDER BY created_at DESC, id DESC LIMIT ${maxOrders}`,
  );
  return {
    kinds: sources.flatMap(({ kinds }) => kinds),
    isFor: (actor) => actor.kind === 'staff',
    async find(context, search, { after, limit }) {
      const { keyword = '' } = search;
      const { db, tenantId } = context;
      const found = keyword.trim() === '' ? [] : await assetsWith(db, tenantId, keyword, maxAssets);
      const named = new Map(
        found
          .filter(({ name, code }) => containsAll([name, code], keyword))
          .map(({ id, name, code }) => [id, `${name} ${code}`]),
      );
      const candidates = named.size === 0 ? [] : await ordersOf.all(db, tenantId, [...named.keys()]);
      // One that says it itself is found by that already.
      const others = new Map(
        candidates
          .filter(({ texts, content }) => !containsAll(texts, keyword, content))
          .map(({ id, assetId }) => [id, named.get(assetId)]),
      );
      const wanted = sources.filter(({ kinds }) => kinds.some((kind) => search.kinds.includes(kind)));
      const asked = { ...search, keyword: undefined };
      const seen = await Promise.all(
        [...others].map(async ([id, assetName]) => {
          for (const source of wanted) {
            const [row] = (await source.find(context, { ...asked, id }, { limit: 1 })).rows;
            if (row) return [{ ...row, ...omitNulls({ assetName }) }];
          }
          return [];
        }),
      );
      const rows = seen.flat();
      const behind = rows.filter(
        ({ createdAt, id }) => !after || createdAt < after.key || (createdAt === after.key && id < after.id),
      );
      return {
        rows: behind.slice(0, limit),
        total: rows.length,
        totalIsLowerBound: candidates.length === maxOrders,
      };
    },
  };
}

/** Pages by number are merged from the first on, so they go no further than this; the cursor does. */
const deepestOffset = 1_000;

const newestFirst = (a: AnyOrder, b: AnyOrder) =>
  a.createdAt === b.createdAt ? (a.id < b.id ? 1 : -1) : a.createdAt < b.createdAt ? 1 : -1;

/** What of an order a keyword is searched in. */
const searched = [
  'orderNo',
  'title',
  'cellName',
  'customerName',
  'reportName',
  'assetName',
  'content',
] as const;

const textsOf = (order: AnyOrder) => searched.map((field) => order[field] ?? '');

/** An order with the places that were searched for. */
function withHits(order: AnyOrder, keyword: string): AnyOrder {
  const hits = searched.flatMap((field) =>
    searchHighlights(order[field] ?? '', keyword).map((hit) => ({ field, ...hit })),
  );
  return hits.length === 0 ? order : { ...order, hits };
}

/** As much of a description as a card shows on one line, and how much of that stands before the hit. */
const maxShown = 60;
const maxBefore = 8;

/** The stretch of a description around the first place that holds a keyword; nothing where none does. */
function stretchAround(description: string, keyword: string): string {
  const line = description.replace(/\s+/g, ' ').trim();
  const [first] = searchHighlights(line, keyword);
  if (!first) return '';
  const before = Array.from(line.slice(0, first.start)).slice(-maxBefore).join('');
  const start = first.start - before.length;
  const stretch = Array.from(line.slice(start)).slice(0, maxShown).join('');
  const isCut = start + stretch.length < line.length;
  return `${start > 0 ? '…' : ''}${stretch}${isCut ? '…' : ''}`;
}

/** Gives orders the stretch of their description that holds a keyword, where what else is shown does not say all of it. */
function describer(sources: readonly OrderSource[]) {
  // Descriptions of the fault, of orders that the reader may see.
  const descriptions = statement<{ id: string; content: string }, [tenantId: string, ids: readonly string[]]>(
    'any.descriptions',
    sources.flatMap(({ descriptions: select }) => select ?? []).join(' UNION ALL '),
  );
  return async (
    { db, tenantId }: ReadContext,
    orders: readonly AnyOrder[],
    keyword: string,
  ): Promise<AnyOrder[]> => {
    const ids = orders.map(({ id }) => id);
    const found = ids.length === 0 ? [] : await descriptions.all(db, tenantId, ids);
    const contents = new Map(found.map(({ id, content }) => [id, content]));
    return orders.map((order) => {
      const content = stretchAround(contents.get(order.id) ?? '', keyword);
      return content === '' ? order : { ...order, content };
    });
  };
}

/** Search over the orders of every kind, by where those are found. */
export function searchIn(sources: readonly OrderSource[]) {
  const byAssets = assetFinder(sources);
  const withDescriptions = describer(sources);

  /** Asks every source that may hold some of it, and merges what they found. */
  async function findIn(context: ReadContext, search: AnySearch, stretch: Stretch) {
    const asked = [...sources, ...(search.keyword ? [byAssets] : [])].filter(
      (source) => source.isFor(context.actor) && source.kinds.some((kind) => search.kinds.includes(kind)),
    );
    const found = await Promise.all(asked.map((source) => source.find(context, search, stretch)));
    return {
      rows: found.flatMap(({ rows }) => rows).sort(newestFirst),
      total: found.reduce((sum, { total }) => sum + total, 0),
      totalIsLowerBound: found.some(({ totalIsLowerBound }) => totalIsLowerBound),
    };
  }

  /** A page of the orders of every kind that hold a keyword, newest first. */
  async function search(
    input: CheckedRequestOf<typeof orders.search>,
    context: ReadContext,
  ): Promise<DataOf<typeof orders.search>> {
    const { size, keyword } = input;
    const cursor = input.next === undefined ? undefined : readCursor(input.next, 'timestamptz');
    const offset = cursor ? 0 : (input.page - 1) * size;
    const asked = {
      keyword,
      kinds: input.kinds?.length ? input.kinds : orderKinds,
      status: input.status?.length ? input.status : undefined,
      ...createdWithin(input, context.timeZone),
    };
    const limit = offset > deepestOffset ? 1 : offset + size + 1;
    const found = await findIn(context, asked, { after: cursor, limit });
    const rows = offset > deepestOffset ? [] : found.rows.slice(offset, offset + size + 1);
    const shown = rows.slice(0, size);
    // What stands on a card anyway needs no description beside it.
    const silent = shown.filter((order) => !containsAll(textsOf(order), keyword));
    const described = new Map(
      (await withDescriptions(context, silent, keyword)).map((order) => [order.id, order]),
    );
    const list = shown.map((order) => withHits(described.get(order.id) ?? order, keyword));
    const last = list.at(-1);
    return {
      list,
      ...restOf(input, cursor, {
        total: found.total,
        isLowerBound: found.totalIsLowerBound,
        shown: list.length,
        hasNext: rows.length > size,
        last: last && { key: last.createdAt, id: last.id },
      }),
    };
  }

  /** The order of any kind that has an id or a number. */
  async function findAny(
    { orderId, orderNo }: CheckedRequestOf<typeof orders.findAny>,
    context: ReadContext,
  ): Promise<DataOf<typeof orders.findAny>> {
    checkEither({ orderId, orderNo }, 'orderId', 'orderNo');
    const number = orderNo && normalizeOrderNo(orderNo);
    const found = await findIn(context, { id: orderId, orderNo: number, kinds: orderKinds }, { limit: 1 });
    const order = found.rows[0];
    if (!order) throw new SvcdeskError('notFound');
    return { kind: order.kind, order };
  }

  return { search, findAny };
}
