import { staffPaths } from '../../shared/domain/order/staff-paths.ts';

/** Screens of an order; those that other features lead to are shared. */
export const paths = {
  ...staffPaths,
  /** The workbench's own names of the same screens. */
  workbench: {
    build: '/userSide/createOrder',
    accept: '/userSide/accept',
    hangUp: '/userSide/hangUp',
    passOn: '/userSide/passOn',
  },
} as const;
