import * as z from 'zod/mini';
import { loginResult } from './atoms/account.ts';
import { nothing, phone, text, whole } from './atoms/basic.ts';
import { call } from './define.ts';

/** What a verification code of `auth.sendCode` is for (decided). */
export const codeOperations = ['login', 'register', 'deleteAccount'] as const;

const captcha = () => z.optional(text(300));

/** Sign in by account and password, or by phone and code. */
export const login = /* @__PURE__ */ call('auth.login', {
  method: 'POST',
  path: '/api/user/mobile/login',
  retry: false,
  permission: 'public',
  request: () =>
    z.intersection(
      z.object({ rememberDays: z.optional(whole(0, 30)) }),
      z.union([
        z.object({
          account: text(100, 1),
          password: z.string().check(z.minLength(1), z.maxLength(200)),
          captcha: captcha(),
        }),
        z.object({ phone: phone(), code: z.string().check(z.regex(/^\d{6}$/)) }),
      ]),
    ),
  data: loginResult,
  errors: ['wrongCredentials', 'locked', 'codeWrong', 'captchaNeeded', 'accountDisabled'],
});

/** Send a verification code to a phone. */
export const sendCode = /* @__PURE__ */ call('auth.sendCode', {
  method: 'POST',
  path: '/api/user/mobile/send_code',
  permission: 'public',
  writes: true,
  request: () => z.object({ phone: phone(), operate: z.enum(codeOperations), captcha: captcha() }),
  data: () => z.object({ resendAfterSeconds: z.number() }),
  errors: ['captchaNeeded'],
});

/** End this session. */
export const logout = /* @__PURE__ */ call('auth.logout', {
  method: 'POST',
  path: '/api/user/mobile/logout',
  permission: 'signedIn',
  writes: true,
  request: nothing,
  data: nothing,
});
