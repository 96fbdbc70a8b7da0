import * as z from 'zod/mini';
import { whole } from './atoms/basic.ts';
import { call } from './define.ts';

/** How many messages of a kind I have not read: 0 about orders, 1 from the system (product document, section 3). */
export const unread = /* @__PURE__ */ call('messages.unread', {
  method: 'POST',
  path: '/api/msg/msg/mobile/not_read_num',
  permission: 'signedIn',
  request: () => z.object({ sysMsgFlag: whole(0, 1) }),
  data: () => z.object({ count: z.number() }),
});
