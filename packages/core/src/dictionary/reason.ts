/** What choosing a reason means; a type, not an interface, so that it counts as flags of a dictionary. */
export type ReasonFlags = {
  /** The resolution clock stands while an order is hung up for it. */
  readonly pausesSla?: true;
  /** It says too little alone: a remark is needed. */
  readonly remark?: true;
};

/** A reason of a dictionary. */
export interface Reason {
  readonly code: string;
  readonly flags?: ReasonFlags;
}

/** Why work on an order is suspended. */
export const hangUpReasons = [
  { code: 'waitCustomer', flags: { pausesSla: true } },
  { code: 'appointment', flags: { pausesSla: true } },
  { code: 'siteClosed', flags: { pausesSla: true } },
  { code: 'waitVendor', flags: { pausesSla: true } },
  { code: 'forceMajeure', flags: { pausesSla: true } },
  { code: 'waitParts' },
  { code: 'waitChange' },
  { code: 'waitInternal' },
  { code: 'other', flags: { remark: true } },
] as const satisfies readonly Reason[];

/** Why an order is cancelled; `duplicate` names the order it repeats. */
export const cancelReasons = [
  { code: 'duplicate' },
  { code: 'mistaken' },
  { code: 'recovered' },
  { code: 'withdrawn' },
  { code: 'outOfScope' },
  { code: 'other' },
] as const satisfies readonly Reason[];

/** Reasons to cancel that a customer is not asked for: which order it repeats, and what a contract holds, is for staff to judge. */
export const cancelReasonsOfStaff = [
  'duplicate',
  'outOfScope',
] as const satisfies readonly (typeof cancelReasons)[number]['code'][];

/** Why an engineer declines or releases an order, or rejects a device order. */
export const declineReasons = [
  { code: 'skill' },
  { code: 'busy' },
  { code: 'distance' },
  { code: 'leave' },
  { code: 'wrongGroup' },
  { code: 'tools' },
  { code: 'other' },
] as const satisfies readonly Reason[];

/** Why a requirement or an entrusted order is rejected. */
export const rejectReasons = [
  { code: 'infoMissing' },
  { code: 'duplicate' },
  { code: 'outOfScope' },
  { code: 'outOfContract' },
  { code: 'noCapacity' },
  { code: 'other' },
] as const satisfies readonly Reason[];
