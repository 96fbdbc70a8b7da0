import * as z from 'zod/mini';
import { day, id, month, text, whole } from './atoms/basic.ts';
import { call, once } from './define.ts';

/** Who is on duty in a group on a day, and in which shift. */
export const dutyDay = /* @__PURE__ */ once(() =>
  z.object({
    date: z.string(),
    groupId: z.string(),
    groupName: z.string(),
    /** By the organisation's calendar, days worked in exchange for a holiday included. */
    workday: z.boolean(),
    /** A public holiday, by the calendar's holiday set. */
    holiday: z.optional(z.boolean()),
    /** `shift` is a code of the dictionary `shiftType`, `shiftName` its name for the reader. */
    people: z.array(
      z.object({
        accountId: z.string(),
        name: z.string(),
        phone: z.optional(z.string()),
        shift: z.string(),
        shiftName: z.string(),
      }),
    ),
    version: z.number(),
    can: z.array(z.string()),
  }),
);

/** The duty calendar of a month, of one group or of all that one is a member of or leads. */
export const calendar = /* @__PURE__ */ call('duty.calendar', {
  method: 'GET',
  path: '/api/order/area/workbench/findDutyCalendar',
  permission: 'order.view',
  side: 'staff',
  request: () => z.object({ month: month(), groupId: z.optional(id()) }),
  data: () => z.array(dutyDay()),
  errors: ['notFound'],
});

/** Put people on a shift of a day, in place of those who had it; an empty list clears it. Their hours follow. */
export const set = /* @__PURE__ */ call('duty.set', {
  method: 'POST',
  path: '/api/order/duty/set',
  permission: 'duty.set',
  side: 'staff',
  writes: true,
  request: () =>
    z.object({
      groupId: id(),
      date: day(),
      accountIds: z.array(id()).check(z.maxLength(100)),
      shift: text(50, 1),
      /** Of the day, as the caller saw it. */
      version: z.optional(whole(0, 1_000_000_000)),
    }),
  data: dutyDay,
  errors: ['notFound', 'orderChanged'],
});
