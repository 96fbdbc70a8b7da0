/**
 * Actions on orders and their handle types, written into every handle record.
 */
export const handleType = {
  create: 1,
  transfer: 2,
  accept: 3,
  hangUp: 4,
  activate: 5,
  resolve: 6,
  cancel: 7,
  clockIn: 8,
  evaluate: 9,
  remind: 10,
  progress: 11,
  cc: 12,
  decline: 13,
  release: 14,
  supplement: 15,
  edit: 16,
  plan: 17,
  depart: 18,
} as const;

/** Name of an action on an order. */
export type OrderAction = keyof typeof handleType;

/** Handle type number on the wire, 1 to 18. */
export type HandleType = (typeof handleType)[OrderAction];

/** All actions in the order of their handle types. */
export const orderActions = /* @__PURE__ */ Object.keys(handleType) as readonly OrderAction[];

/** Action of a handle type; undefined for one that this version does not know. */
export function actionOf(type: number): OrderAction | undefined {
  return orderActions[type - 1];
}
