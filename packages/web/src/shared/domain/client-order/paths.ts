import { homePaths } from '../../platform/public-paths.ts';

/** Customers' screens that more than one feature leads to. */
export const clientPaths = {
  home: homePaths.client,
  orders: '/clientSide/orderCenter',
  detail: '/clientSide/orderCenter/orderDetail',
  build: '/clientSide/requireCenter/buildOrder',
  evaluate: '/clientSide/orderCenter/evaluate',
  me: '/clientSide/userCenter',
  report: '/clientSide/mainPage/serviceReport',
} as const;
