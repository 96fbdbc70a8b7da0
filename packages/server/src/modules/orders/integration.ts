import { type OrderSourceName, orderSourceNames } from '@svcdesk/core/rules';
import {
  type AnyOrder,
  type AnySearch,
  factsIn,
  type KindIntegration,
  type OrderSource,
  offBoardingOf,
  type Stretch,
  subjectIn,
} from '../../engine/integration/kind-integration.ts';
import { describing } from '../../engine/ngrams.ts';
import { orderIs } from '../../engine/statuses.ts';
import { refused } from '../../platform/refusals.ts';
import { act } from './actions/order-action.ts';
import { orderList } from './list/list.ts';
import { reportedNgrams } from './row/order-row.ts';
import type { OrderSummary } from './summary.ts';

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
const ordersSource: OrderSource = {
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

const table = 'orders';

/** Orders, by what keywords find. */
export const orderNgrams = reportedNgrams(table, 'order_no');

/** What the rest of the server knows of orders of the three sources. */
export const orderIntegration: KindIntegration = {
  source: ordersSource,
  ngramTables: [orderNgrams],
  subject: subjectIn(table),
  facts: factsIn(
    'order',
    table,
    ['priority', 'source', 'typeName', 'customerId', 'assigneeId', 'handlerId', 'round'],
    ['resolvedAt', 'nextDueAt'],
    'o.catalog_name AS "serverCatalogName",',
  ),
  siteTies: {
    table,
    // By their filter keys: one index answers, however many a site or a person has.
    own: ['w.keys @> ARRAY[$3::int, $5::int] AND w.owner_id = $4::uuid', 'w.creator_id = $4'],
    inGroups: (groups, keys) =>
      `w.keys @> ARRAY[$3::int] AND w.keys && ${keys}::int[] AND w.group_id = ANY(${groups}::uuid[])`,
    managed: null,
  },
  offBoarding: offBoardingOf(
    table,
    (who) => `o.owner_id = ${who} AND ${orderIs('o', 'assigned', 'processing', 'suspended')}`,
    (job, id, accountId) =>
      act(job, id, 'release', {}, ({ row }) => {
        if (row.ownerId !== accountId) throw refused({ error: 'notAllowed', reason: 'wrongState' });
        return { command: {} };
      }),
  ),
};
