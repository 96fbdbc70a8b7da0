// Written by `pnpm gen` from the contract and its docs.
import type * as captcha from '../captcha.ts';
import type { InferredDataOf, InferredRequestOf } from '../define.ts';

type CaptchaParamQueryInferred = InferredRequestOf<typeof captcha.param>;

/** What `captcha.param` takes. Ask for a slider challenge. */
export type CaptchaParamQuery = {
  /** What the slider is passed for: a pass for one purpose is good for no other. */
  scene: CaptchaParamQueryInferred['scene'];
};

type CaptchaParamAnswerInferred = InferredDataOf<typeof captcha.param>;

/** What `captcha.param` answers. Ask for a slider challenge. */
export type CaptchaParamAnswer = {
  /** Which slider is answered. */
  challengeId: CaptchaParamAnswerInferred['challengeId'];
  /** Who poses the slider: puzzle, geetest, or none where it is switched off. */
  provider: CaptchaParamAnswerInferred['provider'];
  /** The pictures of a slider of this server. */
  puzzle?: {
    /** The picture with the hole, as a data URL. */
    background: NonNullable<CaptchaParamAnswerInferred['puzzle']>['background'];
    /** The piece that fits the hole, as a data URL. */
    piece: NonNullable<CaptchaParamAnswerInferred['puzzle']>['piece'];
    /** In pixels. */
    width: NonNullable<CaptchaParamAnswerInferred['puzzle']>['width'];
    /** In pixels. */
    height: NonNullable<CaptchaParamAnswerInferred['puzzle']>['height'];
    /** In pixels of the picture. */
    pieceWidth: NonNullable<CaptchaParamAnswerInferred['puzzle']>['pieceWidth'];
    /** In pixels of the picture. */
    pieceHeight: NonNullable<CaptchaParamAnswerInferred['puzzle']>['pieceHeight'];
    /** How far below the top of the picture the piece stands, in pixels. */
    pieceTop: NonNullable<CaptchaParamAnswerInferred['puzzle']>['pieceTop'];
  } | undefined;
  /** What the slider of GeeTest takes or gives. */
  geetest?: {
    /** The id that the script of GeeTest is started with. */
    captchaId: NonNullable<CaptchaParamAnswerInferred['geetest']>['captchaId'];
  } | undefined;
};

type CaptchaVerifyQueryInferred = InferredRequestOf<typeof captcha.verify>;

/** What `captcha.verify` takes. Hand in a slider answer. */
export type CaptchaVerifyQuery = {
  /** Which slider is answered. */
  challengeId: CaptchaVerifyQueryInferred['challengeId'];
  /** Where the piece was let go: its left edge in pixels of the picture. */
  x?: CaptchaVerifyQueryInferred['x'];
  /** How the piece was moved: dragged, or by keys for who cannot drag. */
  by?: CaptchaVerifyQueryInferred['by'];
  /** How long it took, in milliseconds. */
  durationMs?: CaptchaVerifyQueryInferred['durationMs'];
  /** The way of the piece as points of left edge, top and milliseconds. */
  trail?: CaptchaVerifyQueryInferred['trail'];
  /** What the slider of GeeTest takes or gives. */
  geetest?: {
    /** As GeeTest gave it. */
    lotNumber: NonNullable<CaptchaVerifyQueryInferred['geetest']>['lotNumber'];
    /** As GeeTest gave it. */
    captchaOutput: NonNullable<CaptchaVerifyQueryInferred['geetest']>['captchaOutput'];
    /** As GeeTest gave it. */
    passToken: NonNullable<CaptchaVerifyQueryInferred['geetest']>['passToken'];
    /** As GeeTest gave it. */
    genTime: NonNullable<CaptchaVerifyQueryInferred['geetest']>['genTime'];
  } | undefined;
};

type CaptchaVerifyAnswerInferred = InferredDataOf<typeof captcha.verify>;

/** What `captcha.verify` answers. Hand in a slider answer. */
export type CaptchaVerifyAnswer = {
  /** A passed slider, good for one use; from captcha.verify. */
  captcha: CaptchaVerifyAnswerInferred['captcha'];
};

/** What the calls of `captcha` take and answer. */
export interface CaptchaCalls {
  'captcha.param': { request: CaptchaParamQuery; data: CaptchaParamAnswer };
  'captcha.verify': { request: CaptchaVerifyQuery; data: CaptchaVerifyAnswer };
}
