import * as z from 'zod/mini';
import { normalizeCode } from '../../typed/typed-code.ts';
import { once } from '../define.ts';
import { maxPasswordLength, minPasswordLength } from '../limits.ts';
import { text, wellFormed } from './basic.ts';

/** A pass of the slider check. */
export const captchaPass = () => z.optional(text(300));

/** A verification code that arrived on a phone, or the message that brought it. */
export const verificationCode = /* @__PURE__ */ once(() =>
  z.string().check(z.overwrite(normalizeCode), z.regex(/^\d{6}$/)),
);

/** A password as it is typed to sign in, of any length and form. */
export const password = /* @__PURE__ */ once(() =>
  z.string().check(z.minLength(1), z.maxLength(maxPasswordLength), wellFormed()),
);

/** A new password, which has to meet the rules. */
export const newPassword = /* @__PURE__ */ once(() =>
  z.string().check(z.minLength(minPasswordLength), z.maxLength(maxPasswordLength), wellFormed()),
);

/** What sending a code answers, whether or not the phone is known. */
export const codeSent = /* @__PURE__ */ once(() => z.object({ resendAfterSeconds: z.number() }));
