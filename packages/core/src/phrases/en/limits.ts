import type { limits as source } from '../zh-CN/limits.ts';

/** What is one too many, by the reason of status 10007, where the code's own words say less. */
export const limits: typeof source = {
  tooManyAtOnce: 'Too many at once; wait until those under way have finished, then try again',
};
