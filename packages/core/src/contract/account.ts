import * as z from 'zod/mini';
import type { CellScope } from '../roles/role.ts';
import { menuEntry } from './atoms/account.ts';
import { attachment, email, id, identifier, nothing, openWord, phone, text } from './atoms/basic.ts';
import { verificationCode } from './atoms/secret.ts';
import { call, once } from './define.ts';

/** Languages that an account may choose. */
export const accountLocales = ['zh-CN', 'en'] as const;

/** An account, with everything that decides what an app shows. */
export const profile = /* @__PURE__ */ once(() =>
  z.object({
    id: z.string(),
    type: z.number(),
    account: z.string(),
    name: z.string(),
    phone: z.optional(z.string()),
    email: z.optional(z.string()),
    photo: z.optional(z.string()),
    locale: z.optional(z.string()),
    tenantName: z.string(),
    timeZone: z.string(),
    /** Minutes of idling after which sessions end, where they do. */
    idleMinutes: z.optional(z.number()),
    roles: z.array(z.string()),
    /** Groups that one is a member of; `lead` marks those one leads. */
    groups: z.array(z.object({ id: z.string(), name: z.string(), lead: z.boolean() })),
    currentGroupId: z.optional(z.string()),
    /** Groups that one answers for now, by membership or by duty. */
    memberGroupIds: z.optional(z.array(z.string())),
    /** Every group below those that one leads, and they themselves. */
    ledGroupIds: z.optional(z.array(z.string())),
    leadsRoot: z.optional(z.boolean()),
    customerId: z.optional(z.string()),
    customerName: z.optional(z.string()),
    cells: z.optional(z.array(z.object({ id: z.string(), name: z.string() }))),
    cellScope: z.optional(openWord<CellScope>()),
    menuList: z.array(menuEntry()),
    authBtns: z.array(z.string()),
    mustChangePassword: z.optional(z.boolean()),
    /** Signed up and not approved yet: they see their own pages only. */
    underReview: z.optional(z.boolean()),
  }),
);

/** Who am I: profile, groups, roles, menu and authorised buttons. */
export const personal = /* @__PURE__ */ call('account.personal', {
  method: 'POST',
  path: '/api/account/info/personal',
  permission: 'signedIn',
  beforeApproval: true,
  beforePasswordChange: true,
  request: nothing,
  data: profile,
});

/** Where I am signed in, this session marked. */
export const sessions = /* @__PURE__ */ call('account.sessions', {
  method: 'POST',
  path: '/api/user/session/list',
  permission: 'signedIn',
  beforeApproval: true,
  beforePasswordChange: true,
  request: nothing,
  data: () =>
    z.array(
      z.object({
        id: z.string(),
        /** Its program and system, such as `Chrome · Android`. */
        device: z.string(),
        address: z.string(),
        createdAt: z.string(),
        lastSeenAt: z.string(),
        expiresAt: z.string(),
        current: z.boolean(),
      }),
    ),
});

/** End one of my sessions, or all but this one. */
export const revokeSession = /* @__PURE__ */ call('account.revokeSession', {
  method: 'POST',
  path: '/api/user/session/revoke',
  permission: 'signedIn',
  beforeApproval: true,
  beforePasswordChange: true,
  writes: true,
  request: () => z.union([z.object({ id: id() }), z.object({ others: z.literal(true) })]),
  data: nothing,
  errors: ['notFound'],
});

/** Change my phone, by a code to the old number and one to the new. */
export const changePhone = /* @__PURE__ */ call('account.changePhone', {
  method: 'POST',
  path: '/api/user/mobile/change_phone',
  permission: 'signedIn',
  beforeApproval: true,
  writes: true,
  countsRefusals: true,
  request: () =>
    z.object({
      /** Left out only by who has no phone yet. */
      oldCode: z.optional(verificationCode()),
      newPhone: phone(),
      newCode: verificationCode(),
    }),
  data: nothing,
  errors: ['codeWrong', 'locked'],
});

/** Change my profile, or the name that I sign in with, which ends my other sessions. */
export const update = /* @__PURE__ */ call('account.update', {
  method: 'POST',
  path: '/api/user/mobile/update',
  permission: 'signedIn',
  beforeApproval: true,
  writes: true,
  countsRefusals: true,
  request: () =>
    z.object({
      name: z.optional(text(100, 1)),
      /** Attachment string of one picture; empty for none. */
      photo: z.optional(attachment()),
      email: z.optional(z.union([z.literal(''), email()])),
      account: z.optional(identifier(100, 3)),
      locale: z.optional(z.enum(accountLocales)),
    }),
  data: profile,
});

/** A filter of a list that an account keeps. */
export const savedFilter = /* @__PURE__ */ once(() =>
  z.object({ id: z.string(), kind: z.string(), name: z.string(), filter: z.record(z.string(), z.unknown()) }),
);

/** The filters that I keep of a list. */
export const filters = /* @__PURE__ */ call('account.filters', {
  method: 'POST',
  path: '/api/user/saved_filter/list',
  permission: 'signedIn',
  side: 'staff',
  request: () => z.object({ kind: text(50, 1) }),
  data: () => z.array(savedFilter()),
});

/** What a filter may be set to: words, numbers, yes or no, and lists of them. */
const filterValue = () => {
  const plain = z.union([text(500), z.number(), z.boolean()]);
  return z.union([plain, z.array(plain).check(z.maxLength(100))]);
};

/** Keep a filter of a list, change it by its id, or remove it. */
export const saveFilter = /* @__PURE__ */ call('account.saveFilter', {
  method: 'POST',
  path: '/api/user/saved_filter/save',
  permission: 'signedIn',
  side: 'staff',
  writes: true,
  request: () =>
    z.union([
      z.object({ id: id(), delete: z.literal(true) }),
      z.object({
        id: z.optional(id()),
        kind: text(50, 1),
        name: text(100, 1),
        filter: z
          .record(text(50, 1), filterValue())
          .check(
            z.refine((fields) => Object.keys(fields).length <= 50, { params: { code: 'tooMany', max: 50 } }),
          ),
      }),
    ]),
  data: savedFilter,
  errors: ['notFound', 'notAllowed'],
});
