import * as z from 'zod/mini';
import { menuEntry } from './atoms/account.ts';
import { nothing } from './atoms/basic.ts';
import { call } from './define.ts';

/** Who am I: profile, groups, roles, menu and authorised buttons (product document, section 6). */
export const personal = /* @__PURE__ */ call('account.personal', {
  method: 'POST',
  path: '/api/account/info/personal',
  permission: 'signedIn',
  request: nothing,
  data: () =>
    z.object({
      id: z.string(),
      type: z.number(),
      account: z.string(),
      name: z.string(),
      phone: z.optional(z.string()),
      photo: z.optional(z.string()),
      tenantName: z.string(),
      timeZone: z.string(),
      roles: z.array(z.string()),
      /** Groups that one is a member of; `lead` marks those one leads. */
      groups: z.array(z.object({ id: z.string(), name: z.string(), lead: z.boolean() })),
      currentGroupId: z.optional(z.string()),
      customerId: z.optional(z.string()),
      customerName: z.optional(z.string()),
      cells: z.optional(z.array(z.object({ id: z.string(), name: z.string() }))),
      menuList: z.array(menuEntry()),
      authBtns: z.array(z.string()),
      mustChangePassword: z.optional(z.boolean()),
    }),
});
