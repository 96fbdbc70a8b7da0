import * as z from 'zod/mini';
import { once } from '../define.ts';
import { day, id } from './basic.ts';

/**
 * How full a day of a person is: planned over capacity, four decimals; `parts` add up to `plannedMinutes`, the ways to
 * sites being parts of kind `travel`. A colleague who only chooses whom to hand an order to sees the number alone.
 */
export const saturationRow = /* @__PURE__ */ once(() =>
  z.object({
    accountId: z.string(),
    date: z.string(),
    saturation: z.number(),
    /** All that is promised for the day over what can be given; where a person is chosen. */
    load: z.optional(z.number()),
    plannedMinutes: z.optional(z.number()),
    capacityMinutes: z.optional(z.number()),
    /** Orders that they accepted without planning them. */
    unplannedCount: z.optional(z.number()),
    /** They do not work on that day, by shift or calendar. */
    offDuty: z.optional(z.boolean()),
    /** Their duty begins on that day. */
    onDuty: z.optional(z.boolean()),
    /** A code of the dictionary `leaveType`. */
    leave: z.optional(z.string()),
    parts: z.optional(
      z.array(
        z.object({
          kind: z.string(),
          minutes: z.number(),
          orderId: z.optional(z.string()),
          conflict: z.optional(z.boolean()),
        }),
      ),
    ),
  }),
);

/** Whose days: people, or those of a group and below it, or both at once to narrow the group. */
export const peopleAsked = () => ({
  groupId: z.optional(id()),
  accountIds: z.optional(z.array(id()).check(z.maxLength(500))),
});

/** Which days. */
export const daysAsked = () => z.array(day()).check(z.minLength(1), z.maxLength(31));
