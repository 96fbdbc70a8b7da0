import { withQuery } from '../../platform/routing.ts';
import type { EntrustOrder } from './entrust.ts';

/** Screens of entrusted orders. */
export const entrustPaths = {
  list: '/userSide/orderCenter/trustOrders',
  detail: '/userSide/orderCenter/trustOrders/detail',
  handle: '/userSide/orderCenter/trustOrders/handleTrustOrder',
  external: '/userSide/orderCenter/trustOrders/detail/externalTrustOrderDetail',
} as const;

/** A screen about one entrusted order. */
export function aboutEntrust(path: string, id: string, more: Readonly<Record<string, string>> = {}): string {
  return withQuery(path, { id, ...more });
}

/** Its detail from a list: the status that the list shows goes along, always. */
export function openEntrust({ id, status }: Pick<EntrustOrder, 'id' | 'status'>): string {
  return aboutEntrust(entrustPaths.detail, id, { status: String(status) });
}
