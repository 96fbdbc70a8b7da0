import { homePaths } from '../../platform/public-paths.ts';
import { withQuery } from '../../platform/routing.ts';

/** Staff screens that more than one feature leads to. */
export const staffPaths = {
  home: homePaths.staff,
  orderCenter: '/userSide/orderCenter',
  orders: '/userSide/orderCenter/orders',
  search: '/userSide/orderCenter/searchList',
  detail: '/userSide/orderCenter/orderDetail',
  accept: '/userSide/orderCenter/accept',
  hangUp: '/userSide/orderCenter/hangUp',
  passOn: '/userSide/orderCenter/passOn',
  resolve: '/userSide/orderCenter/singleElimination',
  history: '/userSide/orderCenter/handleProgress',
  evaluation: '/userSide/orderCenter/seeEvaluate',
  handle: '/userSide/orderCenter/doOrder',
  build: '/userSide/orderCenter/buildOrder',
  me: '/userSide/userCenter',
} as const;

/** A screen about one order. */
export function aboutOrder(path: string, id: string, more: Readonly<Record<string, string>> = {}): string {
  return withQuery(path, { id, ...more });
}
