import type { ThingKind } from '../../blocks/thing/thing.ts';
import type { OrderDetail } from '../order/order.ts';
import { staffOrder } from '../order/staff-order-kind.tsx';
import { aboutOrder, staffPaths } from '../order/staff-paths.ts';

/** Where an order and what is done to it are shown: an order opened from the pool leads back to the pool. */
export interface OrderPlaces {
  list: string;
  detail: string;
  accept: string;
  hangUp: string;
  passOn: string;
  resolve: string;
  handle: string;
  history: string;
  evaluation: string;
}

/** An order as it is shown at some place. */
export interface OrderKind extends ThingKind<OrderDetail> {
  places: OrderPlaces;
}

export function orderAt(places: OrderPlaces): OrderKind {
  return { ...staffOrder, places, pathOf: (id) => aboutOrder(places.detail, id) };
}

/** The order's own screens. */
export const centerPlaces: OrderPlaces = {
  list: staffPaths.orders,
  detail: staffPaths.detail,
  accept: staffPaths.accept,
  hangUp: staffPaths.hangUp,
  passOn: staffPaths.passOn,
  resolve: staffPaths.resolve,
  handle: staffPaths.handle,
  history: staffPaths.history,
  evaluation: staffPaths.evaluation,
};

/** An order in the order centre. */
export const centerOrder: OrderKind = orderAt(centerPlaces);
