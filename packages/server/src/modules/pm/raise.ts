import { SvcdeskError } from '@svcdesk/core';
import type { CheckedRequestOf, DataOf, pmOrders } from '@svcdesk/core/contract';
import type { WriteContext } from '../../engine/context.ts';
import { cutText } from '../../platform/db/cut-text.ts';
import { statement } from '../../platform/db/index.ts';
import { invalid } from '../../platform/refusals.ts';
import { createOrder } from '../orders/index.ts';
import { pmOrder } from './kind.ts';
import { type ItemRow, itemsOf } from './order-row.ts';
import { findPlan } from './plan-row.ts';
import { offersOrder } from './present-order.ts';

const link = statement<object, [tenantId: string, pmOrderId: string, itemId: string, orderId: string]>(
  'pm_orders.link',
  'UPDATE pm_order_items SET fault_order_id = $4 WHERE tenant_id = $1 AND order_id = $2 AND id = $3',
);

/** What was found, for whoever puts it right. */
function foundAt(orderNo: string, { name, assetName, value, unit, remark }: ItemRow): string {
  const reading = value ? `${name}: ${value}${unit ?? ''}` : name;
  return [orderNo, assetName, reading, remark].filter(Boolean).join('\n');
}

/** Makes an order of something that was found abnormal, once. */
export async function raiseFault(
  { id, itemId, typeId, serverCatalogId, title, content, at }: CheckedRequestOf<typeof pmOrders.raise>,
  context: WriteContext,
): Promise<DataOf<typeof pmOrders.raise>> {
  const { tx, tenantId } = context;
  const before = await pmOrder.locked(context, id);
  const item = (await itemsOf(tx, tenantId, id)).find((each) => each.id === itemId);
  if (!item) throw invalid('itemId', 'unknown');
  if (!offersOrder(item)) throw new SvcdeskError('notAllowed', { reason: 'wrongState' });
  const plan = await findPlan(tx, tenantId, before.planId);
  const type = typeId ?? plan?.faultTypeId;
  const catalog = serverCatalogId ?? plan?.faultCatalogId;
  if (!type) throw invalid('typeId', 'required');
  if (!catalog) throw invalid('serverCatalogId', 'required');
  const order = await createOrder(context, {
    cellId: before.cellId,
    typeId: type,
    serverCatalogId: catalog,
    title: title ?? cutText([item.assetName, item.name].filter(Boolean).join(' '), 200),
    content: content ?? foundAt(before.orderNo, item),
    assetIds: item.assetId ? [item.assetId] : [],
    at,
  });
  await link.change(tx, tenantId, id, itemId, order.id);
  const { status } = before;
  await pmOrder.append(context, before, {
    action: 'toOrder',
    from: status,
    to: status,
    content: order.orderNo,
    at,
  });
  return order;
}
