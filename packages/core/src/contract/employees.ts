import * as z from 'zod/mini';
import { accountLocales } from './account.ts';
import { attachment, email, id, identifier, nothing, text } from './atoms/basic.ts';
import { engineer } from './atoms/engineer.ts';
import { call } from './define.ts';

/** The card of a member of staff, one's own unless said: by id, or by the whole of the name that they sign in with. */
export const one = /* @__PURE__ */ call('employees.one', {
  method: 'POST',
  path: '/api/user/tenantEmployee/one',
  permission: 'signedIn',
  beforeApproval: true,
  side: 'staff',
  request: () => z.object({ employeeId: z.optional(id()), account: z.optional(identifier(100, 1)) }),
  data: () =>
    z.object({
      id: z.string(),
      name: z.string(),
      /** The name that they sign in with, for themselves alone. */
      account: z.optional(z.string()),
      phone: z.optional(z.string()),
      email: z.optional(z.string()),
      photo: z.optional(z.string()),
      roles: z.array(z.string()),
      groups: z.array(z.object({ id: z.string(), name: z.string(), lead: z.boolean() })),
      /** Whether a schedule is kept for them. */
      openPlan: z.boolean(),
      version: z.number(),
    }),
  errors: ['notFound'],
});

/** Change one's own card. */
export const update = /* @__PURE__ */ call('employees.update', {
  method: 'POST',
  path: '/api/user/tenantEmployee/update_mobile',
  permission: 'signedIn',
  beforeApproval: true,
  side: 'staff',
  writes: true,
  request: () =>
    z.object({
      name: z.optional(text(100, 1)),
      /** Attachment string of one picture; empty for none. */
      photo: z.optional(attachment()),
      email: z.optional(z.union([z.literal(''), email()])),
      locale: z.optional(z.enum(accountLocales)),
    }),
  data: nothing,
});

/** A member of staff with skills, areas and saturation. */
export const detail = /* @__PURE__ */ call('employees.detail', {
  method: 'POST',
  path: '/api/user/tenantEmployee/detail',
  permission: 'signedIn',
  beforeApproval: true,
  side: 'staff',
  request: () => z.object({ employeeId: z.optional(id()) }),
  data: engineer,
  errors: ['notFound'],
});

/** Drop a skill of one's own, at once. */
export const deleteSkill = /* @__PURE__ */ call('employees.deleteSkill', {
  method: 'POST',
  path: '/api/user/tenantEmployee/del_skill_mobile',
  permission: 'signedIn',
  beforeApproval: true,
  side: 'staff',
  writes: true,
  request: () => z.object({ skillId: id() }),
  data: nothing,
  errors: ['notFound'],
});

/** Whether a schedule is kept for a person, oneself unless said. */
export const isOpenPlan = /* @__PURE__ */ call('employees.isOpenPlan', {
  method: 'POST',
  path: '/api/user/tenantEmployee/is_open_plan',
  permission: 'signedIn',
  side: 'staff',
  request: () => z.object({ employeeId: z.optional(id()) }),
  data: () => z.object({ open: z.boolean() }),
  errors: ['notFound'],
});
