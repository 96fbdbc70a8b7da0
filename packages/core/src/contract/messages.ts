import * as z from 'zod/mini';
import { id, nothing, pageOf, paging, whole } from './atoms/basic.ts';
import { call, once } from './define.ts';

/** How many messages of a kind I have not read: 0 about orders, 1 from the system. */
export const unread = /* @__PURE__ */ call('messages.unread', {
  method: 'POST',
  path: '/api/msg/msg/mobile/not_read_num',
  permission: 'signedIn',
  beforeApproval: true,
  request: () => z.object({ sysMsgFlag: whole(0, 1) }),
  data: () => z.object({ count: z.number() }),
});

/** A message to a person. */
export const message = /* @__PURE__ */ once(() =>
  z.object({
    id: z.string(),
    sysMsgFlag: z.number(),
    kind: z.string(),
    title: z.string(),
    content: z.string(),
    read: z.boolean(),
    createdAt: z.string(),
    target: z.optional(z.object({ kind: z.string(), id: z.string() })),
  }),
);

/** My messages of a kind, newest first. */
export const mine = /* @__PURE__ */ call('messages.mine', {
  method: 'POST',
  path: '/api/msg/msg/mobile/get_mine',
  permission: 'signedIn',
  beforeApproval: true,
  request: () => z.object({ sysMsgFlag: whole(0, 1), ...paging() }),
  data: () => pageOf(message()),
});

/** One of my messages, wherever its tap came from. */
export const findOne = /* @__PURE__ */ call('messages.findOne', {
  method: 'POST',
  path: '/api/msg/msg/find_one',
  permission: 'signedIn',
  beforeApproval: true,
  request: () => z.object({ id: id() }),
  data: message,
  errors: ['notFound'],
});

/** Mark messages as read. */
export const markRead = /* @__PURE__ */ call('messages.markRead', {
  method: 'POST',
  path: '/api/msg/msg/update_flag',
  permission: 'signedIn',
  beforeApproval: true,
  writes: true,
  request: () => z.object({ ids: z.array(id()).check(z.minLength(1), z.maxLength(100)) }),
  data: nothing,
});

/** Mark all messages of a kind as read. */
export const markAllRead = /* @__PURE__ */ call('messages.markAllRead', {
  method: 'POST',
  path: '/api/msg/msg/update_flag_all',
  permission: 'signedIn',
  beforeApproval: true,
  writes: true,
  request: () => z.object({ sysMsgFlag: whole(0, 1) }),
  data: nothing,
});

/** Unread messages of both kinds. */
export const unreadAll = /* @__PURE__ */ call('messages.unreadAll', {
  method: 'POST',
  path: '/api/msg/msg/not_read_num',
  permission: 'signedIn',
  beforeApproval: true,
  request: nothing,
  data: () => z.object({ order: z.number(), system: z.number() }),
});

/** My messages about requirements. */
export const requirementMine = /* @__PURE__ */ call('messages.requirementMine', {
  method: 'POST',
  path: '/api/msg/msg/get_requirement_mine',
  permission: 'signedIn',
  beforeApproval: true,
  request: () => z.object(paging()),
  data: () => pageOf(message()),
});
