import * as z from 'zod/mini';
import { loginResult } from './atoms/account.ts';
import { id, inviteCode, nothing, phone, text } from './atoms/basic.ts';
import { engineer, profileFields, skill } from './atoms/engineer.ts';
import { captchaPass, codeSent, newPassword, verificationCode } from './atoms/secret.ts';
import { tree } from './atoms/tree.ts';
import { call } from './define.ts';

/** Send a code to a person who signs up as an engineer. */
export const sendVerifyCode = /* @__PURE__ */ call('engineers.sendVerifyCode', {
  method: 'POST',
  path: '/api/user/engineer/send_verify_code',
  permission: 'public',
  writes: true,
  request: () => z.object({ phone: phone(), captcha: captchaPass() }),
  data: codeSent,
  errors: ['captchaNeeded'],
});

/** Whether a phone has an account; answered only with a fresh slider pass. */
export const checkPhoneExist = /* @__PURE__ */ call('engineers.checkPhoneExist', {
  method: 'POST',
  path: '/api/user/engineer/check_phone_exist',
  permission: 'public',
  retry: false,
  request: () => z.object({ phone: phone(), captcha: captchaPass() }),
  data: () =>
    z.object({
      exist: z.boolean(),
      /** Slider pass for the code that follows, so that the slider is moved once. */
      captcha: z.optional(z.string()),
    }),
  errors: ['captchaNeeded'],
});

/**
 * Sign up as an engineer: makes an account under review and signs it in, with nothing but its own profile until a
 * lead approves. Never retried automatically, since the answer holds a token that is not stored.
 */
export const register = /* @__PURE__ */ call('engineers.register', {
  method: 'POST',
  path: '/api/user/engineer/register',
  permission: 'public',
  retry: false,
  request: () =>
    z.object({
      ...profileFields(),
      phone: phone(),
      code: verificationCode(),
      password: newPassword(),
      name: text(100, 1),
      inviteCode: z.optional(inviteCode()),
    }),
  data: loginResult,
  errors: ['codeWrong', 'locked', 'notAllowed'],
});

/** Skills to choose from: of one's own organisation, of the one that invites, else of the deployment's own. */
export const skillTree = /* @__PURE__ */ call('engineers.skillTree', {
  method: 'POST',
  path: '/api/user/engineer/get_skill_tree',
  permission: 'public',
  request: () => z.object({ inviteCode: z.optional(inviteCode()) }),
  data: tree,
});

/** Hand in changes of one's own profile for review; the old one stays in force meanwhile. */
export const update = /* @__PURE__ */ call('engineers.update', {
  method: 'POST',
  path: '/api/user/engineer/update',
  permission: 'signedIn',
  beforeApproval: true,
  side: 'staff',
  writes: true,
  request: () => z.object(profileFields()),
  data: nothing,
});

/** An engineer, oneself unless said: skills, areas, saturation. */
export const findOne = /* @__PURE__ */ call('engineers.findOne', {
  method: 'POST',
  path: '/api/user/engineer/find_one',
  permission: 'signedIn',
  beforeApproval: true,
  side: 'staff',
  request: () => z.object({ id: z.optional(id()) }),
  data: engineer,
  errors: ['notFound'],
});

/** Skills of an engineer, one's own unless said. */
export const skills = /* @__PURE__ */ call('engineers.skills', {
  method: 'POST',
  path: '/api/user/engineer/get_skills',
  permission: 'signedIn',
  beforeApproval: true,
  side: 'staff',
  request: () => z.object({ engineerId: z.optional(id()) }),
  data: () => z.array(skill()),
  errors: ['notFound'],
});

/** Drop a skill of one's own, at once. */
export const deleteSkill = /* @__PURE__ */ call('engineers.deleteSkill', {
  method: 'POST',
  path: '/api/user/engineer/delete_skill',
  permission: 'signedIn',
  beforeApproval: true,
  side: 'staff',
  writes: true,
  request: () => z.object({ skillId: id() }),
  data: nothing,
  errors: ['notFound'],
});
