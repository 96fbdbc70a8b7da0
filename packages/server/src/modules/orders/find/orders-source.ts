import { isSvcdeskError } from '@svcdesk/core';
import { type OrderSourceName, orderSourceNames } from '@svcdesk/core/rules';
import type { ReadContext } from '../../../engine/context.ts';
import { beginningText } from '../../../engine/ngrams.ts';
import type { AnyFound, AnyOrder, AnySearch, OrderSource, Stretch } from '../../../engine/profile/source.ts';
import { describing } from '../../../engine/searched-work.ts';
import { statement } from '../../../platform/db/index.ts';
import { visibleOrder } from '../act/lock.ts';
import { orderList } from '../list/index.ts';
import { type OrderSummary, summaryById } from '../summary.ts';

function presented(order: OrderSummary): AnyOrder {
  const { id, orderNo, title, status, cellName, customerName, reportName, createdAt } = order;
  const handlerName = order.handlerName ?? order.assigneeName;
  const kind = orderSourceNames[order.source] ?? 'operations';
  return {
    kind,
    id,
    orderNo,
    title,
    status,
    cellName,
    customerName,
    reportName: reportName ?? undefined,
    handlerName: handlerName ?? undefined,
    createdAt,
  };
}

const byNumber = statement<{ id: string }, [tenantId: string, orderNo: string]>(
  'orders.byNumber',
  'SELECT id FROM orders WHERE tenant_id = $1 AND order_no = $2',
);

const nothing: AnyFound = { rows: [], total: 0, totalIsLowerBound: false };

/** One order by its id or number. */
async function one(context: ReadContext, { id, orderNo }: AnySearch): Promise<AnyFound> {
  const { db, tenantId } = context;
  const found = id ?? (await byNumber.first(db, tenantId, (orderNo ?? '').toUpperCase()))?.id;
  if (!found) return nothing;
  try {
    const { state } = await visibleOrder(db, context, found);
    const order = await summaryById(db, context, found, { copied: state.copied });
    return { rows: [presented(order)], total: 1, totalIsLowerBound: false };
  } catch (error) {
    if (isSvcdeskError(error, 'notFound')) return nothing;
    throw error;
  }
}

const keyOf = (kind: OrderSourceName) => orderSourceNames.indexOf(kind);

/** Operations, monitoring and SE orders: one table, told apart by their source. */
export const ordersSource: OrderSource = {
  kinds: orderSourceNames,
  descriptions: describing('orders'),
  assets: {
    links: 'order_assets',
    table: 'orders',
    content: beginningText('o.content'),
    more: 'o.report_name',
  },
  isFor: () => true,
  async find(context, search, { after, limit }: Stretch) {
    if (search.id ?? search.orderNo) return one(context, search);
    const source = orderSourceNames.filter((name) => search.kinds.includes(name)).map(keyOf);
    const { keyword, status, createdFrom, createdBefore } = search;
    const asked = {
      ...{ scope: 'tenant' as const, keyword, status, createdFrom, createdBefore },
      source: source.length === orderSourceNames.length ? undefined : source,
    };
    const found = await orderList.first(context.db, context, asked, limit, after);
    return { ...found, rows: found.rows.map(presented) };
  },
};
