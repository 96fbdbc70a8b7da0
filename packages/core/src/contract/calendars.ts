import * as z from 'zod/mini';
import { day, id, nothing, pairOf, text, whole } from './atoms/basic.ts';
import { call, once } from './define.ts';

/** HH:mm, up to 24:00. */
const clockTime = () => z.stringFormat('time', /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/);
const intervals = () => z.array(pairOf(clockTime())).check(z.maxLength(8));

const hours = () => ({
  /** IANA name. */
  timeZone: text(60, 1),
  /** Monday to Sunday, each a list of intervals; one that does not end later than it begins crosses midnight. */
  weekly: z.array(intervals()).check(z.minLength(7), z.maxLength(7)),
  /** Name of the holiday set that it follows. */
  holidaySet: z.optional(text(50, 1)),
  /** Hours of single days, which go before holidays and the week. */
  exceptions: z._default(z.record(day(), intervals()), {}),
});

/** When a service runs; `holidayYears` are those that its holiday set knows. */
export const serviceCalendar = /* @__PURE__ */ once(() =>
  z.object({
    ...hours(),
    id: z.string(),
    name: z.string(),
    isDefault: z.boolean(),
    holidayYears: z.array(z.number()),
    version: z.number(),
  }),
);

/** Service calendars of the organisation, the default first. */
export const list = /* @__PURE__ */ call('calendars.list', {
  method: 'POST',
  path: '/api/order/service_calendar/list',
  permission: 'order.view',
  side: 'staff',
  request: nothing,
  data: () => z.array(serviceCalendar()),
});

/**
 * Make a service calendar, or change the one with `id`. Clocks of open orders are then reckoned anew, those of
 * finished ones never. `isDefault` makes it the calendar of customers who have none of their own.
 */
export const save = /* @__PURE__ */ call('calendars.save', {
  method: 'POST',
  path: '/api/order/service_calendar/save',
  permission: 'duty.set',
  side: 'staff',
  writes: true,
  request: () =>
    z.object({
      id: z.optional(id()),
      name: text(100, 1),
      ...hours(),
      isDefault: z.optional(z.boolean()),
      version: z.optional(whole(1, 1_000_000_000)),
    }),
  data: serviceCalendar,
  errors: ['notFound', 'orderChanged'],
});
