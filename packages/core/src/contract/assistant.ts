import * as z from 'zod/mini';
import { nothing } from './atoms/basic.ts';
import { call } from './define.ts';

/** Whether I may ask the assistant, and whether it phrases its answers or shows articles alone. */
export const permission = /* @__PURE__ */ call('assistant.permission', {
  method: 'GET',
  path: '/api/ai_customer_service_assistant/find_permission',
  permission: 'signedIn',
  request: nothing,
  data: () => z.object({ allowed: z.boolean(), phrases: z.boolean() }),
});
