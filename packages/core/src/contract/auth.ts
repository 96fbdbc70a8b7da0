import * as z from 'zod/mini';
import { loginResult } from './atoms/account.ts';
import { id, identifier, inviteCode, nothing, openWord, phone, text, whole } from './atoms/basic.ts';
import { captchaPass, codeSent, newPassword, password, verificationCode } from './atoms/secret.ts';
import { call } from './define.ts';

/** What a verification code of `auth.sendCode` is for. */
export const codeOperations = ['login', 'register', 'deleteAccount'] as const;

/**
 * What a verification code of `auth.sendVerifyCode` is for: `forgetPassword` for who holds a ticket, `changePhone` and
 * `resetPassword` (a new password without the old one) for who is signed in. The first never ends a session.
 */
export const verifyOperations = ['forgetPassword', 'changePhone', 'resetPassword'] as const;

const remembered = () => ({ rememberDays: z.optional(whole(0, 30)) });

/** Sign in by account and password, or by phone and code. */
export const login = /* @__PURE__ */ call('auth.login', {
  method: 'POST',
  path: '/api/user/mobile/login',
  retry: false,
  permission: 'public',
  request: () =>
    z.union([
      z.object({
        ...remembered(),
        account: identifier(100, 1),
        password: password(),
        captcha: captchaPass(),
      }),
      z.object({ ...remembered(), phone: phone(), code: verificationCode() }),
    ]),
  data: loginResult,
  errors: ['wrongCredentials', 'locked', 'codeWrong', 'captchaNeeded', 'accountDisabled', 'notAllowed'],
});

/** Send a verification code to a phone. */
export const sendCode = /* @__PURE__ */ call('auth.sendCode', {
  method: 'POST',
  path: '/api/user/mobile/send_code',
  permission: 'public',
  writes: true,
  request: () => z.object({ phone: phone(), operate: z.enum(codeOperations), captcha: captchaPass() }),
  data: codeSent,
  errors: ['captchaNeeded'],
});

/** End this session. */
export const logout = /* @__PURE__ */ call('auth.logout', {
  method: 'POST',
  path: '/api/user/mobile/logout',
  permission: 'signedIn',
  beforeApproval: true,
  beforePasswordChange: true,
  writes: true,
  request: nothing,
  data: nothing,
});

/** Find an account to set a new password for. The answer looks the same whether or not there is one. */
export const findAccount = /* @__PURE__ */ call('auth.findAccount', {
  method: 'POST',
  path: '/api/user/mobile/find_account',
  permission: 'public',
  retry: false,
  request: () => z.object({ account: identifier(100, 1), captcha: captchaPass() }),
  data: () => z.object({ maskedPhone: z.optional(z.string()), ticket: z.string() }),
  errors: ['captchaNeeded'],
});

/** Delete one's own account for good: name and phone are masked everywhere at once, orders stay. */
export const deleteAccount = /* @__PURE__ */ call('auth.deleteAccount', {
  method: 'POST',
  path: '/api/user/mobile/cancel',
  permission: 'signedIn',
  beforeApproval: true,
  writes: true,
  countsRefusals: true,
  request: () => z.object({ code: verificationCode() }),
  data: nothing,
  errors: ['codeWrong', 'locked'],
});

/**
 * Sign up as a customer. An invitation joins its sites at once; the code of a site, or being a known reporter there,
 * only asks to join.
 */
export const register = /* @__PURE__ */ call('auth.register', {
  method: 'POST',
  path: '/api/user/mobile/register',
  permission: 'public',
  writes: true,
  request: () =>
    z.object({
      phone: phone(),
      code: verificationCode(),
      password: newPassword(),
      name: text(100, 1),
      /** Code of a site, as its sign shows it. */
      cellCode: z.optional(text(100)),
      /** An invitation; or the code of the service organisation, where the site's code alone does not say which. */
      inviteCode: z.optional(inviteCode()),
    }),
  data: () =>
    z.object({
      id: z.string(),
      /** True while the account waits for approval. */
      underReview: z.optional(z.boolean()),
    }),
  errors: ['codeWrong', 'locked'],
});

/** Send a code to the phone that a ticket stands for, to one's own phone, or to a new one. */
export const sendVerifyCode = /* @__PURE__ */ call('auth.sendVerifyCode', {
  method: 'POST',
  path: '/api/user/system/verify/send_verify_code',
  permission: 'public',
  writes: true,
  request: () =>
    z.object({
      operate: z.enum(verifyOperations),
      /** The new number, for `changePhone`; without it the code goes to the number there is. */
      phone: z.optional(phone()),
      /** From `auth.findAccount`, for `forgetPassword`. */
      ticket: z.optional(text(300)),
      captcha: captchaPass(),
    }),
  data: codeSent,
  errors: ['captchaNeeded', 'notSignedIn'],
});

