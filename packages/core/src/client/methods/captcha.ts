// Written by `pnpm gen` from the contract and its docs.
import type * as captcha from '../../contract/captcha.ts';
import type { DataOf, RequestOf } from '../../contract/define.ts';
import type { CallOptions } from '../caller.ts';

/** What `captcha.param` takes. Ask for a slider challenge. */
export interface CaptchaParamQuery extends RequestOf<typeof captcha.param> {}

/** What `captcha.param` answers. Ask for a slider challenge. */
export interface CaptchaParamAnswer extends DataOf<typeof captcha.param> {}

/** What `captcha.verify` takes. Hand in a slider answer. */
export interface CaptchaVerifyQuery extends RequestOf<typeof captcha.verify> {}

/** What `captcha.verify` answers. Hand in a slider answer. */
export interface CaptchaVerifyAnswer extends DataOf<typeof captcha.verify> {}

/** Calls of `captcha` as methods. */
export interface CaptchaMethods {
  /** Ask for a slider challenge. */
  param(request: CaptchaParamQuery, options?: CallOptions): Promise<CaptchaParamAnswer>;
  /** Hand in a slider answer. */
  verify(request: CaptchaVerifyQuery, options?: CallOptions): Promise<CaptchaVerifyAnswer>;
}
