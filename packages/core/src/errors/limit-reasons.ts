/**
 * What there is too much of; travels as `data.reason` of status 10007 where it is not how often one asks.
 * `tooManyAtOnce`: what is under way has to end first.
 */
export const limitReasons = ['tooManyAtOnce'] as const;

/** A reason code of a request that was one too many. */
export type LimitReason = (typeof limitReasons)[number];
