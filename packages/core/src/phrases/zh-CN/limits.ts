import type { LimitReason } from '../../errors/limit-reasons.ts';

/** What is one too many, by the reason of status 10007, where the code's own words say less. */
export const limits = {
  tooManyAtOnce: '同时进行的太多，请等进行中的完成后再试',
} satisfies Record<LimitReason, string>;
