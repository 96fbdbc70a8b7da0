import { type OrderSourceName, orderSourceNames } from '@svcdesk/core/rules';
import type { AnyOrder, AnySearch, OrderSource, Stretch } from '../../../engine/profile/source.ts';
import { describing } from '../../../engine/searched-work.ts';
import { orderList } from '../list/index.ts';
import type { OrderSummary } from '../summary.ts';

function presented(order: OrderSummary): AnyOrder {
  const { id, orderNo, title, status, cellName, customerName, reportName, createdAt } = order;
  return {
    kind: orderSourceNames[order.source] ?? 'operations',
    ...{ id, orderNo, title, status, cellName, customerName, reportName, createdAt },
    handlerName: order.handlerName ?? order.assigneeName,
  };
}

const keyOf = (kind: OrderSourceName) => orderSourceNames.indexOf(kind);

/** Operations, monitoring and SE orders: one table, told apart by their source. */
export const ordersSource: OrderSource = {
  kinds: orderSourceNames,
  descriptions: describing('orders'),
  assets: {
    links: 'order_assets',
    table: 'orders',
    content: 'o.content',
    more: 'o.report_name',
  },
  isFor: () => true,
  async find(context, { kinds, orderNo, ...search }: AnySearch, { after, limit }: Stretch) {
    const source = orderSourceNames.filter((name) => kinds.includes(name)).map(keyOf);
    const asked = {
      ...search,
      scope: 'tenant' as const,
      orderNo: orderNo?.toUpperCase(),
      source: source.length === orderSourceNames.length ? undefined : source,
    };
    const found = await orderList.first(context.db, context, asked, limit, after);
    return { ...found, rows: found.rows.map(presented) };
  },
};
