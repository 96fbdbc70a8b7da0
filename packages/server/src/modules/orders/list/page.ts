import type { DataOf, orders } from '@svcdesk/core/contract';
import type { PersonContext } from '../../../engine/context.ts';
import { byThreeWays, deepestOffset } from '../../../engine/list/three-ways.ts';
import type { Queryable } from '../../../platform/db/index.ts';
import { summariesOf } from '../summary.ts';
import { type Cursor, readCursor, writeCursor } from './cursor.ts';
import type { OrderFilter } from './filter.ts';
import { findKeyed } from './find-keyed.ts';
import { findOfAsset } from './find-of-asset.ts';
import type { Found, ListRow, ListScope, Stretch } from './list-query.ts';
import { type ListSort, type OrderBy, partsOfSort } from './order-by.ts';
import { walkArms } from './walk.ts';

/** A page of orders, as it travels. */
export type OrderPage = DataOf<typeof orders.page>;

/** Which page is asked for: by its number, or behind the page before. */
export interface Paging {
  readonly page: number;
  readonly size: number;
  readonly next?: string | undefined;
}

/** Takes a stretch of one part of a list. */
async function take(on: Queryable, context: PersonContext, stretch: Stretch): Promise<Found> {
  if (stretch.scope.arms.length === 0)
    return { rows: [], total: 0, totalIsLowerBound: false, truncated: false };
  const { assetId } = stretch.filter;
  if (assetId !== undefined) return findOfAsset(on, context, stretch, assetId);
  return byThreeWays(
    stretch.limit,
    (rows) => walkArms(on, context, stretch, rows),
    () => findKeyed(on, context, stretch),
  );
}

interface Taken {
  readonly rows: readonly ListRow[];
  /** Part that the last row is of. */
  readonly part: number;
  readonly total: number;
  readonly totalIsLowerBound: boolean;
}

/** Rows of one page and one more, over the parts of the list. */
async function takeParts(
  on: Queryable,
  context: PersonContext,
  base: Pick<Stretch, 'scope' | 'filter' | 'now'>,
  parts: readonly OrderBy[],
  from: {
    readonly part: number;
    readonly after: Stretch['after'];
    readonly offset: number;
    readonly count: boolean;
  },
  size: number,
): Promise<Taken & { readonly partOf: readonly number[] }> {
  const rows: ListRow[] = [];
  const partOf: number[] = [];
  let { offset, after } = from;
  let total = 0;
  let totalIsLowerBound = false;
  let part = from.part;
  for (const [index, by] of parts.entries()) {
    if (index < from.part) continue;
    const missing = size + 1 - rows.length;
    // A later part is asked for its total even when the page is full already.
    if (missing <= 0 && !from.count) break;
    const limit = Math.max(1, missing);
    const found = await take(on, context, { ...base, by, after, offset, limit, count: from.count });
    const fresh = found.rows.slice(0, Math.max(0, missing));
    rows.push(...fresh);
    partOf.push(...fresh.map(() => index));
    total += found.total;
    totalIsLowerBound ||= found.totalIsLowerBound;
    if (fresh.length > 0) part = index;
    offset = Math.max(0, offset - found.total);
    after = undefined;
  }
  return { rows, partOf, part, total, totalIsLowerBound };
}

/** One page of a list of orders. */
export async function pageOfOrders(
  on: Queryable,
  context: PersonContext,
  scope: ListScope,
  filter: OrderFilter,
  sort: ListSort,
  { page: wanted, size, next }: Paging,
): Promise<OrderPage> {
  const cursor: Cursor | undefined = next ? readCursor(sort, next) : undefined;
  const page = cursor?.page ?? wanted;
  const offset = cursor ? 0 : (wanted - 1) * size;
  const parts = partsOfSort[sort];
  const now = context.now().toISOString();
  const taken =
    offset > deepestOffset
      ? { rows: [], partOf: [], part: 0, total: 0, totalIsLowerBound: true }
      : await takeParts(
          on,
          context,
          { scope, filter, now },
          parts,
          { part: cursor?.part ?? 0, after: cursor?.after, offset, count: !cursor },
          size,
        );
  const shown = taken.rows.slice(0, size);
  const hasNext = taken.rows.length > size;
  const total = Math.max(cursor?.total ?? taken.total, offset + taken.rows.length);
  const totalIsLowerBound = cursor?.totalIsLowerBound ?? taken.totalIsLowerBound;
  const last = shown.at(-1);
  return {
    list: await summariesOf(on, context, shown),
    page,
    size,
    total,
    totalPage: Math.ceil(total / size),
    hasNext,
    ...(totalIsLowerBound ? { totalIsLowerBound } : {}),
    ...(hasNext && last
      ? {
          next: writeCursor(sort, {
            part: taken.partOf[shown.length - 1] ?? 0,
            after: { key: last.k, id: last.id },
            page: page + 1,
            total,
            totalIsLowerBound,
          }),
        }
      : {}),
  };
}