/** Set a new password by a ticket and its code; ends every session. */
export const setNewPassword = /* @__PURE__ */ call('auth.setNewPassword', {
  method: 'POST',
  path: '/api/user/system/verify/set_new_password',
  permission: 'public',
  writes: true,
  request: () =>
    z.object({
      ticket: text(300, 1),
      code: verificationCode(),
      newPassword: newPassword(),
      operate: z.literal('forgetPassword'),
    }),
  data: nothing,
  errors: ['codeWrong', 'locked'],
});

/** Change one's own password, by the old one or by a code to one's phone; ends every other session. */
export const updatePassword = /* @__PURE__ */ call('auth.updatePassword', {
  method: 'POST',
  path: '/api/user/system/update_password',
  permission: 'signedIn',
  beforeApproval: true,
  beforePasswordChange: true,
  writes: true,
  countsRefusals: true,
  request: () =>
    z.union([
      z.object({ oldPassword: password(), newPassword: newPassword() }),
      z.object({ code: verificationCode(), newPassword: newPassword() }),
    ]),
  data: nothing,
  errors: ['wrongCredentials', 'codeWrong', 'locked', 'notAllowed'],
});

/** Work in another of one's groups. */
export const switchGroup = /* @__PURE__ */ call('auth.switchGroup', {
  method: 'POST',
  path: '/api/user/group/switch_group',
  permission: 'signedIn',
  side: 'staff',
  writes: true,
  request: () => z.object({ groupId: id() }),
  data: () => z.object({ groupId: z.string() }),
  errors: ['notFound'],
});

/** What became of a terminal's request to sign in. An unknown word of a newer server means: not yet. */
export type DeviceState = 'pending' | 'slowDown' | 'denied' | 'expired' | 'approved';

/**
 * Begin to sign in a terminal that has no browser (RFC 8628): it shows `userCode` and `verifyUrl`, and asks
 * `auth.devicePoll` every `interval` seconds until a person who is signed in elsewhere has decided.
 */
export const deviceStart = /* @__PURE__ */ call('auth.deviceStart', {
  method: 'POST',
  path: '/api/user/device/start',
  permission: 'public',
  retry: false,
  request: () => z.object({ ...remembered(), /** What the terminal calls itself. */ name: text(60, 1) }),
  data: () =>
    z.object({
      deviceCode: z.string(),
      /** Eight letters that are not taken for others, as `WDJB-MJHT`. */
      userCode: z.string(),
      /** Where the code is typed in. */
      verifyUrl: z.string(),
      /** The same with the code in it, for a QR code. */
      verifyUrlComplete: z.string(),
      /** Seconds that all this is good for. */
      expiresIn: z.number(),
      /** Seconds between two polls. */
      interval: z.number(),
    }),
});

/** Ask whether a terminal was approved. It learns so once; one that polls too soon has to wait longer afterwards. */
export const devicePoll = /* @__PURE__ */ call('auth.devicePoll', {
  method: 'POST',
  path: '/api/user/device/poll',
  permission: 'public',
  retry: false,
  request: () => z.object({ deviceCode: text(300, 1) }),
  data: () =>
    z.object({
      state: openWord<DeviceState>(),
      /** Seconds to the next poll, while there is one. */
      interval: z.optional(z.number()),
      /** When approved. */
      login: z.optional(loginResult()),
    }),
  errors: ['accountDisabled'],
});

/** A code as a person types it: hyphens, blanks and case do not matter. */
const userCode = () => identifier(30, 1);

/** What asks to be signed in, and from where, for who is to approve it. */
export const deviceFind = /* @__PURE__ */ call('auth.deviceFind', {
  method: 'POST',
  path: '/api/user/device/find',
  permission: 'signedIn',
  countsRefusals: true,
  request: () => z.object({ userCode: userCode() }),
  data: () =>
    z.object({
      userCode: z.string(),
      /** What it calls itself, which proves nothing. */
      name: z.string(),
      /** Its program, as it says. */
      device: z.string(),
      /** The network address that it asked from. */
      address: z.string(),
      createdAt: z.string(),
      expiresAt: z.string(),
      /** For how long it would stay signed in; 0 for half a day. */
      rememberDays: z.number(),
    }),
  errors: ['notFound'],
});

/** Sign a terminal in with my account, or refuse it. */
export const deviceApprove = /* @__PURE__ */ call('auth.deviceApprove', {
  method: 'POST',
  path: '/api/user/device/approve',
  permission: 'signedIn',
  writes: true,
  countsRefusals: true,
  request: () => z.object({ userCode: userCode(), approve: z.boolean() }),
  data: nothing,
  errors: ['notFound'],
});
