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
  'scheduleOff',
  'notReassigned',
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
