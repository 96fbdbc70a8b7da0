// Written by `pnpm gen` from the contract and its docs.
import type { CaptchaParamAnswer, CaptchaParamQuery, CaptchaVerifyAnswer, CaptchaVerifyQuery } from '../../contract/named/index.ts';
import type { CallOptions } from '../caller.ts';

/** Calls of `captcha` as methods. */
export interface CaptchaMethods {
  /** Ask for a slider challenge. */
  param(request: CaptchaParamQuery, options?: CallOptions): Promise<CaptchaParamAnswer>;
  /** Hand in a slider answer. */
  verify(request: CaptchaVerifyQuery, options?: CallOptions): Promise<CaptchaVerifyAnswer>;
}
