import type { CheckedRequestOf, captcha, DataOf } from '@svcdesk/core/contract';

/** What a pass may be used for. */
export type CaptchaScene = (typeof captcha.captchaScenes)[number];

/** What a person is shown. */
export type Challenge = DataOf<typeof captcha.param>;

/** What a person hands in. */
export type CaptchaAnswer = CheckedRequestOf<typeof captcha.verify>;

/** The pass for a right answer; `unknown` when there was no such challenge, or an answer to it already. */
export type CaptchaVerdict = { readonly pass: string } | { readonly refused: 'wrong' | 'unknown' };

/** Poses challenges and gives passes for right answers. */
export interface CaptchaService {
  challenge(scene: CaptchaScene, at: Date): Promise<Challenge>;
  /** Judges an answer. Right or wrong, the challenge is used up. */
  answer(answer: CaptchaAnswer, at: Date): Promise<CaptchaVerdict>;
  /** Gives another pass for the next step to a caller who has just used one. */
  grant(scene: CaptchaScene, at: Date): Promise<string>;
  /** Uses a pass up; whether it was good for this. */
  redeem(pass: string | undefined, scene: CaptchaScene, at: Date): Promise<boolean>;
}
