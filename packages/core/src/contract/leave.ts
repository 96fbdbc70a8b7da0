import * as z from 'zod/mini';
import { day, id, instant, lines, text, whole } from './atoms/basic.ts';
import { call, once } from './define.ts';

/** When a person is away; `leaveType` is a code of the dictionary of that name. */
export const leave = /* @__PURE__ */ once(() =>
  z.object({
    id: z.string(),
    accountId: z.string(),
    accountName: z.string(),
    leaveType: z.string(),
    from: z.string(),
    to: z.string(),
    remark: z.optional(z.string()),
    version: z.number(),
  }),
);

/** Leave that touches the days from one to another; of oneself and those whom one leads, unless people are named. */
export const list = /* @__PURE__ */ call('leave.list', {
  method: 'POST',
  path: '/api/order/leave/list',
  permission: 'order.view',
  side: 'staff',
  request: () =>
    z.object({ accountIds: z._default(z.array(id()).check(z.maxLength(500)), []), from: day(), to: day() }),
  data: () => z.array(leave()),
  errors: ['notFound'],
});

/** Enter leave, change it, or take it back with `delete`. */
export const save = /* @__PURE__ */ call('leave.save', {
  method: 'POST',
  path: '/api/order/leave/save',
  permission: 'duty.set',
  side: 'staff',
  writes: true,
  request: () =>
    z.union([
      z.object({ id: id(), delete: z.literal(true), version: z.optional(whole(1, 1_000_000_000)) }),
      z.object({
        id: z.optional(id()),
        accountId: id(),
        leaveType: text(50, 1),
        from: instant(),
        to: instant(),
        remark: z.optional(lines(500)),
        version: z.optional(whole(1, 1_000_000_000)),
      }),
    ]),
  data: leave,
  errors: ['notFound', 'orderChanged'],
});
