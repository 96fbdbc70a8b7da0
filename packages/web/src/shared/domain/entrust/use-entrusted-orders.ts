import { page } from '@svcdesk/core/contract/entrust';
import { menusZhCN } from '@svcdesk/core/phrases';
import { hasMenu } from '@svcdesk/core/roles';
import { entrustStatus, orderStatus } from '@svcdesk/core/rules';
import { useSession } from '../../platform/api/session.ts';
import { useCall } from '../../platform/api/use-call.ts';
import type { OrderDetail } from '../order/order.ts';
import type { EntrustOrder } from './entrust.ts';

type OrderRef = Pick<OrderDetail, 'id' | 'status'>;

const begun: readonly number[] = [orderStatus.processing, orderStatus.suspended, orderStatus.resolved];

/** What of an order was handed to partners, the newest first; nothing where the organisation has none. */
export function useEntrustedOrders({ id, status }: OrderRef): readonly EntrustOrder[] {
  const menuList = useSession((state) => state.signedIn?.menuList) ?? [];
  const asked = begun.includes(status) && hasMenu(menuList, 'm.entrust.mine', menusZhCN['m.entrust.mine']);
  return useCall(page, asked ? { side: 'owner', orderId: id, size: 10 } : undefined).data?.list ?? [];
}

/** What a partner says was done: the coordinator's solution, unless they have words of their own. */
export function usePartnersResult(order: OrderRef): string {
  const [newest] = useEntrustedOrders(order);
  return (newest?.status === entrustStatus.finished && newest.result) || '';
}
