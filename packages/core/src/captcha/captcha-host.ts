import type { DataOf, RequestOf } from '../contract/call-types.ts';
import type { param, verify } from '../contract/captcha.ts';

/** What a slider is passed for, such as `login` or `sendCode`. */
export type CaptchaScene = RequestOf<typeof param>['scene'];

/** The picture with a hole, its piece and their sizes in pixels of the picture's own width. */
export type Puzzle = NonNullable<DataOf<typeof param>['puzzle']>;

/** Where the piece was put (`x`, in pixels of the picture's own width), and how it came there. */
export type PuzzleAnswer = Omit<RequestOf<typeof verify>, 'challengeId' | 'geetest'> & { x: number };

/** What GeeTest's own window gives when the person has passed it. */
export type GeetestAnswer = NonNullable<RequestOf<typeof verify>['geetest']>;

/**
 * Shows the challenge; the SDK itself shows nothing. Each method resolves to what the person did, or to undefined
 * when they closed it.
 */
export interface CaptchaHost {
  /** Shows a puzzle; `wrong` says that the answer before did not fit, so that it can be said beside the picture. */
  puzzle(puzzle: Puzzle, state: { wrong: boolean }): Promise<PuzzleAnswer | undefined>;
  /** Shows GeeTest's window; needed only for servers that use it. See {@link geetestWindow}. */
  geetest?(captchaId: string): Promise<GeetestAnswer | undefined>;
}
