import { staffPaths } from '../../shared/domain/order/staff-paths.ts';

/** Screens of an order (product document, section 2); those that other features lead to are shared. */
export const paths = {
  ...staffPaths,
  hangUp: '/userSide/orderCenter/hangUp',
  passOn: '/userSide/orderCenter/passOn',
  resolve: '/userSide/orderCenter/singleElimination',
  history: '/userSide/orderCenter/handleProgress',
  evaluation: '/userSide/orderCenter/seeEvaluate',
  /** The workbench's own names of the same screens. */
  workbench: {
    build: '/userSide/createOrder',
    accept: '/userSide/accept',
    hangUp: '/userSide/hangUp',
    passOn: '/userSide/passOn',
  },
} as const;
