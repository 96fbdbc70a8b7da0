import type { RecordKind } from '../../blocks/record/record.ts';
import { staffPaths, withId } from '../../platform/paths.ts';
import type { OrderDetail } from '../order/order.ts';
import { staffOrder } from '../order/staff-order-kind.tsx';

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
export interface OrderKind extends RecordKind<OrderDetail> {
  places: OrderPlaces;
}

export function orderAt(places: OrderPlaces): OrderKind {
  return { ...staffOrder, places, pathOf: (id) => withId(places.detail, id) };
}

/** The order's own screens. */
export const centerPlaces: OrderPlaces = {
  list: staffPaths.order.list,
  detail: staffPaths.order.detail,
  accept: staffPaths.order.accept,
  hangUp: staffPaths.order.hangUp,
  passOn: staffPaths.order.passOn,
  resolve: staffPaths.order.resolve,
  handle: staffPaths.order.handle,
  history: staffPaths.order.history,
  evaluation: staffPaths.order.evaluation,
};

/** An order in the order centre. */
export const centerOrder: OrderKind = orderAt(centerPlaces);
