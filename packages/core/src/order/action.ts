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
export const orderActions = Object.keys(handleType) as readonly OrderAction[];

/** Action of a handle type; undefined for one that this version does not know. */
export function actionOf(type: number): OrderAction | undefined {
  return orderActions[type - 1];
}

/**
 * Why an action is not allowed now; travels as `data.reason` of status 10410 and has a phrase
 * ("why can't I?").
 */
export const refusalReasons = [
  'wrongState',
  'notHandler',
  'notMember',
  'notNamed',
  'targetInvalid',
  'sameTarget',
  'clockInMissing',
  'entrustedOpen',
  'alreadyEvaluated',
  'reminderTooSoon',
  'resumeInvalid',
  'reasonMissing',
  'itemsMissing',
  'selfCheck',
  'beingHandled',
  'quotaReached',
  'uploadsADay',
  'filesUnused',
  'offShelf',
  'noGroup',
  'alreadyMember',
  'otherCustomer',
  'passwordChangeNeeded',
  'passwordExpired',
  'needsRequirement',
] as const;

/** A reason code of a refused action. */
export type RefusalReason = (typeof refusalReasons)[number];

/**
 * Why a command was not applied, in the order of the checks: the role lacks the permission (error 4013),
 * the order changed since the caller saw it (13001), or it is not allowed now (10410, with the reason).
 */
export type Refusal =
  | { readonly error: 'noPermission' }
  | { readonly error: 'orderChanged' }
  | { readonly error: 'notAllowed'; readonly reason: RefusalReason };
