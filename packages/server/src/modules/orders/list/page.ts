import type { DataOf, orders } from '@svcdesk/core/contract';
import type { PersonContext } from '../../../engine/context.ts';
import { readCursor } from '../../../engine/list/cursor.ts';
import { type Paging, restOf } from '../../../engine/list/page.ts';
import { byThreeWays, deepestOffset } from '../../../engine/list/three-ways.ts';
import type { Queryable } from '../../../platform/db/index.ts';
import { invalid } from '../../../platform/refusals.ts';
import { summariesOf } from '../summary.ts';
import type { OrderFilter } from './filter.ts';
import { findKeyed } from './find-keyed.ts';
import { findOfAsset } from './find-of-asset.ts';
import type { Found, ListRow, ListScope, Stretch } from './list-query.ts';
import { type ListSort, type OrderBy, partName, partsOfSort } from './order-by.ts';
import { walkArms } from './walk.ts';

/** A page of orders, as it travels. */
export type OrderPage = DataOf<typeof orders.page>;

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
  /** Of each row. */
  readonly partOf: readonly number[];
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
): Promise<Taken> {
  const rows: ListRow[] = [];
  const partOf: number[] = [];
  let { offset, after } = from;
  let total = 0;
  let totalIsLowerBound = false;
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
    offset = Math.max(0, offset - found.total);
    after = undefined;
  }
  return { rows, partOf, total, totalIsLowerBound };
}

/** One page of a list of orders. */
export async function pageOfOrders(
  on: Queryable,
  context: PersonContext,
  scope: ListScope,
  filter: OrderFilter,
  sort: ListSort,
  paging: Paging,
): Promise<OrderPage> {
  const { page, size, next } = paging;
  const cursor = next === undefined ? undefined : readCursor(next, 'timestamptz');
  const parts: readonly OrderBy[] = partsOfSort[sort];
  const part = cursor ? parts.findIndex((_, index) => partName(sort, index) === cursor.part) : 0;
  if (part < 0) throw invalid('next', 'format');
  const offset = cursor ? 0 : (page - 1) * size;
  const now = context.now().toISOString();
  const taken =
    offset > deepestOffset
      ? { rows: [], partOf: [], total: 0, totalIsLowerBound: true }
      : await takeParts(
          on,
          context,
          { scope, filter, now },
          parts,
          { part, after: cursor, offset, count: !cursor },
          size,
        );
  const shown: readonly ListRow[] = taken.rows.slice(0, size);
  const last = shown.at(-1);
  const lastPart = partName(sort, taken.partOf[shown.length - 1] ?? 0);
  return {
    list: await summariesOf(on, context, shown),
    ...restOf(paging, cursor, {
      total: taken.total,
      isLowerBound: taken.totalIsLowerBound,
      seen: offset + taken.rows.length,
      hasNext: taken.rows.length > size,
      last: last && { key: last.k, id: last.id, part: lastPart },
    }),
  };
}
